import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type DevEnvironment } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../machine/project-folders.ts'
import { createViteServer } from './vite.ts'

/** Packages that Start leaves as they are, and what these import: modules, which need no optimizing. */
const SENT_AS_THEY_ARE = [
  '@tanstack/history',
  '@tanstack/react-router',
  '@tanstack/react-start',
  '@tanstack/react-start-client',
  '@tanstack/router-core',
  '@tanstack/start-client-core',
  '@tanstack/start-fn-stubs',
  'cookie-es',
  'seroval',
  'seroval-plugins',
]

test('no page is loaded again because Vite finds a package late [CLI-01]', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'spoke-vite-'))
  const vite = await createServer({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    cacheDir,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  onTestFinished(async () => {
    await vite.close()
    rmSync(cacheDir, { recursive: true })
  })
  const { client } = vite.environments
  const modules = await listModules(client, '/app/router.tsx')
  expect(modules.size).toBeGreaterThan(500)
  expect(client.config.optimizeDeps.noDiscovery).toBe(true)
  const packages = [...modules].flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/.][^/]*)/.exec(url)?.[1] ?? [])
  expect(
    [...new Set(packages)].toSorted(),
    'list a package that browsers get in optimizeDeps.include of vite.config.ts',
  ).toEqual(SENT_AS_THEY_ARE)
})

test('checkouts that share packages do not share optimized ones [CLI-01]', async () => {
  const vite = await createViteServer({ port: 0, link: '', backend: 'http://localhost:1', ready: Promise.resolve() })
  onTestFinished(() => vite.close())
  expect(vite.config.cacheDir).toBe(join(ROOT, '.spoke/vite'))
})

/** The addresses of all modules that a browser can get, those that are loaded late included, without optimized packages. */
async function listModules(client: DevEnvironment, url: string, urls = new Set<string>()): Promise<Set<string>> {
  if (urls.has(url) || /\/deps\/|\/vite\/dist\//.test(url)) return urls
  urls.add(url)
  await client.transformRequest(url)
  const module = await client.moduleGraph.getModuleByUrl(url)
  for (const imported of module?.importedModules ?? []) await listModules(client, imported.url, urls)
  return urls
}

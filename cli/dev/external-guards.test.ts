import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { createExternalGuardsPlugin } from './external-guards.ts'

test('guards that are generated while the shop runs take effect [CTR-05]', async () => {
  const root = mkdtempSync(join(tmpdir(), 'spoke-guards-'))
  const folder = join(root, 'contracts/fit/generated')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'client.js'), `export { guards } from './contracts/fit/generated/guards.js'\n`)
  const generate = (guards: string) => writeFileSync(join(folder, 'guards.js'), `export const guards = '${guards}'\n`)
  generate('old')
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [createExternalGuardsPlugin()],
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(async () => {
    await vite.close()
    rmSync(root, { recursive: true })
  })
  const load = async () => (await vite.ssrLoadModule('/client.js')).guards
  expect(await load()).toBe('old')
  await expect
    .poll(async () => {
      // Written again and again, because the watcher may not have started yet.
      generate('new')
      return load()
    })
    .toBe('new')
})

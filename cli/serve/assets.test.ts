import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { loadAssets } from './assets.ts'

const script = 'export const trousers = "that fit";\n'.repeat(100)
const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function aBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'spoke-assets-'))
  folders.push(folder)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'index-B1x_9zQa.js'), script)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n')
  return folder
}

const headersOf = (head: string[] = []) =>
  Object.fromEntries(Array.from({ length: head.length / 2 }, (_, i) => [head[i * 2], head[i * 2 + 1]]))

test('a file named after its content is kept by browsers for good, any other for an hour [OPS-03]', async () => {
  const assets = await loadAssets(await aBuild())
  const control = (path: string) => headersOf(assets.get(path)?.forms.get('identity')?.head)['cache-control']
  expect(control('/assets/index-B1x_9zQa.js')).toBe('public, max-age=31536000, immutable')
  expect(control('/robots.txt')).toBe('public, max-age=3600')
})

test('a script is sent small, with its type, to who takes it', async () => {
  const form = (await loadAssets(await aBuild())).get('/assets/index-B1x_9zQa.js')?.forms.get('br')
  expect(brotliDecompressSync(form?.body ?? '').toString()).toBe(script)
  expect(headersOf(form?.head)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
})

test('compressed forms are left beside the file for the next start, and are no assets themselves', async () => {
  const folder = await aBuild()
  await loadAssets(folder)
  expect(await readdir(join(folder, 'assets'))).toEqual([
    'index-B1x_9zQa.js',
    'index-B1x_9zQa.js.br',
    'index-B1x_9zQa.js.gz',
  ])
  expect([...(await loadAssets(folder)).keys()].sort()).toEqual(['/assets/index-B1x_9zQa.js', '/robots.txt'])
})

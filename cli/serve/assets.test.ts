import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { openAssets, withEarlierAssets } from './assets.ts'

const script = 'export const trousers = "that fit";\n'.repeat(100)
const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function createBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'spoke-assets-'))
  folders.push(folder)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'index-B1x_9zQa.js'), script)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n')
  return folder
}

const toRequest = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers })

test('browsers keep a file with a content hash for good, any other for an hour [OPS-03]', async () => {
  const assets = await openAssets(await createBuild())
  const getCacheControl = async (path: string) => (await assets.respond(toRequest(path))).headers.get('cache-control')
  expect(await getCacheControl('/assets/index-B1x_9zQa.js')).toBe('public, max-age=31536000, immutable')
  expect(await getCacheControl('/robots.txt')).toBe('public, max-age=3600')
})

test('a file is sent whatever the client calls its host [OPS-12]', async () => {
  const file = '/assets/index-B1x_9zQa.js'
  const assets = await openAssets(await createBuild())
  const both = withEarlierAssets(await openAssets(await createBuild()), assets)
  const server = createServer(async (req, res) => {
    const respond = async () => both.respond(new NodeRequest({ req, res }))
    const response = await respond().catch((error: unknown) => new Response(String(error), { status: 500 }))
    await sendNodeResponse(res, response)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const getStatus = async (host: string, range: string) => {
    const [response] = await once(get({ port, path: file, headers: { host, ...(range && { range }) } }), 'response')
    response.resume()
    return response.statusCode
  }
  for (const host of ['shop.example:99999', '1.2.3.4.5:0', 'a b', '[', 'a/../b?'])
    expect([host, await getStatus(host, ''), await getStatus(host, 'bytes=0-9')]).toEqual([host, 200, 206])
})

test('a script is sent compressed and with its type to clients that accept that', async () => {
  const assets = await openAssets(await createBuild())
  const response = await assets.respond(toRequest('/assets/index-B1x_9zQa.js', { 'accept-encoding': 'br' }))
  expect(brotliDecompressSync(await response.bytes()).toString()).toBe(script)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
})

test('compressed siblings are written for the next start and are no assets themselves', async () => {
  const folder = await createBuild()
  await openAssets(folder)
  expect(await readdir(join(folder, 'assets'))).toEqual([
    'index-B1x_9zQa.js',
    'index-B1x_9zQa.js.br',
    'index-B1x_9zQa.js.gz',
  ])
  const assets = await openAssets(folder)
  expect(assets.has('/assets/index-B1x_9zQa.js')).toBe(true)
  expect(assets.has('/robots.txt')).toBe(true)
  expect(assets.has('/assets/index-B1x_9zQa.js.br')).toBe(false)
})

test('a compressed sibling is written again only when its file is newer', async () => {
  const folder = await createBuild()
  const file = join(folder, 'assets', 'index-B1x_9zQa.js')
  await openAssets(folder)
  const written = await stat(`${file}.br`)
  await openAssets(folder)
  expect((await stat(`${file}.br`)).mtimeMs).toBe(written.mtimeMs)
  await writeFile(file, script.replaceAll('trousers', 'shirts'))
  await utimes(file, new Date(), new Date(Date.now() + 60_000))
  const response = await (await openAssets(folder)).respond(
    toRequest('/assets/index-B1x_9zQa.js', { 'accept-encoding': 'br' }),
  )
  expect(brotliDecompressSync(await response.bytes()).toString()).toContain('shirts')
})

test('a client that has the file is sent 304 with the headers that matter', async () => {
  const assets = await openAssets(await createBuild())
  const etag = (await assets.respond(toRequest('/robots.txt'))).headers.get('etag') ?? ''
  const response = await assets.respond(toRequest('/robots.txt', { 'if-none-match': etag }))
  expect(response.status).toBe(304)
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
})

test.each(['/../package.json', '/%2e%2e/package.json', '/assets', '/', '/assets/..%2frobots.txt'])(
  'a path that is not a built file is no asset: %s',
  async (path) => {
    expect((await openAssets(await createBuild())).has(path)).toBe(false)
  },
)

test('pages of the build before still get their files, and nothing else of it [OPS-12]', async () => {
  const [folder, earlier] = [await createBuild(), await createBuild()]
  await writeFile(join(earlier, 'assets', 'index-0ld_h4sh.js'), 'export {}')
  await writeFile(join(earlier, 'old.txt'), 'old')
  await writeFile(join(earlier, 'robots.txt'), 'old')
  const assets = withEarlierAssets(await openAssets(folder), await openAssets(earlier))
  const read = async (path: string) => (await assets.respond(toRequest(path))).text()
  expect(await read('/assets/index-0ld_h4sh.js')).toBe('export {}')
  expect(await read('/robots.txt')).toBe('User-agent: *\n')
  expect(['/assets/index-0ld_h4sh.js', '/old.txt', '/assets/none.js'].map(assets.has)).toEqual([true, false, false])
})

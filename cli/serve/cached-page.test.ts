import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { getEncodedBody, readPage } from './cached-page.ts'

const words = ['trousers', 'chino', 'navy', 'waist', 'leg', 'fit', 'build', 'taper']
/** Text that the best compression makes smaller than the fast one does. */
const HTML = Array.from({ length: 3_000 }, (_, index) => `${words[(index * index) % 7]} ${(index * 37) % 101}`).join(
  '<p>',
)

const createPage = () =>
  readPage(
    new Response(HTML, { headers: { 'content-type': 'text/html' } }),
    { freshMs: 1_000, staleMs: 0, staleIfErrorMs: 0 },
    0,
  )

test('a page that is sent often is compressed better once [OPS-03] [OPS-07]', async () => {
  const page = await createPage()
  const { body: fast } = await getEncodedBody(page, 'br')
  for (let use = 0; use < 10; use++) expect((await getEncodedBody(page, 'br')).body).toBe(fast)
  await vi.waitFor(async () => expect((await getEncodedBody(page, 'br')).body.length).toBeLessThan(fast.length), {
    timeout: 60_000,
  })
  const { body: best, headers } = await getEncodedBody(page, 'br')
  expect(brotliDecompressSync(best).toString()).toBe(HTML)
  expect(headers[headers.indexOf('content-length') + 1]).toBe(String(best.length))
})

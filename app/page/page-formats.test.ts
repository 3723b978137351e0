import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { NodeRequest } from 'srvx/node'
import { expect, test } from 'vitest'
import { getPageFormat } from '#contracts/shop/page-format.ts'
import { getRequestedFormat, toFormat, withHtmlAccepted } from './page-formats.ts'

const createPage = () =>
  new Response('<main><h1>Belts</h1></main>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=60', etag: 'W/"1"' },
  })

test.each([
  ['text/markdown', 'text/markdown'],
  ['text/markdown, text/html, */*', 'text/markdown'],
  ['text/html, text/markdown;q=0.5', 'text/html'],
  ['text/html;q=0.5, text/markdown;q=0.9', 'text/markdown'],
  ['text/markdown;q=1.0, text/html;q=0.9', 'text/markdown'],
  ['Text/Markdown;Q=1', 'text/markdown'],
  ['text/markdown;variant=GFM, text/*', 'text/markdown'],
  ['text/markdown;q=0', 'text/html'],
  ['text/markdown; variant=GFM; q=0', 'text/html'],
  ['text/markdown;q=0.5, */*;q=0.8', 'text/html'],
  ['text/markdown;q=high', 'text/html'],
  ['text/markdown-x', 'text/html'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  ['*/*', 'text/html'],
  [undefined, 'text/html'],
])('who accepts %s gets %s [AGT-02]', (accept, format) => {
  expect(getPageFormat(accept)).toBe(format)
})

test('a page has the same cache rules in both formats, and says that they vary [AGT-02]', async () => {
  const html = await toFormat(createPage(), { format: 'text/html', origin: 'https://shop.test' })
  const markdown = await toFormat(createPage(), { format: 'text/markdown', origin: 'https://shop.test' })
  expect([html.headers.get('vary'), markdown.headers.get('vary')]).toEqual(['accept', 'accept'])
  expect(markdown.headers.get('cache-control')).toBe(html.headers.get('cache-control'))
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(markdown.headers.has('etag')).toBe(false)
  expect(await markdown.text()).toBe('# Belts\n')
})

test('a response that is no page is not changed', async () => {
  const response = await toFormat(Response.json({}), { format: 'text/markdown', origin: 'https://shop.test' })
  expect([response.headers.has('vary'), await response.text()]).toEqual([false, '{}'])
})

/** A request as the development server makes it. */
function createNodeRequest(headers: Record<string, string>) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/belts', method: 'HEAD', headers })
  req.rawHeaders.push(...Object.entries({ host: 'shop.test', ...headers }).flat())
  return new NodeRequest({ req, res: new ServerResponse(req) })
}

test('Start is asked for HTML, by requests of every server', () => {
  const headers = { accept: 'text/markdown', 'x-request-id': '1' }
  for (const request of [
    new Request('https://shop.test/belts', { headers, method: 'HEAD' }),
    createNodeRequest(headers),
  ]) {
    const readable = withHtmlAccepted(request)
    expect([readable.method, new URL(readable.url).pathname]).toEqual(['HEAD', '/belts'])
    expect(Object.fromEntries(readable.headers)).toMatchObject({ accept: 'text/html', 'x-request-id': '1' })
  }
})

test('what is sent to the shop is answered for a browser', () => {
  const headers = { accept: 'text/markdown' }
  const formats = ['GET', 'HEAD', 'POST'].map((method) =>
    getRequestedFormat(new Request('https://shop.test/', { method, headers })),
  )
  expect(formats).toEqual(['text/markdown', 'text/markdown', 'text/html'])
})

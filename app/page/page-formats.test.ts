import { expect, test } from 'vitest'
import { getPageFormat } from '#contracts/shop/page-format.ts'
import { toFormat, withHtmlAccepted } from './page-formats.ts'

const createPage = () =>
  new Response('<main><h1>Belts</h1></main>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=60', etag: 'W/"1"' },
  })

test.each([
  ['text/markdown', 'text/markdown'],
  ['text/markdown, text/html, */*', 'text/markdown'],
  ['text/html, text/markdown;q=0.5', 'text/html'],
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

test('what is no page stays as it is', async () => {
  const response = await toFormat(Response.json({}), { format: 'text/markdown', origin: 'https://shop.test' })
  expect([response.headers.has('vary'), await response.text()]).toEqual([false, '{}'])
})

test('Start is asked for HTML', () => {
  const request = new Request('https://shop.test/', { headers: { accept: 'text/markdown', 'x-request-id': '1' } })
  expect(Object.fromEntries(withHtmlAccepted(request).headers)).toEqual({ accept: 'text/html', 'x-request-id': '1' })
})

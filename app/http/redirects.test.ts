import { expect, test } from 'vitest'
import { seeOther, toSameSitePath } from './redirects.ts'

test.each([
  ['/cart', '/cart'],
  ['/collections/trousers?w=34', '/collections/trousers?w=34'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/a\r\nset-cookie: x=1', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('a redirect to %j stays on this site, at %s [OPS-04]', (requestedPath, path) => {
  expect(toSameSitePath(requestedPath)).toBe(path)
})

test('a posted form is answered with a redirect to a page', () => {
  const response = seeOther('/cart')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
})

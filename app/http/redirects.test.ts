import { expect, test } from 'vitest'
import { seeOther, toSameSitePath } from './plain-responses.ts'

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

test('the response to a posted form is a redirect to a page', () => {
  const response = seeOther('/cart')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
})

test.each([
  ['/us/schön/日本', '/us/sch%C3%B6n/%E6%97%A5%E6%9C%AC'],
  ['/a%zz', '/a%zz'],
  ['/\uD800', '/%EF%BF%BD'],
  ['/cart?problem=a b#lines', '/cart?problem=a%20b#lines'],
  ['/..//evil.example/', '/evil.example/'],
  ['/.//evil.example/', '/evil.example/'],
])('a redirect to %j is a valid header [OPS-04]', (path, location) => {
  expect(seeOther(path).headers.get('location')).toBe(location)
})

import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/cart', '/cart'],
  ['/collections/trousers?w=34', '/collections/trousers?w=34'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/a\r\nset-cookie: x=1', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('a country is changed to %j on our own site only, at %s [OPS-04]', (asked, path) => {
  expect(ownPath(asked)).toBe(path)
})

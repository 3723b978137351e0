import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getFirstValue, parseSearch, stringifySearch } from './search-strings.ts'

test.each([
  ['?w=34', { w: '34' }],
  ['?code=1e3&state=007', { code: '1e3', state: '007' }],
  ['?s=M%2B', { s: 'M+' }],
  ['?s=M&s=L', { s: ['M', 'L'] }],
  ['', {}],
])('the query %s is parsed into strings', (search, expected) => {
  expect(parseSearch(search)).toEqual(expected)
})

test('any strings survive a round trip', () => {
  const searches = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.string(),
  )
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})

test('the first of repeated values counts', () => {
  expect([getFirstValue(['M', 'L']), getFirstValue('M'), getFirstValue(undefined)]).toEqual(['M', 'M', undefined])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf, parseSearch, stringifySearch } from './search-strings.ts'

test.each([
  ['?w=34', { w: '34' }],
  ['?code=1e3&state=007', { code: '1e3', state: '007' }],
  ['?s=M%2B', { s: 'M+' }],
  ['?s=M&s=L', { s: ['M', 'L'] }],
  ['', {}],
])('the query %s is read as it is written', (search, expected) => {
  expect(parseSearch(search)).toEqual(expected)
})

test('any strings survive being written and read', () => {
  const search = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.string(),
  )
  fc.assert(
    fc.property(search, (before) => {
      expect(parseSearch(stringifySearch(before))).toEqual({ ...before })
    }),
  )
})

test('the first of repeated values counts', () => {
  expect([firstOf(['M', 'L']), firstOf('M'), firstOf(undefined)]).toEqual(['M', 'M', undefined])
})

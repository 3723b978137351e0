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

const repeat = (count: number, pair: string) => Array(count).fill(pair).join('&')

test.each([
  ['a hundred parameters', repeat(8_000, 'w=3'), { w: Array(100).fill('3') }],
  ['four thousand characters', `q=${'a'.repeat(8_000)}&w=34`, { q: 'a'.repeat(4_095) }],
  ['four thousand characters, however escaped', `q=${'%D8%B9'.repeat(5_000)}`, { q: 'ع'.repeat(4_095) }],
  ['no half of a character', `qq=${'👖'.repeat(5_000)}`, { qq: '👖'.repeat(2_047) }],
  ['no value behind a long name', `${'a'.repeat(5_000)}=1&w=34`, {}],
])('of a long query %s are read [OPS-08]', (_, query, expected) => {
  expect(parseSearch(`?${query}`)).toEqual(expected)
})

test('an address that is written anew is read like the first one [OPS-03]', () => {
  const text = fc.string({ unit: 'binary', maxLength: 3_000 }).map(encodeURIComponent)
  const written = fc.oneof(text, fc.stringMatching(/^[!-~]{0,3000}$/))
  const pairs = fc.array(fc.tuple(fc.constantFrom('q', 'w', 'goods'), written), { maxLength: 120 })
  fc.assert(
    fc.property(pairs, (query) => {
      const search = parseSearch(`?${query.map((pair) => pair.join('=')).join('&')}`)
      expect(parseSearch(stringifySearch(search))).toEqual(search)
    }),
  )
})

test('the first of repeated values counts', () => {
  expect([getFirstValue(['M', 'L']), getFirstValue('M'), getFirstValue(undefined)]).toEqual(['M', 'M', undefined])
})

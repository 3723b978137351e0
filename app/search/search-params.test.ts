import { expect, test } from 'vitest'
import { searchParams, shownFrom } from './search-params.ts'

test.each([
  [{ q: '  navy   chinos ' }, { q: 'navy chinos' }],
  [{ q: 'M+ & "oxford" <b>' }, { q: 'M+ & "oxford" <b>' }],
  [{ q: 'two\nlines\u0000' }, { q: 'two lines' }],
  [{ q: ['first', 'second'] }, { q: 'first' }],
  [{ q: '   ' }, {}],
  [{ q: 'x'.repeat(500) }, { q: 'x'.repeat(200) }],
  [{ sort: 'price-up' }, { sort: 'price-up' }],
  [{ sort: 'best' }, {}],
  [{ sort: 'drop table' }, {}],
])('an address that says %j asks for %j [NAV-16]', (address, asked) => {
  expect(JSON.parse(JSON.stringify(searchParams(address)))).toEqual(asked)
})

test.each([
  [undefined, 24],
  ['0', 24],
  ['24', 24],
  ['25', 48],
  ['48', 48],
  ['9999', 240],
  ['-1', 24],
  ['all', 24],
  ['Infinity', 24],
])('show=%s shows %i hits', (show, hits) => {
  expect(shownFrom(show)).toBe(hits)
})

import { expect, test } from 'vitest'
import { parseResultLimit, parseSearchParams } from './search-params.ts'

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
])('the search parameters %j are read as %j [NAV-16]', (search, params) => {
  expect(JSON.parse(JSON.stringify(parseSearchParams(search)))).toEqual(params)
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
])('show=%s shows %i results', (show, limit) => {
  expect(parseResultLimit(show)).toBe(limit)
})

import { expect, test } from 'vitest'
import { parseSearchParams } from './search-params.ts'

test.each([
  [{ q: '  navy   chinos ' }, { q: 'navy chinos' }],
  [{ q: 'M+ & "oxford" <b>' }, { q: 'M+ & "oxford" <b>' }],
  [{ q: 'two\nlines\u0000' }, { q: 'two lines' }],
  [{ q: ['first', 'second'] }, { q: 'first' }],
  [{ q: '   ' }, {}],
  [{ q: 'x'.repeat(500) }, { q: 'x'.repeat(200) }],
  [{ sort: 'price-up' }, { sort: 'price-up' }],
  [
    { q: 'navy', w: '34', colour: ['Navy', 'blue'], min: '20' },
    { q: 'navy', w: '34', colour: ['navy', 'blue'], min: '20' },
  ],
  [
    { q: 'navy', show: 'all', pageHandle: 'socks' },
    { q: 'navy', show: 'all' },
  ],
  [{ sort: 'drop table', show: '48' }, {}],
])('the search parameters %j are read as %j [NAV-16]', (search, params) => {
  expect(JSON.parse(JSON.stringify(parseSearchParams(search)))).toEqual(params)
})

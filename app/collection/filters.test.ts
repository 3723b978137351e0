import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#app/region/search-strings.ts'
import { FILTER_KEYS, type FilterKey, getFilterValues } from './filter-keys.ts'
import {
  createFilters,
  type Filters,
  haveSameSizes,
  isEmpty,
  listSelected,
  NO_FILTERS,
  parseFilters,
  removeFilter,
  replaceSizes,
  toFilterSearch,
  toggleValue,
} from './filters.ts'

const parse = (query: string) => parseFilters(parseSearch(query))
const stringify = (filters: Filters) => stringifySearch(toFilterSearch(filters))
const listSelectedIn = (query: string) =>
  listSelected(parse(query)).map((filter) => (filter.key === 'price' ? 'price' : `${filter.key} ${filter.value}`))

test.each([
  ['w=34&b=B&l=32', ['w 34', 'b B', 'l 32']],
  ['b=b', ['b B']],
  ['b=Build%20b', ['b B']],
  ['c=SLIM&lh=regular', ['c Slim', 'lh Regular']],
  ['s=m%2B', ['s M+']],
  ['s=M+', ['s M+']],
  ['s=L+,xl', ['s L+', 's XL']],
  ['s=40', ['s 40']],
  ['s=s/m', ['s S/M']],
  ['sl=7&sl=5', ['sl 5', 'sl 7']],
  ['w=36,34,36', ['w 34', 'w 36']],
  ['w=29', []],
  ['w=', []],
  ['w=34;DROP', []],
  ['w=34&w=junk', ['w 34']],
  ['waist=34&W=34', []],
  ['s=Slim', []],
  ['l=27&l=38', []],
  ['__proto__=1&toString=2&constructor=w', []],
  ['colour=Navy&colour=black', ['colour navy', 'colour black']],
  ['cloth=linen,wool&shape=SLIM', ['cloth linen', 'cloth wool', 'shape slim']],
  ['colour=mauve&cloth=<b>&shape=__proto__', []],
  ['min=50', ['price']],
  ['w=34&colour=navy&max=120', ['w 34', 'colour navy', 'price']],
])('the query ?%s selects %j [COL-02]', (query, values) => {
  expect(listSelectedIn(query)).toEqual(values)
})

const filters: fc.Arbitrary<Filters> = fc
  .tuple(
    fc.record(
      Object.fromEntries(FILTER_KEYS.map((key) => [key, fc.subarray([...getFilterValues(key)])])) as Record<
        FilterKey,
        fc.Arbitrary<string[]>
      >,
    ),
    fc.boolean(),
    fc.record({ min: fc.nat(99_999_999), max: fc.nat(99_999_999) }, { requiredKeys: [] }),
  )
  .map(([selected, byFit, { min = 1, max = 99_999_999 }]) =>
    createFilters(selected, byFit, { min: Math.max(1, Math.min(min, max)), max: Math.max(1, min, max) }),
  )

test('filters survive a round trip through the URL [COL-02]', () => {
  fc.assert(
    fc.property(filters, (before) => {
      expect(parse(stringify(before))).toEqual(before)
    }),
  )
})

test('equal filters have one URL, however they were written [COL-02]', () => {
  const spellings = fc.tuple(filters, fc.boolean(), fc.func(fc.constantFrom('lower', 'upper', 'same')))
  fc.assert(
    fc.property(spellings, ([before, isJoined, getCase]) => {
      const respell = (value: string) =>
        getCase(value) === 'lower' ? value.toLowerCase() : getCase(value) === 'upper' ? value.toUpperCase() : value
      const search = Object.fromEntries(
        FILTER_KEYS.toReversed().map((key) => {
          const values = (before.selected[key] ?? []).map(respell).toReversed()
          return [key, isJoined ? values.join(',') : values]
        }),
      )
      const after = parseFilters({ ...toFilterSearch(before), ...search, by: before.byFit ? 'fit' : undefined })
      expect(stringify(after)).toBe(stringify(before))
    }),
  )
})

test('unknown parameters are ignored [COL-02]', () => {
  const junk = fc.dictionary(
    fc
      .string()
      .filter((key) => !['by', 'min', 'max'].includes(key) && !FILTER_KEYS.some((filterKey) => filterKey === key)),
    fc.oneof(fc.string(), fc.array(fc.string())),
  )
  fc.assert(
    fc.property(filters, junk, (before, noise) => {
      expect(parseFilters({ ...noise, ...toFilterSearch(before) })).toEqual(before)
      expect(parseFilters(noise)).toEqual(NO_FILTERS)
    }),
  )
})

test('no parameter value breaks parsing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILTER_KEYS), fc.string(), (key, value) => {
      for (const parsed of parseFilters({ [key]: value }).selected[key] ?? [])
        expect(getFilterValues(key)).toContain(parsed)
    }),
  )
})

test('toggling a value twice changes nothing', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...FILTER_KEYS), fc.nat(), (before, key, index) => {
      const value = getFilterValues(key)[index % getFilterValues(key).length] ?? ''
      const after = toggleValue(toggleValue(before, key, value), key, value)
      expect(after.selected).toEqual(before.selected)
      expect(haveSameSizes({ ...after, byFit: before.byFit }, before)).toBe(true)
    }),
  )
})

test('the sizes of a fit replace sizes, and colour and price stay [COL-04]', () => {
  const before = parse('w=36&l=30&colour=navy&max=100')
  expect(stringify(replaceSizes(before, parse('w=34&b=B')))).toBe('?w=34&b=B&colour=navy&max=100')
  expect(stringify(replaceSizes(before, NO_FILTERS))).toBe('?colour=navy&max=100')
})

test('each filter can be removed alone, the price as one [COL-05]', () => {
  const before = parse('w=34&colour=navy,black&min=50&max=100')
  expect(listSelected(before).map((filter) => stringify(removeFilter(before, filter)))).toEqual([
    '?colour=navy&colour=black&min=50&max=100',
    '?w=34&colour=black&min=50&max=100',
    '?w=34&colour=navy&min=50&max=100',
    '?w=34&colour=navy&colour=black',
  ])
})

test.each([
  ['', true],
  ['w=29', true],
  ['w=34', false],
  ['min=50', false],
  ['max=80', false],
])('the filters of "%s" are none: %s [COL-05]', (query, none) => {
  expect(isEmpty(parse(query))).toBe(none)
})

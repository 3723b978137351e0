import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#app/region/search-strings.ts'
import { FILTER_KEYS, type FilterKey, getFilterValues } from './filter-keys.ts'
import {
  areEqualFilters,
  createFilters,
  type Filters,
  listSelected,
  NO_FILTERS,
  parseFilters,
  toFilterSearch,
  toggleValue,
} from './filters.ts'

const parse = (query: string) => parseFilters(parseSearch(query))
const stringify = (filters: Filters) => stringifySearch(toFilterSearch(filters))
const listSelectedIn = (query: string) => listSelected(parse(query)).map(({ key, value }) => `${key} ${value}`)

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
  )
  .map(([selected, byFit]) => createFilters(selected, byFit))

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
      const after = parseFilters({ ...search, by: before.byFit ? 'fit' : undefined })
      expect(stringify(after)).toBe(stringify(before))
    }),
  )
})

test('unknown parameters are ignored [COL-02]', () => {
  const junk = fc.dictionary(
    fc.string().filter((key) => key !== 'by' && !FILTER_KEYS.some((filterKey) => filterKey === key)),
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
      expect(areEqualFilters({ ...after, byFit: before.byFit }, before)).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#app/region/search-strings.ts'
import { FILTER_KEYS, type FilterKey, valuesOf } from './filter-keys.ts'
import {
  chosenList,
  type Filters,
  filtersFromSearch,
  filtersOf,
  NO_FILTERS,
  sameFilters,
  searchFromFilters,
  toggled,
} from './filters.ts'

const read = (query: string) => filtersFromSearch(parseSearch(query))
const text = (filters: Filters) => stringifySearch(searchFromFilters(filters))
const chosenIn = (query: string) => chosenList(read(query)).map(({ key, value }) => `${key} ${value}`)

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
])('the address ?%s asks for %j [COL-02]', (query, values) => {
  expect(chosenIn(query)).toEqual(values)
})

const filters: fc.Arbitrary<Filters> = fc
  .tuple(
    fc.record(
      Object.fromEntries(FILTER_KEYS.map((key) => [key, fc.subarray([...valuesOf(key)])])) as Record<
        FilterKey,
        fc.Arbitrary<string[]>
      >,
    ),
    fc.boolean(),
  )
  .map(([chosen, byFit]) => filtersOf(chosen, byFit))

test('whatever is chosen survives its address, plus signs and slashes included [COL-02]', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(read(text(chosen))).toEqual(chosen)
    }),
  )
})

test('one choice has one address, however it was written [COL-02]', () => {
  const written = fc.tuple(filters, fc.boolean(), fc.func(fc.constantFrom('lower', 'upper', 'same')))
  fc.assert(
    fc.property(written, ([chosen, together, caseOf]) => {
      const say = (value: string) =>
        caseOf(value) === 'lower' ? value.toLowerCase() : caseOf(value) === 'upper' ? value.toUpperCase() : value
      const search = Object.fromEntries(
        FILTER_KEYS.toReversed().map((key) => {
          const values = (chosen.chosen[key] ?? []).map(say).toReversed()
          return [key, together ? values.join(',') : values]
        }),
      )
      const other = filtersFromSearch({ ...search, by: chosen.byFit ? 'fit' : undefined })
      expect(text(other)).toBe(text(chosen))
    }),
  )
})

test('junk beside a choice changes nothing, and junk alone is no choice [COL-02]', () => {
  const junk = fc.dictionary(
    fc.string().filter((key) => key !== 'by' && !FILTER_KEYS.some((known) => known === key)),
    fc.oneof(fc.string(), fc.array(fc.string())),
  )
  fc.assert(
    fc.property(filters, junk, (chosen, noise) => {
      expect(filtersFromSearch({ ...noise, ...searchFromFilters(chosen) })).toEqual(chosen)
      expect(filtersFromSearch(noise)).toEqual(NO_FILTERS)
    }),
  )
})

test('no text whatever in an address breaks a collection', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILTER_KEYS), fc.string(), (key, value) => {
      for (const known of filtersFromSearch({ [key]: value }).chosen[key] ?? []) expect(valuesOf(key)).toContain(known)
    }),
  )
})

test('what is chosen twice is as before', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...FILTER_KEYS), fc.nat(), (before, key, at) => {
      const value = valuesOf(key)[at % valuesOf(key).length] ?? ''
      const after = toggled(toggled(before, key, value), key, value)
      expect(after.chosen).toEqual(before.chosen)
      expect(sameFilters({ ...after, byFit: before.byFit }, before)).toBe(true)
    }),
  )
})

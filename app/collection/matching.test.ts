import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsToText, noBits, placesOf, setBit, variantCount } from '#app/product/size/size-stock.ts'
import { chosenList, type Filters, filtersFromSearch, NO_FILTERS } from './filters.ts'
import { createMatcher } from './matching.ts'

const TROUSERS = [
  { type: 'waist' as const, values: ['32', '34', '36'] },
  { type: 'build' as const, values: ['Build A', 'Build B'] },
  { type: 'leg' as const, values: ['30', '32'] },
]
const TO_ORDER = [
  { type: 'waist' as const, values: ['32', '34', '36'] },
  { type: 'taper' as const, values: ['Slim', 'Straight'] },
]
const SHORTS = [
  { type: 'waist' as const, values: ['32', '34', '36'] },
  { type: 'shortsleg' as const, values: ['5', '7'] },
]
const TOPS = [
  { type: 'size' as const, values: ['M', 'M+', 'L'] },
  { type: 'cut' as const, values: ['Slim', 'Straight'] },
]
const SHIRTS = [
  { type: 'chest' as const, values: ['38', '40'] },
  { type: 'cut' as const, values: ['Slim', 'Straight'] },
]
const SOCKS = [
  { type: 'size' as const, values: ['S/M', 'M/L'] },
  { type: 'pack' as const, values: ['Single', '3 Pack'] },
]
const RUNS = [TROUSERS, TO_ORDER, SHORTS, TOPS, SHIRTS, SOCKS]
type Options = (typeof RUNS)[number]

/** A product with the variants at these places in stock. */
function product(name: string, options: Options, places: readonly number[]) {
  const bits = noBits(variantCount(options))
  for (const at of places) setBit(bits, at)
  return { name, places, sizes: { options, inStock: bitsToText(bits), few: '' } }
}
const everything = (options: Options) => [...Array(variantCount(options)).keys()]
/** '34 Build B 32' as a place. */
const at = (options: Options, ...values: string[]) =>
  values.reduce((place, value, index) => {
    const own: number = options[index]?.values.findIndex((each) => each.endsWith(value)) ?? -1
    return place * (options[index]?.values.length ?? 1) + own
  }, 0)

const shelf = [
  product('both', TROUSERS, [at(TROUSERS, '34', 'Build B', '32'), at(TROUSERS, '32', 'Build A', '30')]),
  product('crossed', TROUSERS, [at(TROUSERS, '34', 'Build A', '32'), at(TROUSERS, '36', 'Build B', '32')]),
  product('to order', TO_ORDER, everything(TO_ORDER)),
  product('short', SHORTS, [at(SHORTS, '34', '7')]),
  product('top', TOPS, [at(TOPS, 'M+', 'Slim')]),
  product('shirt', SHIRTS, [at(SHIRTS, '40', 'Slim')]),
  product('gone', TROUSERS, []),
]
const matcher = createMatcher(shelf)
const found = (query: Record<string, string>) => matcher.matching(filtersFromSearch(query)).map(({ name }) => name)

test.each([
  [{}, ['both', 'crossed', 'to order', 'short', 'top', 'shirt', 'gone']],
  [{ w: '34' }, ['both', 'crossed', 'to order', 'short']],
  [{ w: '34', b: 'B' }, ['both']],
  [{ w: '34,36', b: 'B' }, ['both', 'crossed']],
  [{ w: '34', b: 'B', l: '30' }, []],
  [{ sl: '7' }, ['short']],
  [{ sl: '5' }, []],
  [{ s: 'M+' }, ['top']],
  [{ s: 'M+,40' }, ['top', 'shirt']],
  [{ w: '34', s: 'M+' }, []],
  [{ w: '34', s: 'M+', by: 'fit' }, ['both', 'crossed', 'to order', 'short', 'top']],
  [{ w: '34', b: 'B', l: '32', by: 'fit' }, ['both', 'to order', 'short']],
])('%j leaves what has all of it in one variant in stock: %j [COL-02] [COL-08]', (query, names) => {
  expect(found(query)).toEqual(names)
})

test('only what the collection is made in can be chosen, by the scale that it is sold in [COL-02] [COL-07]', () => {
  expect(matcher.groups).toEqual([
    { key: 'w', scale: 'waist', values: ['32', '34', '36'] },
    { key: 'b', scale: 'build', values: ['A', 'B'] },
    { key: 'l', scale: 'leg', values: ['30', '32'] },
    { key: 'sl', scale: 'shortsleg', values: ['5', '7'] },
    { key: 's', scale: 'size', values: ['M', 'M+', 'L'] },
    { key: 's', scale: 'chest', values: ['38', '40'] },
    { key: 'c', scale: 'cut', values: ['Slim', 'Straight'] },
  ])
  const socks = createMatcher([product('socks', SOCKS, everything(SOCKS))])
  expect(socks.groups).toEqual([{ key: 's', scale: 'socksize', values: ['S/M', 'M/L'] }])
  expect(createMatcher([]).groups).toEqual([])
})

test('sizes from elsewhere count where the collection has them, and each garment by its own kind where none has all', () => {
  const trousers = createMatcher(shelf.slice(0, 3))
  const fit = { w: ['34'], b: ['B'], l: ['32'], s: ['M+'], c: ['Slim'], lh: ['Regular'] }
  expect(trousers.fitted(fit)).toEqual({ chosen: { w: ['34'], b: ['B'], l: ['32'] }, byFit: false })
  expect(matcher.fitted(fit)).toEqual({
    chosen: { w: ['34'], b: ['B'], l: ['32'], s: ['M+'], c: ['Slim'] },
    byFit: true,
  })
  expect(trousers.fitted({ w: ['46'], s: ['M+'] })).toEqual(NO_FILTERS)
})

test('where nothing is left, the value that gives most back is named [COL-05]', () => {
  expect(matcher.bestRelease(filtersFromSearch({ w: '34', b: 'B', l: '30' }))).toEqual({
    key: 'l',
    value: '30',
    count: 1,
  })
  expect(matcher.bestRelease(filtersFromSearch({ w: '34', s: 'M+' }))).toEqual({ key: 's', value: 'M+', count: 4 })
  expect(matcher.bestRelease(filtersFromSearch({ sl: '5', s: 'L', b: 'A' }))).toBeUndefined()
})

/** The rule in the plainest words, to hold the bits against. */
function plainly({ chosen, byFit }: Filters, { sizes: { options }, places }: (typeof shelf)[number]): boolean {
  const keys = { waist: 'w', build: 'b', leg: 'l', shortsleg: 'sl', size: 's', chest: 's', cut: 'c' } as const
  const optionOf = (key: string) =>
    options.findIndex(({ type }) => type in keys && keys[type as keyof typeof keys] === key)
  const asked = Object.entries(chosen).filter(([key]) => !byFit || optionOf(key) >= 0)
  if (Object.keys(chosen).length === 0) return true
  if (asked.length === 0) return false
  return places.some((place) =>
    asked.every(([key, values]) => {
      const option = optionOf(key)
      return (options[option]?.values ?? []).some(
        (value, index) =>
          values?.includes(value.replace('Build ', '')) && placesOf(options, option, index).includes(place),
      )
    }),
  )
}

const anyShelf = fc.array(
  fc
    .constantFrom(...RUNS.slice(0, 5))
    .chain((options) => fc.subarray(everything(options)).map((places) => product('any', options, places))),
  { maxLength: 12 },
)
const anyFilters = fc
  .record({
    w: fc.constantFrom(undefined, '32', '34', '34,36', '46'),
    b: fc.constantFrom(undefined, 'A', 'B'),
    l: fc.constantFrom(undefined, '30', '32'),
    sl: fc.constantFrom(undefined, '5'),
    s: fc.constantFrom(undefined, 'M+', '40', 'M,38'),
    c: fc.constantFrom(undefined, 'Slim'),
    by: fc.constantFrom(undefined, 'fit'),
  })
  .map(filtersFromSearch)

test('the bits say what the plain rule says, for any shelf and any filters [COL-02]', () => {
  fc.assert(
    fc.property(anyShelf, anyFilters, (products, filters) => {
      expect(createMatcher(products).matching(filters)).toEqual(products.filter((each) => plainly(filters, each)))
    }),
  )
})

test('the count beside every value is what choosing it leaves [COL-02]', () => {
  fc.assert(
    fc.property(anyShelf, anyFilters, (products, filters) => {
      const { counts, matching } = createMatcher(products)
      for (const [key, values] of counts(filters))
        for (const [value, count] of values)
          expect(matching({ ...filters, chosen: { ...filters.chosen, [key]: [value] } })).toHaveLength(count)
    }),
  )
})

test('asking for more never leaves more, unless each garment is asked for its own', () => {
  fc.assert(
    fc.property(anyShelf, anyFilters, (products, filters) => {
      const { matching } = createMatcher(products)
      const strict = { ...filters, byFit: false }
      for (const { key } of chosenList(strict)) {
        const { [key]: _, ...fewer } = strict.chosen
        expect(matching(strict).length).toBeLessThanOrEqual(matching({ chosen: fewer, byFit: false }).length)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductOption } from '#app/product/product.ts'
import { countVariants, createBits, encodeBits, getVariantPositions, setBit } from '#app/product/size/size-stock.ts'
import type { Money } from '#app/ui/money.ts'
import type { ColourFamily } from '#contracts/shop/colour-families.ts'
import { createFilterMatcher, getSharedCount } from './filter-matcher.ts'
import { type Filters, listSelected, NO_FILTERS, parseFilters } from './filters.ts'

const TROUSERS = [
  { type: 'waist' as const, values: ['32', '34', '36'] },
  { type: 'build' as const, values: ['Build A', 'Build B'] },
  { type: 'leg' as const, values: ['30', '32'] },
]
const MADE_TO_ORDER = [
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
const OPTION_SETS = [TROUSERS, MADE_TO_ORDER, SHORTS, TOPS, SHIRTS, SOCKS]
type Options = readonly ProductOption[]

/** A product with the variants at these indexes in stock. */
function aProduct(name: string, options: Options, variants: readonly number[], productType = 'Trousers') {
  const bits = createBits(countVariants(options))
  for (const index of variants) setBit(bits, index)
  return {
    name,
    productType,
    variants,
    sizes: { options, inStock: encodeBits(bits, countVariants(options)), few: '' },
    handle: name,
    colours: [],
    price: { amount: '98.00', currencyCode: 'GBP' },
    compareAtPrice: null as Money | null,
    colourFamily: null as ColourFamily | null,
    cloth: null,
    legShape: null,
  }
}
const allVariants = (options: Options) => [...Array(countVariants(options)).keys()]
/** The index of a variant, such as ('34', 'Build B', '32'). */
const variant = (options: Options, ...values: string[]) =>
  values.reduce((variantIndex, value, optionIndex) => {
    const { values: optionValues = [] } = options[optionIndex] ?? {}
    return variantIndex * optionValues.length + optionValues.findIndex((other) => other.endsWith(value))
  }, 0)

const products = [
  aProduct('both', TROUSERS, [variant(TROUSERS, '34', 'Build B', '32'), variant(TROUSERS, '32', 'Build A', '30')]),
  aProduct('crossed', TROUSERS, [variant(TROUSERS, '34', 'Build A', '32'), variant(TROUSERS, '36', 'Build B', '32')]),
  aProduct('to order', MADE_TO_ORDER, allVariants(MADE_TO_ORDER)),
  aProduct('short', SHORTS, [variant(SHORTS, '34', '7')]),
  aProduct('top', TOPS, [variant(TOPS, 'M+', 'Slim')]),
  aProduct('shirt', SHIRTS, [variant(SHIRTS, '40', 'Slim')]),
  aProduct('gone', TROUSERS, []),
]
const matcher = createFilterMatcher(products)
const filterNames = (query: Record<string, string>) =>
  matcher.filterProducts(parseFilters(query)).map(({ name }) => name)

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
])('%j matches products with one such variant in stock: %j [COL-02] [COL-08]', (query, names) => {
  expect(filterNames(query)).toEqual(names)
})

test('filter groups have only the values of the collection’s products [COL-02] [COL-07]', () => {
  expect(matcher.groups).toEqual([
    { key: 'w', scale: 'waist', values: ['32', '34', '36'] },
    { key: 'b', scale: 'build', values: ['A', 'B'] },
    { key: 'l', scale: 'leg', values: ['30', '32'] },
    { key: 'sl', scale: 'shortsleg', values: ['5', '7'] },
    { key: 's', scale: 'size', values: ['M', 'M+', 'L'] },
    { key: 's', scale: 'chest', values: ['38', '40'] },
    { key: 'c', scale: 'cut', values: ['Slim', 'Straight'] },
  ])
  const socks = createFilterMatcher([aProduct('socks', SOCKS, allVariants(SOCKS))])
  expect(socks.groups).toEqual([{ key: 's', scale: 'socksize', values: ['S/M', 'M/L'] }])
  expect(createFilterMatcher([]).groups).toEqual([])
})

test('sizes from another collection are reduced to those available', () => {
  const trousers = createFilterMatcher(products.slice(0, 3))
  const sizes = { w: ['34'], b: ['B'], l: ['32'], s: ['M+'], c: ['Slim'], lh: ['Regular'] }
  expect(trousers.toFilters(sizes)).toEqual({ selected: { w: ['34'], b: ['B'], l: ['32'] }, byFit: false, price: {} })
  expect(matcher.toFilters(sizes)).toEqual({
    selected: { w: ['34'], b: ['B'], l: ['32'], s: ['M+'], c: ['Slim'] },
    byFit: true,
    price: {},
  })
  expect(trousers.toFilters({ w: ['46'], s: ['M+'] })).toEqual(NO_FILTERS)
})

test('only my fit matches no product that a fit does not size [FIT-18] [COL-04]', () => {
  const sizes = [{ type: 'size' as const, values: ['M', 'M+', 'L'] }]
  const trunks = [...sizes, { type: 'trunksleg' as const, values: ['5'] }]
  const mixed = createFilterMatcher([
    aProduct('trousers', TROUSERS, allVariants(TROUSERS)),
    aProduct('top', sizes, allVariants(sizes), 'Tops'),
    aProduct('belt', sizes, allVariants(sizes), 'Belts'),
    aProduct('trunks', trunks, allVariants(trunks), 'Underwear'),
  ])
  const fit = { top: { size: 'M' }, bottom: { waist: '34', build: 'B', leg: '32' } }
  expect(mixed.filterProducts(mixed.toFitFilters(fit)).map(({ name }) => name)).toEqual(['trousers', 'top'])
  const topFit = { top: { size: 'M' }, bottom: {} }
  expect(mixed.toFitFilters(topFit)).toEqual({ selected: { s: ['M'] }, byFit: true, price: {} })
  expect(mixed.filterProducts(mixed.toFitFilters(topFit)).map(({ name }) => name)).toEqual(['top'])
  expect(mixed.filterProducts(parseFilters({ s: 'M' })).map(({ name }) => name)).toEqual(['top', 'belt', 'trunks'])
})

test('without results the most restrictive value is suggested for removal [COL-05]', () => {
  expect(matcher.suggestRemoval(parseFilters({ w: '34', b: 'B', l: '30' }))).toEqual({
    filter: { key: 'l', value: '30' },
    count: 1,
  })
  expect(matcher.suggestRemoval(parseFilters({ w: '34', s: 'M+' }))).toEqual({
    filter: { key: 's', value: 'M+' },
    count: 4,
  })
  expect(matcher.suggestRemoval(parseFilters({ sl: '5', s: 'L', b: 'A' }))).toBeUndefined()
})

/** The matching rule without bit masks, to compare with. */
function matches({ selected, byFit }: Filters, { sizes: { options }, variants }: (typeof products)[number]): boolean {
  const keys = { waist: 'w', build: 'b', leg: 'l', shortsleg: 'sl', size: 's', chest: 's', cut: 'c' } as const
  const findOption = (key: string) =>
    options.findIndex(({ type }) => type in keys && keys[type as keyof typeof keys] === key)
  const required = Object.entries(selected).filter(([key]) => !byFit || findOption(key) >= 0)
  if (Object.keys(selected).length === 0) return true
  if (required.length === 0) return false
  return variants.some((variantIndex) =>
    required.every(([key, values]) => {
      const option = findOption(key)
      return (options[option]?.values ?? []).some(
        (value, index) =>
          values?.includes(value.replace('Build ', '')) &&
          getVariantPositions(options, option, index).includes(variantIndex),
      )
    }),
  )
}

/** Products of a style each. */
const anyProducts = fc
  .array(
    fc
      .constantFrom(...OPTION_SETS.slice(0, 5))
      .chain((options) => fc.subarray(allVariants(options)).map((variants) => aProduct('any', options, variants))),
    { maxLength: 12 },
  )
  .map((products) => products.map((product, index) => ({ ...product, handle: `any ${index}` })))
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
  .map(parseFilters)

/** A colour of a style; `family` and pounds are what it is filtered by. */
const aColour = (style: string, family: ColourFamily, pounds: string) => ({
  ...aProduct(`${style}-${family}`, TROUSERS, allVariants(TROUSERS)),
  colours: ['navy', 'black'].map((name) => ({ handle: `${style}-${name}`, colour: { name, hex: null } })),
  colourFamily: family,
  price: { amount: pounds, currencyCode: 'GBP' },
})

test('counts are of styles and follow the other filters [COL-02] [COL-06]', () => {
  const styles = createFilterMatcher([
    aColour('heroes', 'navy', '98.00'),
    aColour('heroes', 'black', '70.00'),
    aColour('easies', 'navy', '110.00'),
  ])
  const readCounts = (query: Record<string, string>) =>
    Object.fromEntries(styles.countByValue(parseFilters(query)).get('colour') ?? [])
  expect(styles.countByValue(NO_FILTERS).get('w')?.get('34')).toBe(2)
  expect(readCounts({})).toEqual({ navy: 2, black: 1 })
  expect(readCounts({ colour: 'black' })).toEqual({ navy: 2, black: 1 })
  expect(readCounts({ max: '80' })).toEqual({ navy: 0, black: 1 })
  expect(
    styles
      .countByValue(parseFilters({ colour: 'black' }))
      .get('w')
      ?.get('34'),
  ).toBe(1)
  expect(styles.suggestRemoval(parseFilters({ colour: 'navy', max: '80' }))).toEqual({
    filter: { key: 'price' },
    count: 2,
  })
})

test('what is reduced is a filter with counts, where not everything is [COL-13] [COL-02]', () => {
  const full = aColour('heroes', 'navy', '98.00')
  const reduced = { ...aColour('heroes', 'black', '70.00'), compareAtPrice: { amount: '98.00', currencyCode: 'GBP' } }
  const other = { ...aColour('easies', 'navy', '69.00'), compareAtPrice: { amount: '60.00', currencyCode: 'GBP' } }
  const { groups, countByValue, filterProducts } = createFilterMatcher([full, reduced, other])
  expect(groups.at(-1)).toEqual({ key: 'sale', scale: 'sale', values: ['reduced'] })
  expect(filterProducts(parseFilters({ sale: 'Reduced' }))).toEqual([reduced])
  expect([...(countByValue(NO_FILTERS).get('sale') ?? [])]).toEqual([['reduced', 1]])
  expect([...(countByValue(parseFilters({ colour: 'navy' })).get('sale') ?? [])]).toEqual([['reduced', 0]])
  for (const products of [
    [full, other],
    [reduced, { ...reduced, ...aColour('easies', 'navy', '70.00'), compareAtPrice: reduced.compareAtPrice }],
  ])
    expect(createFilterMatcher(products).groups.map(({ key }) => key)).not.toContain('sale')
})

test('the colour comes before the sizes, other facets after them [COL-02]', () => {
  const products = [aColour('heroes', 'navy', '98.00'), aColour('easies', 'black', '98.00')]
  const shaped = products.map((product, at) => ({
    ...product,
    legShape: at ? ('slim' as const) : ('straight' as const),
  }))
  expect(createFilterMatcher(shaped).groups.map(({ key }) => key)).toEqual(['colour', 'w', 'b', 'l', 'shape'])
})

test.each([
  ['of one count', [18, 18, 18], 18],
  ['of no products', [0, 0], 0],
  ['of two counts', [18, 17, 18], undefined],
  ['alone', [7], 7],
])('sizes %s share it or not [COL-02]', (_, counts, expected) => {
  expect(getSharedCount(counts.map((count) => ({ count })))).toBe(expected)
})

test('bit masks match the same products as the plain rule [COL-02]', () => {
  fc.assert(
    fc.property(anyProducts, anyFilters, (products, filters) => {
      expect(createFilterMatcher(products).filterProducts(filters)).toEqual(
        products.filter((product) => matches(filters, product)),
      )
    }),
  )
})

test('each count is the number of styles after selecting that value [COL-02]', () => {
  fc.assert(
    fc.property(anyProducts, anyFilters, (products, filters) => {
      const { countByValue, filterProducts } = createFilterMatcher(products)
      for (const [key, values] of countByValue(filters))
        for (const [value, count] of values)
          expect(filterProducts({ ...filters, selected: { ...filters.selected, [key]: [value] } })).toHaveLength(count)
    }),
  )
})

test('another filter never matches more products, except by fit', () => {
  fc.assert(
    fc.property(anyProducts, anyFilters, (products, filters) => {
      const { filterProducts } = createFilterMatcher(products)
      const strict = { ...filters, byFit: false }
      for (const { key } of listSelected(strict)) {
        if (key === 'price') continue
        const { [key]: _, ...fewer } = strict.selected
        expect(filterProducts(strict).length).toBeLessThanOrEqual(
          filterProducts({ selected: fewer, byFit: false, price: {} }).length,
        )
      }
    }),
  )
})

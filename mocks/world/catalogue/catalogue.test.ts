import { expect, test } from 'vitest'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { buildCatalogue } from '../goods-file/build-goods-catalogue.ts'
import { defaultStyles } from '../goods-file/default-styles.fixtures.ts'
import type { CatalogueOption } from './catalogue.ts'
import { makeProducts } from './make-products.ts'
import { OPTION_VALUES } from './sizes.ts'

const catalogue = buildCatalogue()
const { products } = catalogue
const getType = (option: CatalogueOption) => ('type' in option ? option.type : option.name)

test('the shop has several hundred products, and more than a hundred trousers [SIM-07]', () => {
  expect(products.length).toBeGreaterThanOrEqual(400)
  expect(catalogue.collectionByHandle.get('trousers')?.products.length).toBeGreaterThan(100)
})

test('Heroes in Navy, 34 / B / 32, is variant 1001001 and in stock', () => {
  const entry = catalogue.variantById.get('1001001')
  expect(entry).toMatchObject({ product: { handle: 'heroes-navy', id: '2001', style: 'Heroes' } })
  expect(entry?.variant).toMatchObject({ values: ['34', 'Build B', '32'], preOrder: null })
  expect(entry?.variant.inventory).toBeGreaterThanOrEqual(20)
  expect(entry?.product.collections).toEqual(
    expect.arrayContaining(['trousers', 'casual-trousers', 'navy-chinos', 'best-sellers', 'heroes']),
  )
})

test('every seed has the sample size in stock', () => {
  for (const seed of [2, 7, 1_000]) {
    const { variant } = buildCatalogue(seed).variantById.get('1001001') ?? {}
    expect(variant?.inventory).toBeGreaterThanOrEqual(20)
  }
})

test('trousers are made in every waist, build and leg [COL-07]', () => {
  const heroes = catalogue.byHandle.get('heroes-navy')
  expect(heroes?.options.map(getType)).toEqual(['waist', 'build', 'leg'])
  expect(heroes?.variants).toHaveLength(14 * 3 * 10)
})

test('ids, handles and skus are unique', () => {
  const variants = products.flatMap((product) => product.variants)
  for (const values of [
    products.map(({ id }) => id),
    products.map(({ handle }) => handle),
    products.map(({ sku }) => sku),
    variants.map(({ id }) => id),
    variants.map(({ sku }) => sku),
  ])
    expect(new Set(values).size).toBe(values.length)
  expect(variants.every(({ id }) => /^\d+$/.test(id))).toBe(true)
})

test('option values are those of the spec’s lists [COL-07] [COL-08]', () => {
  const allowed: Record<string, readonly string[]> = {
    ...OPTION_VALUES,
    size: [...OPTION_VALUES.size, ...OPTION_VALUES.socksize],
  }
  for (const { handle, options, variants } of products) {
    for (const option of options)
      expect(allowed[getType(option)], `${handle} ${getType(option)}`).toEqual(
        expect.arrayContaining([...option.values]),
      )
    for (const { values } of variants)
      expect(
        values.every((value, index) => options[index]?.values.includes(value)),
        handle,
      ).toBe(true)
  }
})

test('a product has every combination of its options once', () => {
  for (const { handle, options, variants } of products) {
    const sizes = new Set(variants.map(({ values }) => values.join(' / ')))
    const combinations = options.reduce((count, { values }) => count * values.length, 1)
    expect([sizes.size, variants.length], handle).toEqual([combinations, combinations])
  }
})

test('everything has a price in pounds, dollars and euros [SIM-07]', () => {
  for (const { handle, price, compareAt, variants } of products) {
    const prices = [price, ...(compareAt ? [compareAt] : []), ...variants.flatMap((variant) => variant.price ?? [])]
    for (const amounts of prices)
      for (const region of REGION_CODES)
        expect(Number.isInteger(amounts[region]) && amounts[region] > 0, handle).toBe(true)
    if (compareAt) for (const region of REGION_CODES) expect(compareAt[region]).toBeGreaterThan(price[region])
  }
})

test('multi-buy products have the tags and prices of their offers [PDP-13]', () => {
  const getPrice = (handle: string) => catalogue.byHandle.get(handle)?.price
  expect(getPrice('everyday-tee-white')).toEqual({ gb: 45_00, us: 60_00, eu: 55_00 })
  expect(getPrice('heavyweight-tee-white')).toEqual({ gb: 55_00, us: 79_00, eu: 65_00 })
  expect(getPrice('trunks-black')).toEqual({ gb: 25_00, us: 32_00, eu: 30_00 })
  expect(getPrice('the-belt-black')).toMatchObject({ gb: 89_00, us: 125_00 })
  const getStyles = (tag: string) => [
    ...new Set(products.filter(({ tags }) => tags.includes(tag)).map(({ style }) => style)),
  ]
  expect(getStyles('multibuy:t-shirts')).toEqual(['Everyday Tee', 'V-Neck Tee', 'Pocket Tee'])
  expect(getStyles('multibuy:heavyweight-tees')).toEqual(['Heavyweight Tee'])
  expect(getStyles('multibuy:trunks')).toEqual(['Trunks', 'Long Trunks'])
  expect(getStyles('multibuy:belts')).toEqual(['The Belt', 'Plaited Belt', 'Suede Belt'])
})

test('a gift card is worth what it says and is never sold out [PDP-09]', () => {
  const card = catalogue.byHandle.get('gift-card-ink')
  expect(card?.variants.map(({ values, price }) => [values[0], price?.gb, price?.us, price?.eu])).toEqual(
    [25, 50, 100, 150, 200].map((amount) => [`${amount}`, amount * 100, amount * 100, amount * 100]),
  )
  expect(card?.variants.every(({ inventory }) => inventory > 0)).toBe(true)
})

test('three pairs of socks cost less than three single pairs [PDP-15]', () => {
  for (const { handle, variants, price } of products.filter(({ productType }) => productType === 'Socks')) {
    const three = variants.find(({ values }) => values.includes('3 Pack'))?.price?.gb ?? 0
    expect(three > price.gb && three < 3 * price.gb, handle).toBe(true)
  }
})

test('made-to-order products have both tags, a taper and stock [PDP-08]', () => {
  const firsts = products.filter(({ tags }) => tags.includes('tax:MTO'))
  expect(firsts.length).toBeGreaterThan(0)
  for (const { tags, options, variants } of firsts) {
    expect(tags).toContain('Made to Order')
    expect(options.map(getType)).toEqual(['waist', 'taper', 'leg'])
    expect(variants.every(({ inventory }) => inventory > 0)).toBe(true)
  }
})

test('personalisation costs ten, is always in stock and in no list [PDP-07]', () => {
  const { personalisation } = catalogue
  if (!personalisation) throw new Error('The catalogue has no personalisation')
  expect(personalisation.price).toEqual({ gb: 10_00, us: 10_00, eu: 10_00 })
  expect(personalisation.variants.map(({ inventory }) => inventory > 100)).toEqual([true])
  expect(catalogue.variantById.get(personalisation.variants[0]?.id ?? '')?.product).toBe(personalisation)
  expect(products).not.toContain(personalisation)
  expect(catalogue.collections.flatMap((collection) => collection.products)).not.toContain(personalisation.handle)
  expect(products.filter(({ letters }) => letters).length).toBeGreaterThan(10)
})

test('every badge tag is on some product [COL-06]', () => {
  const tags = new Set(products.flatMap((product) => product.tags))
  expect([...tags]).toEqual(expect.arrayContaining(['New', 'Beta', 'Organic', 'Low Stock', 'Made to Order', 'tax:MTO']))
  expect(products.some(({ compareAt }) => compareAt)).toBe(true)
})

test('the same seed gives the same stock [SIM-02]', () => {
  const rebuilt = defaultStyles.flatMap((style) => makeProducts(style, 1))
  const stock = (list: typeof products) =>
    list.flatMap(({ variants }) => variants.map(({ id, inventory, preOrder }) => `${id} ${inventory} ${preOrder}`))
  expect(stock(rebuilt)).toEqual(stock(products))
  expect(buildCatalogue(1)).toBe(catalogue)
})

test('another seed gives other stock of the same products', () => {
  const other = buildCatalogue(2)
  const quantities = ({ variants = [] }: { variants?: readonly { inventory: number }[] } = {}) =>
    variants.map(({ inventory }) => inventory)
  expect(other.products.map(({ id, handle }) => [id, handle])).toEqual(products.map(({ id, handle }) => [id, handle]))
  expect(quantities(other.byHandle.get('heroes-navy'))).not.toEqual(quantities(catalogue.byHandle.get('heroes-navy')))
})

import { expect, test } from 'vitest'
import { REGION_CODES } from '#contracts/regions.ts'
import { buildCatalogue } from './catalogue.ts'
import { makeProducts } from './make-products.ts'
import { OPTION_VALUES } from './sizes.ts'
import { styleSheets } from './style-sheets.ts'

const catalogue = buildCatalogue()
const { products } = catalogue

test('the shop has several hundred products, and more than a hundred trousers [SIM-07]', () => {
  expect(products.length).toBeGreaterThanOrEqual(400)
  expect(catalogue.collectionByHandle.get('trousers')?.products.length).toBeGreaterThan(100)
})

test('Heroes in Navy, 34 / B / 32, is variant 1001001 and in stock', () => {
  const found = catalogue.variantById.get('1001001')
  expect(found).toMatchObject({ product: { handle: 'heroes-navy', id: '2001', style: 'Heroes' } })
  expect(found?.variant).toMatchObject({ values: ['34', 'Build B', '32'], preOrder: null })
  expect(found?.variant.inventory).toBeGreaterThanOrEqual(20)
  expect(found?.product.collections).toEqual(
    expect.arrayContaining(['trousers', 'casual-trousers', 'navy-chinos', 'best-sellers', 'heroes']),
  )
})

test('whatever the seed, the main colour of a style has its fitting sample', () => {
  for (const seed of [2, 7, 1_000]) {
    const { variant } = buildCatalogue(seed).variantById.get('1001001') ?? {}
    expect(variant?.inventory).toBeGreaterThanOrEqual(20)
  }
})

test('trousers are made in every waist, build and leg [COL-07]', () => {
  const heroes = catalogue.byHandle.get('heroes-navy')
  expect(heroes?.options.map(({ type }) => type)).toEqual(['waist', 'build', 'leg'])
  expect(heroes?.variants).toHaveLength(14 * 3 * 10)
})

test('no product, variant or sku has the number of another', () => {
  const variants = products.flatMap((product) => product.variants)
  for (const names of [
    products.map(({ id }) => id),
    products.map(({ handle }) => handle),
    products.map(({ sku }) => sku),
    variants.map(({ id }) => id),
    variants.map(({ sku }) => sku),
  ])
    expect(new Set(names).size).toBe(names.length)
  expect(variants.every(({ id }) => /^\d+$/.test(id))).toBe(true)
})

test('option values are the ones that the lists allow [COL-07] [COL-08]', () => {
  const allowed: Record<string, readonly string[]> = {
    ...OPTION_VALUES,
    size: [...OPTION_VALUES.size, ...OPTION_VALUES.sockSize],
  }
  for (const { handle, options, variants } of products) {
    for (const { type, values } of options)
      expect(allowed[type], `${handle} ${type}`).toEqual(expect.arrayContaining([...values]))
    for (const { values } of variants)
      expect(
        values.every((value, index) => options[index]?.values.includes(value)),
        handle,
      ).toBe(true)
  }
})

test('no two sizes of a product are the same, and none of the matrix is missing', () => {
  for (const { handle, options, variants } of products) {
    const sizes = new Set(variants.map(({ values }) => values.join(' / ')))
    const made = options.reduce((count, { values }) => count * values.length, 1)
    expect([sizes.size, variants.length], handle).toEqual([made, made])
  }
})

test('everything costs something in pounds, dollars and euros [SIM-07]', () => {
  for (const { handle, price, compareAt, variants } of products) {
    const prices = [price, ...(compareAt ? [compareAt] : []), ...variants.flatMap((variant) => variant.price ?? [])]
    for (const each of prices)
      for (const region of REGION_CODES) expect(Number.isInteger(each[region]) && each[region] > 0, handle).toBe(true)
    if (compareAt) for (const region of REGION_CODES) expect(compareAt[region]).toBeGreaterThan(price[region])
  }
})

test('goods of the multi-buy offers cost what makes them eligible [PDP-13]', () => {
  const priceOf = (handle: string) => catalogue.byHandle.get(handle)?.price
  expect(priceOf('everyday-tee-white')).toEqual({ gb: 45_00, us: 60_00, eu: 55_00 })
  expect(priceOf('heavyweight-tee-white')).toEqual({ gb: 55_00, us: 79_00, eu: 65_00 })
  expect(priceOf('trunks-black')).toEqual({ gb: 25_00, us: 32_00, eu: 30_00 })
  expect(priceOf('the-belt-black')).toMatchObject({ gb: 89_00, us: 125_00 })
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

test('made to order says so twice, is asked for by taper and is never out [PDP-08]', () => {
  const firsts = products.filter(({ tags }) => tags.includes('tax:MTO'))
  expect(firsts.length).toBeGreaterThan(0)
  for (const { tags, options, variants } of firsts) {
    expect(tags).toContain('Made to Order')
    expect(options.map(({ type }) => type)).toEqual(['waist', 'taper', 'leg'])
    expect(variants.every(({ inventory }) => inventory > 0)).toBe(true)
  }
})

test('letters cost ten in every currency, never run out, and stand in no list [PDP-07]', () => {
  const { personalisation } = catalogue
  expect(personalisation.price).toEqual({ gb: 10_00, us: 10_00, eu: 10_00 })
  expect(personalisation.variants.map(({ inventory }) => inventory > 100)).toEqual([true])
  expect(catalogue.variantById.get(personalisation.variants[0]?.id ?? '')?.product).toBe(personalisation)
  expect(products).not.toContain(personalisation)
  expect(catalogue.collections.flatMap((each) => each.products)).not.toContain(personalisation.handle)
  expect(products.filter(({ letters }) => letters).length).toBeGreaterThan(10)
})

test('every tag that becomes a badge is on something [COL-06]', () => {
  const tags = new Set(products.flatMap((product) => product.tags))
  expect([...tags]).toEqual(expect.arrayContaining(['New', 'Beta', 'Organic', 'Low Stock', 'Made to Order', 'tax:MTO']))
  expect(products.some(({ compareAt }) => compareAt)).toBe(true)
})

test('the same seed leaves the same quantities on the shelves [SIM-02]', () => {
  const again = styleSheets.flatMap((style) => makeProducts(style, 1))
  const stock = (list: typeof products) =>
    list.flatMap(({ variants }) => variants.map(({ id, inventory, preOrder }) => `${id} ${inventory} ${preOrder}`))
  expect(stock(again)).toEqual(stock(products))
  expect(buildCatalogue(1)).toBe(catalogue)
})

test('another seed leaves other quantities on the same shelves', () => {
  const other = buildCatalogue(2)
  const quantities = ({ variants = [] }: { variants?: readonly { inventory: number }[] } = {}) =>
    variants.map(({ inventory }) => inventory)
  expect(other.products.map(({ id, handle }) => [id, handle])).toEqual(products.map(({ id, handle }) => [id, handle]))
  expect(quantities(other.byHandle.get('heroes-navy'))).not.toEqual(quantities(catalogue.byHandle.get('heroes-navy')))
})

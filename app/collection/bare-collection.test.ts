import { expect, test } from 'vitest'
import { bareTrousers, toBareProduct } from '#app/product/bare-collection.fixtures.ts'
import { readCollectionProducts } from '#app/product/finding/collection-products.server.ts'
import { findVariant } from '#app/product/size/find-variant.functions.ts'
import { getCardSize, getSizeInFit } from '#app/product/size/size-in-fit.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createFakeUpstream } from '#contracts/fake-upstream.fixtures.ts'
import { findMatchingIndexes, readCollection } from './collection.server.ts'
import { parseFilters } from './filters.ts'
import { getListing } from './listing.ts'
import { sortProducts } from './sorts.ts'
import { groupByStyle } from './style-groups.ts'
import { toProductListViewed } from './track-list-viewed.ts'

/* Collections that hold only `products` with the fields that spec 3 and 7 give. */

async function readBare(body: unknown = bareTrousers, handle = 'pleated-trousers') {
  const collection = await readCollection(createBackendClient(createFakeUpstream(body)), 'gb', handle)
  if (!collection) throw new Error('no collection')
  return { collection, ...getListing(collection.encodedListing) }
}
const getHandles = (products: readonly { handle: string }[]) => products.map(({ handle }) => handle)

test('a bare collection has a title, cards, prices and links [COL-12] [COL-01]', async () => {
  const { collection, products } = await readBare()
  expect(collection).toMatchObject({
    handle: 'pleated-trousers',
    title: 'Pleated trousers',
    description: '',
    hasProducts: true,
  })
  expect(products.map(({ handle, style, colour, price, image }) => [handle, style, colour, price, image])).toEqual([
    [
      'ab12cd-olv-001',
      'Trousers',
      { name: 'Olive', hex: '#5f6340' },
      { amount: '98.00', currencyCode: 'GBP' },
      'https://pictures.example/ab12cd-OLV-001.jpg',
    ],
    [
      'ab12cd-nvy-002',
      'Trousers',
      { name: 'Navy', hex: '#1f2a44' },
      { amount: '110.00', currencyCode: 'GBP' },
      'https://pictures.example/ab12cd-NVY-002.jpg',
    ],
    [
      'zz99yy-per-001',
      'Trousers',
      { name: 'Percale', hex: null },
      { amount: '75.00', currencyCode: 'GBP' },
      'https://pictures.example/zz99yy-PER-001.jpg',
    ],
  ])
})

test('a single product is a collection, too [COL-01]', async () => {
  const { collection, products } = await readBare({ products: bareTrousers.products.slice(0, 1) })
  expect([collection.hasProducts, getHandles(products)]).toEqual([true, ['ab12cd-olv-001']])
})

test('the first six characters of a sku are the style, fourteen the product [COL-06]', async () => {
  const again = { ...bareTrousers.products[0], sku: 'ab12cd-OLV-001-second-block' }
  const { products } = await readBare({ products: [...bareTrousers.products, again] })
  expect(getHandles(products)).toEqual(['ab12cd-olv-001', 'ab12cd-nvy-002', 'zz99yy-per-001'])
  expect(products.map(({ sku }) => sku)).toEqual(['ab12cd-OLV-001', 'ab12cd-NVY-002', 'zz99yy-PER-001'])
  expect(products.map(({ colours }) => getHandles(colours))).toEqual([
    ['ab12cd-olv-001', 'ab12cd-nvy-002'],
    ['ab12cd-olv-001', 'ab12cd-nvy-002'],
    ['zz99yy-per-001'],
  ])
})

test('the cards of a bare collection have badges from their tags [COL-12] [COL-06] [NAV-19]', async () => {
  const { products } = await readBare()
  expect(products.map(({ badge }) => badge)).toEqual([
    { title: 'New', kind: 'other', colour: null, isSmall: true, icon: null },
    { title: 'Made to Order', kind: 'other', colour: null, isSmall: true, icon: null },
    null,
  ])
})

test('a bare collection is filtered by sizes in display order [COL-12] [COL-02]', async () => {
  const { collection, matcher, filterListing } = await readBare()
  expect(collection.filterKeys).toEqual(['colour', 'w', 'b', 'l'])
  expect(matcher.groups.slice(1, 4).map(({ key, values }) => [key, values.join(' ')])).toEqual([
    ['w', '28 34 36 38'],
    ['b', 'A B C'],
    ['l', '30 32 34'],
  ])
  const filter = (search: Record<string, string>) => getHandles(filterListing(parseFilters(search), 'featured'))
  expect(filter({ w: '34', b: 'B' })).toEqual(['ab12cd-olv-001', 'ab12cd-nvy-002', 'zz99yy-per-001'])
  expect(filter({ w: '34', b: 'B', l: '32' })).toEqual(['ab12cd-olv-001', 'ab12cd-nvy-002'])
  expect(filter({ w: '28' })).toEqual([])
  expect(findMatchingIndexes('?w=38', collection)).toEqual([1])
})

test.each([
  ['featured', ['ab12cd-olv-001', 'ab12cd-nvy-002', 'zz99yy-per-001']],
  ['newest', ['ab12cd-olv-001', 'ab12cd-nvy-002', 'zz99yy-per-001']],
  ['price-up', ['zz99yy-per-001', 'ab12cd-olv-001', 'ab12cd-nvy-002']],
  ['name', ['ab12cd-olv-001', 'ab12cd-nvy-002', 'zz99yy-per-001']],
] as const)('a bare collection is sorted by %s [COL-12] [COL-11]', async (sort, handles) => {
  const { products } = await readBare()
  expect(getHandles(sortProducts(products, sort))).toEqual(handles)
})

test('products without a date sort after those with one', async () => {
  const [first, ...others] = bareTrousers.products
  const { products } = await readBare({
    products: [first, ...others.map((p) => ({ ...p, published_at: '2026-03-02' }))],
  })
  expect(getHandles(sortProducts(products, 'newest'))).toEqual(['ab12cd-nvy-002', 'zz99yy-per-001', 'ab12cd-olv-001'])
})

test('a fit finds its size in a bare collection, and quick add its variant [COL-04] [CART-16]', async () => {
  const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: {} }
  const { products } = await readBare()
  expect(products.map((product) => getSizeInFit(product, fit, {})?.stock)).toEqual(['few', 'in', 'out'])
  const pages = await readCollectionProducts(createBackendClient(createFakeUpstream(bareTrousers)), 'gb', 'trousers')
  const outcomes = pages?.map((page) => findVariant(page, { w: '34', b: 'B', l: '32' }))
  expect(outcomes).toEqual([
    { ok: true, merchandiseId: 'gid://shopify/ProductVariant/503' },
    { ok: true, merchandiseId: 'gid://shopify/ProductVariant/511' },
    { ok: false, failure: 'cart.variant-unavailable' },
  ])
})

test.each([
  [{}, '34 / B / 32', 'few', true],
  [{ w: '34', b: 'B', l: '32' }, '34 / B / 32', 'few', true],
  [{ w: '36', b: 'B', l: '30' }, '36 / B / 30', 'in', false],
  [{ w: '28', b: 'B', l: '32' }, '28 / B / 32', 'out', false],
] as const)(
  'with filters %j a card shows %s, which is %s and the shopper’s own: %s [COL-04]',
  async (search, ...shown) => {
    const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: {} }
    const [olive] = (await readBare()).products
    const card = olive && getCardSize(olive, fit, search)
    expect([card?.size, card?.stock, card?.isOwn]).toEqual(shown)
  },
)

test('a viewed bare list is tracked by given fields [ANA-01]', async () => {
  const { products } = await readBare()
  expect(toProductListViewed('trousers', groupByStyle(products)).products[1]).toEqual({
    product_id: '9003',
    sku: 'zz99yy-PER-001',
    name: 'Trousers, Percale',
    category: 'Trousers',
    price: '75.00',
    position: 2,
  })
})

test('swim shorts, tops and socks of a bare backend have their filters [COL-08] [COL-02]', async () => {
  const product = (sku: string, productType: string, options: string[], ...sizes: string[][]) =>
    toBareProduct({
      sku,
      title: 'Blue',
      productType,
      id: 1,
      group: 1,
      options,
      variants: sizes.map((values, index) => ({ id: index + 1, sku: `${sku}${index}`, options: values })),
    })
  const { matcher } = await readBare({
    products: [
      product('SWIM00-BLU-000', 'Swimwear', ['waist', 'swimshortsleg'], ['36', '7'], ['34', '5']),
      product('TEES00-BLU-000', 'Tops', ['size', 'cut', 'length'], ['XL', 'Slim', 'Long'], ['M+', 'Straight', 'Short']),
      product('SOCK00-BLU-000', 'Socks', ['size'], ['M/L'], ['S/M']),
    ],
  })
  expect(matcher.groups.map(({ key, values }) => [key, values])).toEqual([
    ['w', ['34', '36']],
    ['sl', ['5', '7']],
    ['s', ['M+', 'XL']],
    ['s', ['S/M', 'M/L']],
    ['c', ['Slim', 'Straight']],
    ['lh', ['Short', 'Long']],
  ])
})

test('bare goods are filtered by colour and price, and no field they lack [COL-12] [COL-06]', async () => {
  const { collection, matcher, filterListing } = await readBare()
  expect(collection.filterKeys).toEqual(['colour', 'w', 'b', 'l'])
  expect(matcher.groups[0]).toEqual({ key: 'colour', scale: 'colour', values: ['navy', 'green'] })
  expect(matcher.priceBounds).toEqual({ min: 7500, max: 11000 })
  const filter = (search: Record<string, string>) => getHandles(filterListing(parseFilters(search), 'featured'))
  expect(filter({ colour: 'navy' })).toEqual(['ab12cd-nvy-002'])
  expect(filter({ max: '98' })).toEqual(['ab12cd-olv-001', 'zz99yy-per-001'])
  expect(filter({ w: '34', min: '80', max: '100' })).toEqual(['ab12cd-olv-001'])
})

test('cloth and leg shape are filters where tags name them [COL-12]', async () => {
  const [olive, navy, percale] = bareTrousers.products
  const { collection, filterListing } = await readBare({
    products: [
      { ...olive, tags: ['cloth:linen', 'shape:slim', 'cloth:unobtainium'] },
      { ...navy, tags: ['Cloth:Wool', 'shape:slim'] },
      percale,
    ],
  })
  expect(collection.filterKeys).toEqual(['colour', 'w', 'b', 'l', 'cloth'])
  expect(getHandles(filterListing(parseFilters({ cloth: 'wool' }), 'featured'))).toEqual(['ab12cd-nvy-002'])
})

test('an empty bare collection is a page without products [COL-12]', async () => {
  const { collection } = await readBare({ products: [] }, 'black_tops')
  expect(collection).toMatchObject({ title: 'Black tops', hasProducts: false, filterKeys: [] })
})

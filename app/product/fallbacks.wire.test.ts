import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { assumed } from '#contracts/backend/generated/assumed.ts'
import { createFakeUpstream } from '#contracts/fake-upstream.fixtures.ts'
import { differ } from '#tests/support/differ.ts'
import { bareTrousers } from './bare-collection.fixtures.ts'
import { readCollectionProducts } from './finding/collection-products.server.ts'
import { productFromWire } from './product.wire.ts'
import { readProducts } from './read-products.server.ts'

const money = (amount: string) => ({ amount, currencyCode: 'GBP' })

/** A product with every field of the contract. */
const wholeProduct = () => ({
  ...bareTrousers.products[0],
  handle: 'pleats-olive',
  price: money('98.00'),
  compare_at_price: money('120.00'),
  image: { src: 'https://pictures.example/front.jpg', alt: 'Pleats on a chair' },
  subtitle: 'Pleated cotton trouser',
  hover_image: { src: 'https://pictures.example/back.jpg', alt: 'Pleats from behind' },
  cloth_image: { src: 'https://pictures.example/cloth.jpg', alt: 'The cloth of Pleats' },
  badges: [{ title: 'Sale', badgeType: 'promo', themeColour: '#123456', small: false, iconName: 'leaf' }],
  swatch: { name: 'Dark olive', hex: '#404020' },
  published_at: '2026-03-02',
  product_feed: { ...bareTrousers.products[0]?.product_feed, group_title: 'Pleats' },
  options: [
    { type: 'waist', position: 1, values: ['36', '34', '28'] },
    { type: 'build', position: 2, values: ['Build B', 'Build A'] },
    { type: 'leg', position: 3, values: ['32', '30'] },
  ],
  variants: bareTrousers.products[0]?.variants.map((variant) => ({ ...variant, price: money('99.00') })),
  personalisation: { variant_id: 'gid://shopify/ProductVariant/7', max_length: 3 },
  promise: 'They hold a crease.',
  description: 'Two pleats a side.',
  highlights: ['Side adjusters'],
  fabric: 'Wool',
  care: 'Cold wash',
  images: [{ src: 'https://pictures.example/1.jpg', alt: 'One' }],
  colourways: [
    {
      handle: 'pleats-navy',
      title: 'Navy',
      swatch: { name: 'Deep navy', hex: '#000022' },
      image: { src: 'https://pictures.example/navy.jpg', alt: 'Navy pleats' },
      available: false,
    },
  ],
})

const wholeCollection = () => ({
  handle: 'pleated-trousers',
  title: 'The pleats',
  description: 'Room where it counts.',
  first_products: ['pleats-olive'],
  products: [wholeProduct()],
})

/** A collection's card and page, and the page of the product call, as the app reads them. */
async function readAll(collection: unknown, product: unknown) {
  const request = { store: 'gb', handle: 'pleated-trousers' } as const
  const collections = createBackendClient(createFakeUpstream(collection))
  const products = createBackendClient(createFakeUpstream(product))
  const list = await readProducts(collections, request, new Map())
  const [listedPage] = (await readCollectionProducts(collections, 'gb', request.handle)) ?? []
  const wire = await products.product({ store: 'gb', handle: 'pleats-olive' })
  const [card] = list?.products ?? []
  if (!list || !card || !listedPage || !wire) throw new Error('nothing was read')
  return { list, card, listedPage, page: productFromWire(wire, 'gb') }
}
type Displayed = Awaited<ReturnType<typeof readAll>>

/** The value with the field at the path removed or replaced: * stands for each element of a list. */
function withField(value: unknown, [step, ...rest]: readonly string[], change: unknown): unknown {
  if (step === undefined) return change
  if (Array.isArray(value)) return value.map((element) => withField(element, rest, change))
  if (typeof value !== 'object' || value === null) return value
  const { [step]: member, ...others } = value as Record<string, unknown>
  if (rest.length === 0 && change === undefined) return others
  return { ...others, [step]: withField(member, rest, change) }
}

type Row = [field: string, see: (displayed: Displayed) => unknown, sent: unknown, without: unknown]

/** For each assumed field the displayed value with it and without it. */
const LISTED: Row[] = [
  ['handle', ({ card }) => card.handle, 'pleats-olive', 'ab12cd-olv-001'],
  ['compare_at_price', ({ card }) => card.compareAtPrice, money('120.00'), null],
  ['image/alt', ({ listedPage }) => listedPage.images[0]?.alt, 'Pleats on a chair', 'Pleats, Dark olive'],
  ['hover_image', ({ card }) => card.secondImage, 'https://pictures.example/back.jpg', null],
  [
    'hover_image/alt',
    ({ card }) => card.secondImage,
    'https://pictures.example/back.jpg',
    'https://pictures.example/back.jpg',
  ],
  ['subtitle', ({ card }) => card.subtitle, 'Pleated cotton trouser', null],
  ['cloth_image', ({ card }) => card.clothImage, 'https://pictures.example/cloth.jpg', null],
  [
    'cloth_image/alt',
    ({ card }) => card.clothImage,
    'https://pictures.example/cloth.jpg',
    'https://pictures.example/cloth.jpg',
  ],
  [
    'badges',
    ({ card }) => card.badge,
    { title: 'Sale', kind: 'promo', colour: '#123456', isSmall: false, icon: 'leaf' },
    { title: 'New', kind: 'other', colour: null, isSmall: true, icon: null },
  ],
  ['swatch', ({ card }) => card.colour, { name: 'Dark olive', hex: '#404020' }, { name: 'Olive', hex: '#5f6340' }],
  ['published_at', ({ card }) => card.publishedAt, '2026-03-02', null],
  ['product_feed/group_title', ({ card }) => card.style, 'Pleats', 'Trousers'],
  [
    'options/*/values',
    ({ listedPage }) => listedPage.options.map(({ values }) => values.join(' ')),
    ['36 34 28', 'Build B Build A', '32 30'],
    ['28 34 36', 'Build A Build B', '30 32'],
  ],
  ['variants/*/price', ({ listedPage }) => listedPage.variants.prices?.find(Boolean), money('99.00'), undefined],
]

const COLLECTION: Row[] = [
  ['handle', ({ list }) => list.handle, 'pleated-trousers', 'pleated-trousers'],
  ['title', ({ list }) => list.title, 'The pleats', 'Pleated trousers'],
  ['description', ({ list }) => list.description, 'Room where it counts.', ''],
  ['first_products', ({ list }) => list.products.map(({ handle }) => handle), ['pleats-olive'], ['pleats-olive']],
  ...LISTED.map(([field, ...row]): Row => [`products/*/${field}`, ...row]),
]

/** What to do with a field that a list lacks, or has too many. */
const adviseOn = (list: string) => ({
  lacks: (field: string) => `List ${field} in ${list} of app/product/fallbacks.wire.test.ts, with its fallback`,
  tooMany: (field: string) => `Take ${field} out of ${list}: the contract does not assume it`,
})

const PRODUCT: Row[] = [
  ['handle', ({ page }) => page.handle, 'pleats-olive', 'ab12cd-olv-001'],
  ['compare_at_price', ({ page }) => page.compareAtPrice, money('120.00'), null],
  ['image/alt', ({ page }) => page.images[0]?.alt, 'One', 'One'],
  ['hover_image', ({ page }) => page.images.length, 1, 1],
  ['hover_image/alt', ({ page }) => page.images.length, 1, 1],
  ['subtitle', ({ page }) => page.style, 'Pleats', 'Pleats'],
  ['cloth_image', ({ page }) => page.images.length, 1, 1],
  ['cloth_image/alt', ({ page }) => page.images.length, 1, 1],
  ['badges', ({ page }) => page.badge?.title, 'Sale', 'New'],
  ['swatch', ({ page }) => page.colour, { name: 'Dark olive', hex: '#404020' }, { name: 'Olive', hex: '#5f6340' }],
  ['published_at', ({ page }) => page.sku, 'ab12cd-OLV-001', 'ab12cd-OLV-001'],
  ['product_feed/group_title', ({ page }) => page.style, 'Pleats', 'Trousers'],
  ['options/*/values', ({ page }) => page.options[0]?.values, ['36', '34', '28'], ['28', '34', '36']],
  ['variants/*/price', ({ page }) => page.variants.prices?.find(Boolean), money('99.00'), undefined],
  [
    'personalisation',
    ({ page }) => page.personalisation,
    { merchandiseId: 'gid://shopify/ProductVariant/7', price: money('10.00'), maxLength: 3 },
    null,
  ],
  ['promise', ({ page }) => page.promise, 'They hold a crease.', ''],
  ['description', ({ page }) => page.description, 'Two pleats a side.', ''],
  ['highlights', ({ page }) => page.highlights, ['Side adjusters'], []],
  ['fabric', ({ page }) => page.fabric, 'Wool', ''],
  ['care', ({ page }) => page.care, 'Cold wash', ''],
  [
    'images',
    ({ page }) => page.images,
    [{ src: 'https://pictures.example/1.jpg', alt: 'One' }],
    [{ src: 'https://pictures.example/front.jpg', alt: 'Pleats on a chair' }],
  ],
  [
    'colourways',
    ({ page }) => page.colourways,
    [
      {
        handle: 'pleats-navy',
        colour: { name: 'Deep navy', hex: '#000022' },
        availability: 'sold-out',
      },
    ],
    [],
  ],
  ['colourways/*/image/alt', ({ page }) => page.colourways.length, 1, 1],
]

const CHANGES = [
  ['not sent', undefined],
  ['null', null],
  ['of another type', { odd: [7] }],
] as const
const cases = (rows: readonly Row[]) =>
  rows.flatMap((row) => CHANGES.map(([how, change]): [string, string, unknown, Row] => [row[0], how, change, row]))

test('a product with every field of the contract shows them all [COL-12]', async () => {
  const displayed = await readAll(wholeCollection(), wholeProduct())
  for (const [field, see, sent] of [...COLLECTION, ...PRODUCT]) expect(see(displayed), field).toEqual(sent)
})

test.each(cases(COLLECTION))(
  'a collection whose %s is %s stays whole [COL-12] [CTR-06]',
  async (field, _, change, row) => {
    const [, see, , without] = row
    expect(see(await readAll(withField(wholeCollection(), field.split('/'), change), wholeProduct()))).toEqual(without)
  },
)

test.each(cases(PRODUCT))('a product whose %s is %s stays whole [COL-12] [CTR-06]', async (field, _, change, row) => {
  const [, see, , without] = row
  expect(see(await readAll(wholeCollection(), withField(wholeProduct(), field.split('/'), change)))).toEqual(without)
})

test('every field beyond the specification has a fallback [COL-12] [CTR-06]', () => {
  const toPaths = (rows: readonly Row[]) => rows.map(([field]) => `/${field}`).toSorted()
  expect(differ(assumed.fields.collection?.[200] ?? [], toPaths(COLLECTION), adviseOn('COLLECTION'))).toEqual([])
  expect(differ(assumed.fields.product?.[200] ?? [], toPaths(PRODUCT), adviseOn('PRODUCT'))).toEqual([])
})

/** Spec 3, "Product", and no more. */
const GIVEN = [
  'sku',
  'title',
  'product_type',
  'price',
  'image/src',
  'tags',
  'product_feed/brand',
  'product_feed/category',
  'product_feed/product_id',
  'product_feed/group_id',
  'options/*/type',
  'options/*/position',
  'variants/*/options',
  'variants/*/sku',
  'variants/*/inventory_quantity',
  'variants/*/pre_order_inventory_quantity',
  'variants/*/id',
]

/** The paths of a value's fields, with * for each element of a list of objects. */
function listFields(value: object): string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const [element] = Array.isArray(member) ? member : []
    const inner = typeof element === 'object' ? element : Array.isArray(member) ? undefined : member
    const paths = typeof inner === 'object' && inner !== null ? listFields(inner) : []
    return paths.length === 0 ? [name] : paths.map((path) => [name, ...(element ? ['*'] : []), path].join('/'))
  })
}

test('the bare collection has the fields that the specification gives, and no other [COL-12]', () => {
  expect(Object.keys(bareTrousers)).toEqual(['products'])
  for (const product of bareTrousers.products.slice(0, 2))
    expect(listFields(product).toSorted()).toEqual(GIVEN.toSorted())
})

test.each([
  ['from 1', [1, 2, 3]],
  ['from 0', [0, 1, 2]],
  ['with gaps', [10, 20, 30]],
])('options whose positions count %s are those of the variants [COL-12]', async (_, positions) => {
  const [product] = bareTrousers.products
  const options = product?.options.map((option, index) => ({ ...option, position: positions[index] }))
  expect(await readSizes({ ...product, options })).toEqual(await readSizes({ ...product }))
})

test('an option that cannot be read leaves the others where they are [COL-12] [CTR-06]', async () => {
  const [product] = bareTrousers.products
  const [waist, ...others] = product?.options ?? []
  const sizes = await readSizes({ ...product, options: [{ ...waist, type: {} }, ...others] })
  expect(sizes).toEqual((await readSizes({ ...product }))?.slice(1))
})

/** The options and values of one product of a collection. */
async function readSizes(product: object) {
  const client = createBackendClient(createFakeUpstream({ products: [product] }))
  const [read] = (await readProducts(client, { store: 'gb', handle: 'trousers' }, new Map()))?.products ?? []
  return read?.sizes.options
}

/** Given fields without which a product is still one that can be shown or sold. */
const MAY_BE_MISSING = ['image/src', 'tags', 'variants/*/inventory_quantity', 'variants/*/pre_order_inventory_quantity']

test.each([
  ['//images.test/front.jpg', 'https://images.test/front.jpg'],
  ['https://images.test/front.jpg', 'https://images.test/front.jpg'],
  ['front.jpg', null],
  ['', null],
  [7, null],
])('a picture at %j is shown from %j [COL-12]', async (src, expected) => {
  const collection = { products: [{ ...bareTrousers.products[0], image: { src }, tags: 'Beta,  cloth:linen' }] }
  const client = createBackendClient(createFakeUpstream(collection))
  const [product] = (await readProducts(client, { store: 'gb', handle: 'trousers' }, new Map()))?.products ?? []
  expect(product?.image).toBe(expected)
  expect([product?.badge?.title, product?.cloth]).toEqual(['Beta', 'linen'])
})

test.each(MAY_BE_MISSING)('a product without %s, or with null there, is listed [COL-12] [CTR-06]', async (field) => {
  for (const change of [undefined, null]) {
    const collection = { products: [withField(bareTrousers.products[0], field.split('/'), change)] }
    const client = createBackendClient(createFakeUpstream(collection))
    const read = await readProducts(client, { store: 'gb', handle: 'trousers' }, new Map())
    expect(read?.products).toHaveLength(1)
  }
})

test.each(GIVEN.filter((field) => !MAY_BE_MISSING.includes(field)))(
  'a collection without the given field %s is refused by its name [CTR-03] [COL-12]',
  async (field) => {
    const collection = { products: [withField(bareTrousers.products[0], field.split('/'), undefined)] }
    const client = createBackendClient(createFakeUpstream(collection))
    await expect(readProducts(client, { store: 'gb', handle: 'trousers' }, new Map())).rejects.toMatchObject({
      kind: 'off-contract',
      detail: expect.stringContaining(field.split('/').at(-1) ?? ''),
    })
  },
)

test.each([
  [98, 'gb', { amount: '98.00', currencyCode: 'GBP' }],
  [98.5, 'us', { amount: '98.50', currencyCode: 'USD' }],
  ['98', 'eu', { amount: '98.00', currencyCode: 'EUR' }],
  [money('98.00'), 'gb', { amount: '98.00', currencyCode: 'GBP' }],
] as const)('the price %j is in the currency of the store %s [COL-12]', async (price, store, expected) => {
  const client = createBackendClient(createFakeUpstream({ products: [{ ...wholeProduct(), price }] }))
  const list = await readProducts(client, { store, handle: 'trousers' }, new Map())
  expect(list?.products[0]?.price).toEqual(expected)
})

test('the same product has the currency of each store that sends it [REG-02]', async () => {
  const client = createBackendClient(createFakeUpstream({ products: [{ ...wholeProduct(), price: 98 }] }))
  const known = new Map()
  const currencies = []
  for (const store of ['gb', 'us', 'eu'] as const)
    currencies.push((await readProducts(client, { store, handle: 'trousers' }, known))?.products[0]?.price.currencyCode)
  expect(currencies).toEqual(['GBP', 'USD', 'EUR'])
})

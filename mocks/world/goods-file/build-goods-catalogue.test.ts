import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from './build-goods-catalogue.ts'
import { GoodsFileError } from './problems.ts'

const build = (raw: unknown) => buildGoodsCatalogue(raw, { source: 'goods.json', seed: 1 })
const COLOURS = { name: 'Colour', values: ['Oat', 'Ink'] }
const CANADA = { name: 'Canada', countries: ['CA'], currency: 'CAD' }
const JAPAN = { name: 'Japan', countries: ['JP'], currency: 'JPY' }
const MUG = { handle: 'mug', title: 'Mug', price: '12.50' }

function listProblems(raw: unknown): string[] {
  try {
    build(raw)
    return []
  } catch (error) {
    if (!(error instanceof GoodsFileError)) throw error
    return error.problems.map(({ path, message }) => `${path}: ${message}`)
  }
}

const nest = (title: string, ...items: object[]) => ({ title, url: '/', items })

/** A menu whose item is its own item, as goods of a caller may be. */
const own: { title: string; items: object[] } = { title: 'I', items: [] }
own.items.push(own)
const CIRCULAR = { handle: 'm', title: 'M', items: [own] }

test('a product with handle, title and price is enough [SIM-10]', () => {
  const { products, byHandle } = build({ products: [MUG] })
  expect(products).toHaveLength(1)
  expect(byHandle.get('mug')).toMatchObject({
    style: 'Mug',
    price: { gb: 1250, us: 1250, eu: 1250 },
    variants: [{ values: [], inventory: 1000, preOrder: null }],
    details: { images: [{ url: '/images/s/files/1/0000/0001/files/mug-placeholder.svg?v=1', altText: 'Mug' }] },
  })
})

test('options without variants are sold in every combination [SIM-10]', () => {
  const productOptions = [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['Red', { name: 'Blue' }] },
  ]
  const { byHandle } = build({ products: [{ ...MUG, productOptions }] })
  expect(byHandle.get('mug')?.variants.map(({ values }) => values.join(' '))).toEqual([
    'S Red',
    'S Blue',
    'M Red',
    'M Blue',
  ])
})

test('options follow from the variants that name them [SIM-10]', () => {
  const variants = ['S', 'L'].map((name) => ({ optionValues: [{ optionName: 'Size', name }], price: 10 }))
  const { byHandle } = build({ products: [{ handle: 'mug', title: 'Mug', variants }] })
  expect(byHandle.get('mug')?.options).toMatchObject([{ name: 'Size', values: ['S', 'L'] }])
})

test('stock is that of all locations, uncounted, or sold ahead [SIM-10]', () => {
  const variants = [
    { inventoryQuantities: [{ quantity: 2 }, { quantity: 3, name: 'available' }, { quantity: 9, name: 'on_hand' }] },
    { inventoryItem: { tracked: false } },
    { inventoryQuantity: 0, inventoryPolicy: 'CONTINUE' },
  ].map((variant, index) => ({ ...variant, price: '1', optionValues: [{ optionName: 'No', name: String(index) }] }))
  const { byHandle } = build({ products: [{ ...MUG, variants }] })
  expect(byHandle.get('mug')?.variants.map(({ inventory, preOrder }) => [inventory, preOrder])).toEqual([
    [5, null],
    [1000, null],
    [0, 1000],
  ])
})

test('ids are those of the file, else they follow from the handle [SIM-10]', () => {
  const given = build({ products: [{ ...MUG, id: 'gid://shopify/Product/77' }] })
  expect([...given.byId.keys()]).toEqual(['77'])
  const [first] = build({ products: [MUG] }).products
  const [, second] = build({ products: [{ ...MUG, handle: 'cup' }, MUG] }).products
  expect(first?.id).toMatch(/^\d+$/)
  expect(second?.id).toBe(first?.id)
  expect(second?.variants[0]?.id).toBe(first?.variants[0]?.id)
})

test('a collection has its products, those that name it, and those of its rules [SIM-10]', () => {
  const { collectionByHandle } = build({
    products: [
      { ...MUG, handle: 'a', tags: ['New'] },
      { ...MUG, handle: 'b', collections: ['all-mugs'] },
      { ...MUG, handle: 'c' },
      { ...MUG, handle: 'd', tags: ['new'], status: 'DRAFT' },
    ],
    collections: [
      {
        handle: 'all-mugs',
        title: 'Mugs',
        products: ['c'],
        ruleSet: { rules: [{ column: 'TAG', relation: 'EQUALS', condition: 'new' }] },
      },
    ],
  })
  expect(collectionByHandle.get('all-mugs')?.products).toEqual(['c', 'b', 'a'])
})

test('a file laid over this shop keeps its goods and adds to them [SIM-10]', () => {
  const catalogue = build({
    extends: 'default',
    products: [MUG],
    collections: [{ handle: 'favourites', title: 'Favourites', products: ['heroes-navy', 'mug'] }],
    menus: [{ handle: 'favourites', title: 'Favourites', items: [{ title: 'All', url: '/collections/trousers' }] }],
  })
  expect(catalogue.variantById.get('1001001')?.product.handle).toBe('heroes-navy')
  expect(catalogue.variantById.get(catalogue.byHandle.get('mug')?.variants[0]?.id ?? '')?.product.handle).toBe('mug')
  expect(catalogue.collectionByHandle.get('trousers')?.products.length).toBeGreaterThan(100)
  expect(catalogue.collectionByHandle.get('favourites')?.products).toEqual(['heroes-navy', 'mug'])
  expect(catalogue.content?.extendsDefault).toBe(true)
})

test.each([
  ['no JSON object', 7, ': expected object, received number'],
  ['nothing to sell', {}, 'products: expected at least one product'],
  [
    'a product without a handle',
    { products: [{ title: 'Mug' }] },
    'products[0].handle: expected a handle like "blue-mug"',
  ],
  [
    'a product without a price',
    { products: [{ ...MUG, price: undefined }] },
    'products[0].price: expected a price like "12.50"',
  ],
  [
    'a price in words',
    { products: [{ ...MUG, price: 'twelve' }] },
    'products[0].price: expected a decimal like "12.50", or one by currency like { "GBP": "12.50", "JPY": "2400" }',
  ],
  [
    'a price in two currencies of three',
    { products: [{ ...MUG, price: { GBP: '12.50', USD: '15' } }] },
    'products[0].price: expected a price in EUR, the currency of store eu',
  ],
  [
    'a price in a currency without a market',
    { products: [{ ...MUG, price: { GBP: '12.50', USD: '15', EUR: '14', CAD: '20' } }] },
    'products[0].price.CAD: a currency besides GBP, USD and EUR needs markets',
  ],
  [
    'a price with too many decimals',
    { products: [{ ...MUG, price: '12.505' }] },
    'products[0].price: "12.505" has too many decimals: expected 2 at most',
  ],
  [
    'a yen with decimals',
    { markets: [JAPAN], products: [{ ...MUG, price: { JPY: '1500.50' } }] },
    'products[0].price.JPY: "1500.50" has too many decimals: expected none, as JPY has',
  ],
  [
    'a price without a rate for a market',
    { markets: [CANADA, JAPAN], products: [{ ...MUG, price: '12.50', productOptions: [COLOURS] }] },
    'products[0].price: expected a price in JPY, the currency of market "Japan", or its exchangeRate',
  ],
  [
    'a price in a currency that no market has',
    { markets: [JAPAN], products: [{ ...MUG, price: { JPY: '1500', AUD: '15' } }] },
    'products[0].price.AUD: no market has this currency',
  ],
  [
    'a country in two markets',
    { markets: [CANADA, { ...JAPAN, countries: ['JP', 'CA'], exchangeRate: 100 }], products: [MUG] },
    'markets[1].countries[1]: CA is in the market "Canada" too',
  ],
  [
    'a market without countries',
    { markets: [{ ...CANADA, countries: [] }], products: [MUG] },
    'markets[0].countries[0]: expected a country code like "GB"',
  ],
  [
    'a country that is none',
    { markets: [{ ...CANADA, countries: ['CA', 'QQ'] }], products: [MUG] },
    'markets[0].countries[1]: expected a country code like "GB"',
  ],
  [
    'markets over this shop',
    { extends: 'default', markets: [CANADA] },
    'markets: expected none in a file that extends this shop, which has its own',
  ],
  [
    'a policy at no address',
    { products: [MUG], policies: [{ type: 'PRIVACY_POLICY', body: '', url: 'privacy' }] },
    'policies[0].url: expected a path like "/pages/privacy", or an absolute URL',
  ],
  [
    'a misspelt field',
    { products: [{ ...MUG, vendr: 'Kiln' }] },
    'products[0].vendr: is no field of a goods file; did you mean "vendor"?',
  ],
  [
    'a misspelt field below menu items',
    {
      products: [MUG],
      menus: [{ handle: 'm', title: 'M', items: [{ title: 'I', items: [{ title: 'J', link: '/' }] }] }],
    },
    'menus[0].items[0].items[0].link: is no field of a goods file; the fields are title, type, url, resourceId, tags, translations, id, items',
  ],
  ['two products of one handle', { products: [MUG, MUG] }, 'products[1].handle: another product is called "mug" too'],
  [
    'two products of one id',
    {
      products: [
        { ...MUG, id: 1 },
        { ...MUG, handle: 'cup', id: 1 },
      ],
    },
    ': the products "mug" and "cup" have the same id 1',
  ],
  [
    'a collection of unknown products',
    { products: [MUG], collections: [{ handle: 'c', title: 'C', products: ['mugg'] }] },
    'collections[0].products[0]: no product is called "mugg"; did you mean "mug"?',
  ],
  [
    'a menu item to nowhere',
    { products: [MUG], menus: [{ handle: 'm', title: 'M', items: [{ title: 'Mug', url: '/products/mog' }] }] },
    'menus[0].items[0].url: no product is called "mog"; did you mean "mug"?',
  ],
  [
    'a variant with a value that its option lacks',
    {
      products: [
        {
          ...MUG,
          productOptions: [{ name: 'Size', values: ['S', 'M'] }],
          variants: [{ optionValues: [{ optionName: 'Size', name: 'XL' }] }],
        },
      ],
    },
    'products[0].variants[0].optionValues: "XL" is no value of "Size"; it has S, M',
  ],
  [
    'a reference to nothing',
    { products: [{ ...MUG, metafields: [{ key: 'set', type: 'list.product_reference', value: ['saucer'] }] }] },
    'products[0].metafields[0].value[0]: no product is called "saucer"',
  ],
  [
    'a product of twenty options',
    {
      products: [
        {
          ...MUG,
          productOptions: Array.from({ length: 20 }, (_, index) => ({ name: `O${index}`, values: ['a', 'b'] })),
        },
      ],
    },
    'products[0].productOptions: the product has 20 options; Shopify allows 3',
  ],
  [
    'a variant of twenty options',
    {
      products: [
        {
          ...MUG,
          variants: [
            { optionValues: Array.from({ length: 20 }, (_, index) => ({ optionName: `O${index}`, name: 'a' })) },
          ],
        },
      ],
    },
    'products[0].variants: the product has 20 options; Shopify allows 3',
  ],
  [
    'a product of 8,000 variants by its options',
    {
      products: [
        {
          ...MUG,
          productOptions: ['A', 'B', 'C'].map((name) => ({
            name,
            values: Array.from({ length: 20 }, (_, index) => String(index)),
          })),
        },
      ],
    },
    'products[0].productOptions: the options make 8,000 variants; Shopify allows 2,048',
  ],
  [
    'a product of 8,000 variants',
    {
      products: [
        {
          ...MUG,
          variants: Array.from({ length: 8_000 }, (_, index) => ({
            optionValues: [{ optionName: 'Size', name: String(index) }],
          })),
        },
      ],
    },
    'products[0].variants: Shopify allows 2,048 variants of a product',
  ],
  [
    'a currency that is none',
    { markets: [{ ...CANADA, currency: 'CANADIAN' }], products: [MUG] },
    'markets[0].currency: expected a currency like "CAD"',
  ],
  ['a circular menu', { products: [MUG], menus: [CIRCULAR] }, 'menus[0].items[0].items[0]: it contains itself'],
  [
    'a value of 20,000 levels',
    JSON.parse(
      `{"metaobjects":[{"type":"a","handle":"b","fields":[{"value":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}]}`,
    ),
    'metaobjects[0].fields[0].value[0]: it is nested more than 100 levels deep',
  ],
  [
    'a menu of five levels',
    {
      products: [MUG],
      menus: [{ handle: 'm', title: 'M', items: [nest('A', nest('B', nest('C', nest('D', nest('E')))))] }],
    },
    'menus[0].items[0].items[0].items[0].items: a menu has at most 3 levels of items at Shopify',
  ],
  [
    'two orders of one name',
    {
      products: [MUG],
      customers: [
        {
          email: 'ann@example.com',
          orders: [1, 2].map(() => ({
            name: '#1001',
            processedAt: '2026-01-01T00:00:00Z',
            lineItems: [{ product: 'mug' }],
          })),
        },
      ],
    },
    'customers[0].orders[1].name: another order is called "#1001" too',
  ],
  [
    'a picture on disk without a folder',
    { products: [{ ...MUG, files: [{ originalSource: './mug.jpg' }] }] },
    'products[0].files[0].originalSource: "./mug.jpg" is a path, and these goods are in no folder: expected a URL',
  ],
])('%s is refused at its path [SIM-10]', (_name, raw, problem) => {
  expect(listProblems(raw)).toEqual([problem])
})

test('the price before a reduction is the product’s, where a variant says nothing else [SIM-10]', () => {
  const variant = (name: string, more: object) => ({
    optionValues: [{ optionName: 'Size', name }],
    price: '10',
    ...more,
  })
  const { products } = build({
    products: [
      {
        ...MUG,
        compareAtPrice: '20',
        variants: [variant('S', {}), variant('M', { compareAtPrice: '15' }), variant('L', { compareAtPrice: null })],
      },
    ],
  })
  expect(products[0]?.variants.map(({ details }) => details?.compareAt?.gb ?? null)).toEqual([2_000, 1_500, null])
})

test('5,000 products of four variants are a catalogue in 3 s [SIM-10]', () => {
  const products = Array.from({ length: 5_000 }, (_, index) => ({
    handle: `product-${index}`,
    title: `Product ${index}`,
    price: '10.00',
    tags: [`tag-${index % 50}`],
    productOptions: [{ name: 'Size', values: ['S', 'M', 'L', 'XL'] }],
  }))
  const started = performance.now()
  expect(build({ products }).products).toHaveLength(5_000)
  expect(performance.now() - started).toBeLessThan(3_000)
})

test('a message lists every problem of a file [SIM-10]', () => {
  expect(() =>
    build({
      products: [
        { ...MUG, price: 'x' },
        { ...MUG, titel: 'Cup' },
      ],
    }),
  ).toThrow(
    [
      'The goods file goods.json cannot be used:',
      '  products[0].price: expected a decimal like "12.50", or one by currency like { "GBP": "12.50", "JPY": "2400" }',
      '  products[1].titel: is no field of a goods file; did you mean "title"?',
    ].join('\n'),
  )
})

test('prices are converted by the exchange rate where a market has none of its own [SIM-10]', () => {
  const kuwait = { name: 'Kuwait', countries: ['KW'], currency: 'KWD', exchangeRate: 0.2251 }
  const products = [
    { ...MUG, price: '12.50', compareAtPrice: '15.99' },
    { handle: 'bowl', title: 'Bowl', price: { CAD: '20', JPY: '2400' } },
  ]
  const { byHandle } = build({ markets: [CANADA, { ...JAPAN, exchangeRate: 110.5 }, kuwait], products })
  const list = (handle: string) => [...(byHandle.get(handle)?.variants[0]?.details?.marketPrices ?? [])]
  expect(list('mug')).toEqual([
    ['CAD', { price: 1250, compareAt: 1599 }],
    ['JPY', { price: 1381, compareAt: 1767 }],
    ['KWD', { price: 2814, compareAt: 3599 }],
  ])
  expect(list('bowl')).toEqual([
    ['CAD', { price: 2000, compareAt: null }],
    ['JPY', { price: 2400, compareAt: null }],
    ['KWD', { price: 4502, compareAt: null }],
  ])
})

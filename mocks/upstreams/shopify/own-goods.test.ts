import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readGoodsCatalogue } from '#mocks/world/goods-file/read-goods-file.ts'
import type { GoodsFile } from '#mocks/world/goods-file/schema/goods-file.ts'
import { completeCheckout } from './cart/complete-checkout.ts'
import { createTestStore } from './shopify.fixtures.ts'
import { COLLECTION, CONTENT, HOME, LAYOUT, PREDICTIVE, PRODUCT, SEARCH } from './skeleton-queries.fixtures.ts'

const EXAMPLE = fileURLToPath(new URL('../../world/goods-file/examples/goods.json', import.meta.url))
const catalogue = await readGoodsCatalogue(EXAMPLE, 1)
const { query, execute, fetch, world } = createTestStore({ catalogue })

test('the layout has the shop and its menus with their resources [SIM-10]', async () => {
  const { shop, header, footer } = await query<Record<string, unknown>>(LAYOUT)
  expect(shop).toMatchObject({ name: 'Hinterland Coffee', description: 'Small farms, slow roasts.' })
  expect(header).toMatchObject({
    items: [
      {
        title: 'Coffee',
        type: 'COLLECTION',
        url: 'http://shop.test/collections/coffee',
        resourceId: expect.stringMatching(/^gid:\/\/shopify\/Collection\/\d+$/),
        items: [{ title: 'Morning Blend', type: 'PRODUCT' }],
      },
      { title: 'Equipment' },
      { title: 'Journal', type: 'BLOG' },
      { title: 'About', type: 'PAGE' },
    ],
  })
  expect(footer).toMatchObject({
    items: [
      { type: 'SEARCH', resourceId: null },
      { type: 'SHOP_POLICY', url: 'http://shop.test/policies/privacy-policy' },
      { type: 'SHOP_POLICY' },
    ],
  })
})

test('every menu item leads to its resource [SIM-10]', async () => {
  const { menu } = await query<{ menu: { items: { resource: object | null }[] } }>(`{
    menu(handle: "main-menu") { items { resource { __typename ... on Collection { handle } ... on Blog { handle } ... on Page { handle } } } }
  }`)
  expect(menu.items.map(({ resource }) => resource)).toEqual([
    { __typename: 'Collection', handle: 'coffee' },
    { __typename: 'Collection', handle: 'equipment' },
    { __typename: 'Blog', handle: 'journal' },
    { __typename: 'Page', handle: 'about' },
  ])
})

test('the home page has collections and products with images [SIM-10]', async () => {
  const { collections, products } = await query<Record<string, unknown>>(HOME)
  expect(collections).toMatchObject({ nodes: [{ handle: 'new', image: { width: 1200 } }] })
  expect(products).toMatchObject({
    nodes: [
      {
        handle: 'finca-aurora',
        vendor: 'Hinterland Coffee',
        featuredImage: { url: 'http://backend.test/images/s/files/1/0000/0001/files/finca-aurora-placeholder.svg?v=1' },
        priceRange: { minVariantPrice: { amount: '13.5', currencyCode: 'GBP' } },
      },
      {},
      {},
      {},
    ],
  })
})

test('a product has its options, swatches, prices and description [SIM-10]', async () => {
  const selectedOptions = [{ name: 'Colour', value: 'Ink' }]
  const { product } = await query<Record<string, unknown>>(PRODUCT, { handle: 'stoneware-mug', selectedOptions })
  expect(product).toMatchObject({
    title: 'Stoneware Mug',
    vendor: 'Kiln & Co',
    description: 'Thrown by hand, 300 ml, happy in the dishwasher.',
    options: [
      {
        name: 'Colour',
        optionValues: [
          { name: 'Oat', swatch: { color: '#e6dcc6' } },
          { name: 'Ink', swatch: { color: '#26344a' } },
        ],
      },
    ],
    selectedOrFirstAvailableVariant: { title: 'Ink', sku: null, price: { amount: '18.0' } },
    adjacentVariants: [{ title: 'Oat' }],
  })
})

test.each([
  ['gb', '9.5', 'GBP'],
  ['us', '12.0', 'USD'],
  ['eu', '11.0', 'EUR'],
] as const)('the %s store has the price of its currency [SIM-10]', async (region, amount, currencyCode) => {
  const document =
    '{ product(handle: "morning-blend") { variants(first: 1) { nodes { price { amount currencyCode } } } } }'
  const { product } = await query<Record<string, unknown>>(document, {}, region)
  expect(product).toEqual({ variants: { nodes: [{ price: { amount, currencyCode } }] } })
})

test('a reduced variant has its price before, and the product their range [SIM-10]', async () => {
  const { product } = await query<Record<string, unknown>>(`{ product(handle: "morning-blend") {
    compareAtPriceRange { minVariantPrice { amount } maxVariantPrice { amount } }
    variants(first: 5) { nodes { compareAtPrice { amount } } }
  } }`)
  expect(product).toEqual({
    compareAtPriceRange: { minVariantPrice: { amount: '36.0' }, maxVariantPrice: { amount: '36.0' } },
    variants: {
      nodes: [
        { compareAtPrice: null },
        { compareAtPrice: null },
        { compareAtPrice: null },
        { compareAtPrice: { amount: '36.0' } },
      ],
    },
  })
})

test('a collection is filtered and sorted by own options and prices [SIM-10]', async () => {
  const filters = [{ variantOption: { name: 'Grind', value: 'Filter' } }, { available: true }]
  const { collection } = await query<Record<string, unknown>>(COLLECTION, { handle: 'coffee', first: 8, filters })
  expect(collection).toMatchObject({
    title: 'Coffee',
    products: {
      nodes: [{ handle: 'finca-aurora' }],
      filters: [
        { id: 'filter.v.availability' },
        { id: 'filter.v.price' },
        { id: 'filter.p.product_type', values: [{ label: 'Coffee', count: 1 }] },
        { id: 'filter.p.vendor', values: [{ label: 'Hinterland Coffee' }] },
        { id: 'filter.p.tag' },
        { id: 'filter.v.option.weight' },
        { id: 'filter.v.option.grind', label: 'Grind' },
      ],
    },
  })
})

test('search finds products, articles and pages by their texts [SIM-10]', async () => {
  expect(await query(SEARCH, { term: 'aurora' })).toMatchObject({
    articles: { nodes: [{ title: 'A week at Finca Aurora' }] },
    products: { totalCount: 1, nodes: [{ handle: 'finca-aurora' }] },
  })
  expect(await query(SEARCH, { term: 'roaster' })).toMatchObject({ pages: { nodes: [{ handle: 'about' }] } })
  const variables = { term: 'auro', limit: 10, limitScope: 'EACH' }
  expect(await query(PREDICTIVE, variables)).toMatchObject({
    predictiveSearch: {
      products: [{ handle: 'finca-aurora' }],
      articles: [{ handle: 'a-week-at-finca-aurora', blog: { handle: 'journal' } }],
    },
  })
})

test('a blog has its articles, by handle and in any order [SIM-10]', async () => {
  const document = `{ blog(handle: "journal") {
    title authors { name }
    articleByHandle(handle: "how-to-brew-a-filter") { title contentHtml excerpt authorV2 { firstName lastName } onlineStoreUrl }
    articles(first: 5, sortKey: PUBLISHED_AT, reverse: true) { nodes { handle publishedAt blog { handle } } }
  } }`
  expect(await query(document)).toMatchObject({
    blog: {
      title: 'Journal',
      authors: [{ name: 'Ada Moreno' }, { name: 'Jonas Weber' }],
      articleByHandle: {
        title: 'How to brew a filter',
        contentHtml: '<p>Sixty grams to the litre, and patience.</p>',
        excerpt: 'Sixty grams to the litre.',
        authorV2: { firstName: 'Ada', lastName: 'Moreno' },
        onlineStoreUrl: 'http://shop.test/blogs/journal/how-to-brew-a-filter',
      },
      articles: { nodes: [{ handle: 'a-week-at-finca-aurora' }, { handle: 'how-to-brew-a-filter' }] },
    },
  })
})

test('policies are those of the file, and the others null [SIM-10]', async () => {
  const { shop, blogs } = await query<Record<string, unknown>>(CONTENT)
  expect(shop).toMatchObject({
    privacyPolicy: {
      handle: 'privacy-policy',
      body: '<p>We keep what we need to send your coffee.</p>',
      url: 'http://shop.test/policies/privacy-policy',
    },
    shippingPolicy: { title: 'Shipping policy' },
    subscriptionPolicy: null,
  })
  expect(blogs).toMatchObject({ nodes: [{ handle: 'journal' }] })
})

test('a policy has the address of the file, and Shopify’s own without one [SIM-10]', async () => {
  const policies: GoodsFile['policies'] = [
    { type: 'REFUND_POLICY', body: '<p>Thirty days.</p>', url: '/pages/refunds' },
    { type: 'SHIPPING_POLICY', body: '<p>By post.</p>', url: 'https://help.test/shipping' },
  ]
  const over = createTestStore({ catalogue: await readGoodsCatalogue({ extends: 'default', policies }, 1) })
  const document = `{ shop {
    privacyPolicy { title url } refundPolicy { url } shippingPolicy { url } termsOfService { url }
  } }`
  expect(await over.query(document, {}, 'us')).toEqual({
    shop: {
      privacyPolicy: { title: 'Privacy', url: 'http://shop.test/us/policies/privacy-policy' },
      refundPolicy: { url: 'http://shop.test/us/pages/refunds' },
      shippingPolicy: { url: 'https://help.test/shipping' },
      termsOfService: { url: 'http://shop.test/us/policies/terms-of-service' },
    },
  })
})

test('metafields and metaobjects resolve what they refer to [SIM-10]', async () => {
  const document = `{
    product(handle: "morning-blend") {
      altitude: metafield(namespace: "custom", key: "altitude") { type value parentResource { __typename } reference { __typename } }
      farm: metafield(namespace: "custom", key: "farm") { reference { ... on Metaobject { type handle field(key: "coffee") { reference { ... on Product { handle } } } } } }
      metafields(identifiers: [{ namespace: "custom", key: "goes_with" }, { namespace: "custom", key: "toString" }]) {
        value references(first: 5) { nodes { ... on Product { handle } } }
      }
    }
    metaobject(handle: { type: "farm", handle: "finca-aurora" }) { fields { key value } }
    metaobjects(type: "farm", first: 5) { nodes { handle } }
  }`
  expect(await query(document)).toMatchObject({
    product: {
      altitude: { type: 'number_integer', value: '1650', parentResource: { __typename: 'Product' }, reference: null },
      farm: { reference: { type: 'farm', field: { reference: { handle: 'finca-aurora' } } } },
      metafields: [{ references: { nodes: [{ handle: 'dripper' }, { handle: 'stoneware-mug' }] } }, null],
    },
    metaobject: { fields: [{ key: 'name', value: 'Finca Aurora' }, { key: 'altitude' }, { key: 'coffee' }] },
    metaobjects: { nodes: [{ handle: 'finca-aurora' }] },
  })
})

test('redirects are found by their path, and the site map lists content [SIM-10]', async () => {
  const document = `{
    urlRedirects(first: 1, query: "path:/coffee") { nodes { path target } }
    none: urlRedirects(first: 1, query: "path:/tea") { nodes { path } }
    articles: sitemap(type: ARTICLE) { resources(page: 1) { items { handle } } }
    metaobjects: sitemap(type: METAOBJECT) { resources(page: 1) { items { handle ... on SitemapResourceMetaobject { type } } } }
  }`
  expect(await query(document)).toMatchObject({
    urlRedirects: { nodes: [{ path: '/coffee', target: '/collections/coffee' }] },
    none: { nodes: [] },
    articles: { resources: { items: [{ handle: 'how-to-brew-a-filter' }, { handle: 'a-week-at-finca-aurora' }] } },
    metaobjects: { resources: { items: [{ handle: 'finca-aurora', type: 'farm' }] } },
  })
})

test('a node is found by the id of any own record [SIM-10]', async () => {
  const ids = await query<Record<string, { id: string }>>(`{
    product(handle: "dripper") { id } collection(handle: "coffee") { id } page(handle: "about") { id }
    blog(handle: "journal") { id } metaobject(handle: { type: "farm", handle: "finca-aurora" }) { id }
  }`)
  const list = Object.values(ids).map(({ id }) => id)
  const { nodes } = await query<{ nodes: unknown }>('query Q($list: [ID!]!) { nodes(ids: $list) { id } }', { list })
  expect(nodes).toEqual(list.map((id) => ({ id })))
})

const readVariants = async (handle: string) => {
  const document = 'query Q($handle: String!) { product(handle: $handle) { variants(first: 9) { nodes { id sku } } } }'
  const { product } = await query<{ product: { variants: { nodes: { id: string; sku: string | null }[] } } }>(
    document,
    {
      handle,
    },
  )
  return product.variants.nodes
}

test('a cart adds up, becomes an order, and takes the stock [SIM-10]', async () => {
  const [bag] = await readVariants('morning-blend')
  const [dripper] = await readVariants('dripper')
  const lines = [
    { merchandiseId: bag?.id, quantity: 2 },
    { merchandiseId: dripper?.id, quantity: 9 },
  ]
  const { cartCreate } = await query<{ cartCreate: { cart: { id: string; checkoutUrl: string } } }>(
    `mutation Add($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) {
      cart { id checkoutUrl totalQuantity cost { totalAmount { amount currencyCode } } lines(first: 5) { nodes { quantity merchandise { ... on ProductVariant { product { title } image { url } } } } } }
      warnings { code } userErrors { message }
    } }`,
    { lines },
  )
  expect(cartCreate).toMatchObject({
    cart: {
      totalQuantity: 7,
      cost: { totalAmount: { amount: '139.0', currencyCode: 'GBP' } },
      lines: {
        nodes: [
          {
            quantity: 5,
            merchandise: {
              product: { title: 'Glass Dripper' },
              image: {
                url: expect.stringMatching(
                  /^http:\/\/backend\.test\/images\/s\/files\/1\/0000\/0001\/files\/dripper\.svg\?v=\d+$/,
                ),
              },
            },
          },
          { quantity: 2, merchandise: { product: { title: 'Morning Blend' } } },
        ],
      },
    },
    warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }],
    userErrors: [],
  })
  const checkout = await (await fetch(cartCreate.cart.checkoutUrl)).text()
  expect(checkout).toContain('<b>Hinterland Coffee</b>')
  expect(checkout).toContain('Glass Dripper')
  const order = await completeCheckout(world, cartCreate.cart.id)
  expect(order).toMatchObject({ name: '#1004', total: 139_00, lines: [{ quantity: 2 }, { quantity: 5 }] })
  const document = '{ product(handle: "dripper") { availableForSale totalInventory } }'
  expect(await query(document)).toEqual({ product: { availableForSale: false, totalInventory: 0 } })
})

test('recommendations are of the same type or collection [SIM-10]', async () => {
  const { world: fresh, ...store } = createTestStore({ catalogue })
  expect(fresh.catalogue).toBe(catalogue)
  expect(await store.query('{ productRecommendations(productHandle: "stoneware-mug") { handle } }')).toEqual({
    productRecommendations: [{ handle: 'dripper' }],
  })
})

test('what this shop has and own goods have not is null or empty [SIM-10]', async () => {
  const { data, errors } = await execute<Record<string, unknown>>(
    '{ product(handle: "heroes-navy") { id } page(handle: "about-us") { id } menu(handle: "toString") { id } collections(first: 9) { nodes { handle } } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    product: null,
    page: null,
    menu: null,
    collections: { nodes: [{ handle: 'coffee' }, { handle: 'equipment' }, { handle: 'new' }] },
  })
})

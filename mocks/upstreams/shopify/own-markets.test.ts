import { expect, test } from 'vitest'
import { readGoodsCatalogue } from '#mocks/world/goods-file/read-goods-file.ts'
import type { GoodsFile } from '#mocks/world/goods-file/schema/goods-file.ts'
import { completeCheckout } from './cart/complete-checkout.ts'
import { createTestStore } from './shopify.fixtures.ts'

const goods: GoodsFile = {
  shop: { name: 'Kiln' },
  markets: [
    {
      name: 'Canada',
      countries: ['CA'],
      currency: 'CAD',
      deliveryMethods: [
        { name: 'Standard', description: '3 to 5 days', price: '9.90', freeOver: '100' },
        { name: 'Express', price: '25' },
      ],
    },
    { name: 'Pacific', handle: 'pacific', countries: ['AU', 'NZ'], currency: 'AUD', exchangeRate: 1.1 },
    {
      name: 'Japan',
      countries: ['JP'],
      currency: 'JPY',
      deliveryMethods: [{ name: 'Post', price: '800', freeOver: 5000 }],
    },
    { name: 'Korea', countries: ['KR'], currency: 'KRW', exchangeRate: 1000 },
    { name: 'Kuwait', countries: ['KW'], currency: 'KWD', exchangeRate: 0.2251 },
  ],
  products: [
    { handle: 'mug', title: 'Mug', price: { CAD: '12.50', JPY: '1505' }, compareAtPrice: { CAD: '15', JPY: '1800' } },
    { handle: 'bowl', title: 'Bowl', price: { CAD: '30.00', JPY: '900' } },
    { handle: 'card', title: 'Gift card', giftCard: true, price: { CAD: '50.00', JPY: '3000' } },
  ],
  customers: [
    {
      email: 'yuki@example.com',
      addresses: [{ countryCode: 'JP', city: 'Kyoto' }],
      orders: [{ processedAt: '2026-01-01T00:00:00Z', lineItems: [{ product: 'mug', quantity: 2 }] }],
    },
  ],
}

const createStore = async (version = '2025-01') =>
  createTestStore({ catalogue: await readGoodsCatalogue(goods, 1), version })

const MONEY = '{ amount currencyCode }'
const PRODUCT = `query ($country: CountryCode) @inContext(country: $country) { product(handle: "mug") {
  priceRange { minVariantPrice ${MONEY} } compareAtPriceRange { maxVariantPrice ${MONEY} }
  variants(first: 1) { nodes { id price ${MONEY} compareAtPrice ${MONEY} } }
} }`

test.each([
  [null, 'CAD', '12.5', '15.0'],
  ['CA', 'CAD', '12.5', '15.0'],
  ['NZ', 'AUD', '13.75', '16.5'],
  ['JP', 'JPY', '1505.0', '1800.0'],
  ['KR', 'KRW', '12500.0', '15000.0'],
  ['KW', 'KWD', '2.814', '3.377'],
  ['FR', 'CAD', '12.5', '15.0'],
])('prices in the context of %s are in %s [SIM-10]', async (country, currencyCode, amount, before) => {
  const { query } = await createStore()
  const [price, compareAtPrice] = [
    { amount, currencyCode },
    { amount: before, currencyCode },
  ]
  expect(await query(PRODUCT, { country }, 'us')).toEqual({
    product: {
      priceRange: { minVariantPrice: price },
      compareAtPriceRange: { maxVariantPrice: compareAtPrice },
      variants: { nodes: [{ id: expect.any(String), price, compareAtPrice }] },
    },
  })
})

test.each(['2025-01', '2026-04'])('localization in %s has the currency of each country [SIM-10]', async (version) => {
  const { query } = await createStore(version)
  const country = 'isoCode currency { isoCode name symbol } market { handle }'
  const document = `query ($country: CountryCode) @inContext(country: $country) {
    localization { country { ${country} } availableCountries { isoCode currency { isoCode } } market { handle } }
    shop { moneyFormat shipsToCountries paymentSettings { currencyCode countryCode enabledPresentmentCurrencies } }
  }`
  expect(await query(document, { country: 'JP' }, 'eu')).toEqual({
    localization: {
      country: {
        isoCode: 'JP',
        currency: { isoCode: 'JPY', name: 'Japanese Yen', symbol: '¥' },
        market: { handle: 'japan' },
      },
      availableCountries: [
        ['CA', 'CAD'],
        ['AU', 'AUD'],
        ['NZ', 'AUD'],
        ['JP', 'JPY'],
        ['KR', 'KRW'],
        ['KW', 'KWD'],
      ].map(([isoCode, currency]) => ({ isoCode, currency: { isoCode: currency } })),
      market: { handle: 'japan' },
    },
    shop: {
      moneyFormat: expect.stringMatching(/^\$\{\{amount\}\}$/),
      shipsToCountries: ['CA', 'AU', 'NZ', 'JP', 'KR', 'KW'],
      paymentSettings: {
        currencyCode: 'CAD',
        countryCode: 'CA',
        enabledPresentmentCurrencies: ['CAD', 'AUD', 'JPY', 'KRW', 'KWD'],
      },
    },
  })
})

const CART = `id buyerIdentity { countryCode } checkoutUrl discountCodes { code applicable }
  cost { subtotalAmount ${MONEY} totalAmount ${MONEY} }
  lines(first: 9) { nodes { cost { amountPerQuantity ${MONEY} compareAtAmountPerQuantity ${MONEY} totalAmount ${MONEY} } } }
  discountAllocations { discountedAmount ${MONEY} }
  deliveryGroups(first: 1) { nodes { deliveryOptions { title description estimatedCost ${MONEY} } } }`
const CREATE = `mutation ($input: CartInput, $country: CountryCode) @inContext(country: $country) {
  cartCreate(input: $input) { cart { ${CART} } userErrors { message } }
}`

type Store = Awaited<ReturnType<typeof createStore>>

async function createCart(
  { query }: Store,
  {
    country,
    buyer,
    address,
    quantity = 1,
    handle = 'mug',
    codes = [],
  }: {
    country?: string
    buyer?: string
    address?: string
    quantity?: number
    handle?: string
    codes?: string[]
  },
) {
  const { product } = await query<{ product: { variants: { nodes: { id: string }[] } } }>(
    `{ product(handle: "${handle}") { variants(first: 1) { nodes { id } } } }`,
  )
  const input = {
    lines: [{ merchandiseId: product.variants.nodes[0]?.id, quantity }],
    discountCodes: codes,
    ...(buyer && { buyerIdentity: { countryCode: buyer } }),
    ...(address && {
      delivery: {
        addresses: [
          { selected: true, address: { deliveryAddress: { address1: '1', city: 'x', countryCode: address } } },
        ],
      },
    }),
  }
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the document's
  const { cartCreate } = await query<any>(CREATE, { input, country: country ?? null })
  expect(cartCreate.userErrors).toEqual([])
  return cartCreate.cart
}

const yen = (amount: string) => ({ amount, currencyCode: 'JPY' })

test('a cart has whole yen in costs, discounts and delivery [SIM-10]', async () => {
  const store = await createStore()
  const cart = await createCart(store, { buyer: 'JP', address: 'JP', quantity: 3, codes: ['SORTED'] })
  expect(cart).toMatchObject({
    buyerIdentity: { countryCode: 'JP' },
    // 10 % of 4,515 yen is 451.5, and 4,063 are less than 5,000
    cost: { subtotalAmount: yen('4515.0'), totalAmount: yen('4863.0') },
    lines: {
      nodes: [
        {
          cost: {
            amountPerQuantity: yen('1505.0'),
            compareAtAmountPerQuantity: yen('1800.0'),
            totalAmount: yen('4515.0'),
          },
        },
      ],
    },
    discountAllocations: [{ discountedAmount: yen('452.0') }],
    deliveryGroups: { nodes: [{ deliveryOptions: [{ title: 'Post', description: '', estimatedCost: yen('800.0') }] }] },
  })
  const page = await (await store.fetch(cart.checkoutUrl)).text()
  expect(page).toContain('<dd class="total">JP¥4,863</dd>')

  const order = await completeCheckout(store.world, cart.id)
  expect(order).toMatchObject({ currency: 'JPY', subtotal: 4515, discount: 452, total: 4863 })
})

test('the context of a request is the country of its new cart, and the buyer can move [SIM-10]', async () => {
  const store = await createStore()
  const cart = await createCart(store, { country: 'CA', address: 'CA', quantity: 9 })
  expect(cart).toMatchObject({
    buyerIdentity: { countryCode: 'CA' },
    cost: { totalAmount: { amount: '112.5', currencyCode: 'CAD' } },
    deliveryGroups: {
      nodes: [
        {
          deliveryOptions: [
            { title: 'Standard', description: '3 to 5 days', estimatedCost: { amount: '0.0', currencyCode: 'CAD' } },
            { title: 'Express', estimatedCost: { amount: '25.0', currencyCode: 'CAD' } },
          ],
        },
      ],
    },
  })
  const move = `mutation ($id: ID!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { countryCode: KW }) { cart { ${CART} } } }`
  expect(await store.query(move, { id: cart.id })).toMatchObject({
    cartBuyerIdentityUpdate: { cart: { cost: { totalAmount: { amount: '25.326', currencyCode: 'KWD' } } } },
  })
  expect(await createCart(store, { country: 'JP', buyer: 'KR' })).toMatchObject({
    buyerIdentity: { countryCode: 'KR' },
    cost: { totalAmount: { amount: '12500.0', currencyCode: 'KRW' } },
  })
})

test('filters, facets and sorting are by the prices of the context [SIM-10]', async () => {
  const { query } = await createStore()
  const search = `query ($country: CountryCode, $filters: [ProductFilter!]) @inContext(country: $country) {
    search(query: "mug", first: 9, sortKey: PRICE, productFilters: $filters) {
      nodes { ... on Product { title } }
      productFilters { id values { input } }
    }
  }`
  const read = async (country: string, price?: object) => {
    const { search: results } = await query<{
      search: { nodes: { title: string }[]; productFilters: { id: string; values: { input: string }[] }[] }
    }>(search, { country, filters: price ? [{ price }] : [] })
    const facet = results.productFilters.find(({ id }) => id === 'filter.v.price')
    return [results.nodes.map(({ title }) => title), facet?.values[0]?.input]
  }
  const list = async (country: string) => {
    const { products } = await query<{ products: { nodes: { title: string }[] } }>(
      `query @inContext(country: ${country}) { products(first: 9, sortKey: PRICE) { nodes { title } } }`,
    )
    return products.nodes.map(({ title }) => title)
  }
  expect([await list('CA'), await list('JP')]).toEqual([
    ['Mug', 'Bowl', 'Gift card'],
    ['Bowl', 'Mug', 'Gift card'],
  ])
  const dear = await query<{ products: { nodes: object[] } }>(
    'query @inContext(country: JP) { products(first: 9, query: "variants.price:<=1505") { nodes { title } } }',
  )
  expect(dear.products.nodes).toHaveLength(2)
  expect([await read('CA'), await read('JP'), await read('KW')]).toEqual([
    [['Mug'], '{"price":{"min":0,"max":12.5}}'],
    [['Mug'], '{"price":{"min":0,"max":1505}}'],
    [['Mug'], '{"price":{"min":0,"max":2.814}}'],
  ])
  expect((await read('JP', { max: 1500 }))[0]).toEqual([])
  expect((await read('KW', { min: 2.814, max: 2.814 }))[0]).toEqual(['Mug'])
})

test('gift cards pay in their own currency only [SIM-10]', async () => {
  const store = await createStore()
  const bought = await createCart(store, { buyer: 'JP', handle: 'card' })
  await completeCheckout(store.world, bought.id)
  const [card] = store.world.giftCards.all()
  expect(card).toMatchObject({ currency: 'JPY', balance: 3000 })
  const pay = async (country: string) => {
    const { id } = await createCart(store, { buyer: country })
    const apply = `mutation ($id: ID!, $codes: [String!]!) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: $codes) {
      cart { appliedGiftCards { amountUsed ${MONEY} balance ${MONEY} } }
    } }`
    // biome-ignore lint/suspicious/noExplicitAny: the shape is the document's
    const { cartGiftCardCodesUpdate } = await store.query<any>(apply, { id, codes: [card?.code] })
    return cartGiftCardCodesUpdate.cart.appliedGiftCards
  }
  expect(await pay('JP')).toEqual([{ amountUsed: yen('1505.0'), balance: yen('3000.0') }])
  expect(await pay('CA')).toEqual([])
})

test('a file’s customers have orders in the currency of their country [SIM-10]', async () => {
  const { world } = await createStore()
  await world.ready
  expect(world.orders.all()[0]).toMatchObject({ currency: 'JPY', total: 3010, lines: [{ unitPrice: 1505 }] })
})

test('a country without delivery methods has none to choose, an unknown one no delivery [SIM-10]', async () => {
  const [market, ...others] = goods.markets ?? []
  if (!market) throw new Error('there are markets above')
  const catalogue = await readGoodsCatalogue({ ...goods, markets: [{ ...market, deliveryMethods: [] }, ...others] }, 1)
  const store = createTestStore({ catalogue })
  const listOptions = async (address: string, buyer: string) =>
    (await createCart(store, { address, buyer })).deliveryGroups.nodes[0].deliveryOptions
  expect(await listOptions('CA', 'CA')).toEqual([])
  expect(await listOptions('FR', 'AU')).toEqual([])
  expect(await listOptions('AU', 'AU')).toMatchObject([{ title: 'Standard', estimatedCost: { amount: '0.0' } }])
})

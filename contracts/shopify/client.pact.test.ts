import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { compact } from '../graphql.ts'
import { pactWith } from '../pact.fixtures.ts'
import { createShopifyClient, type ShopifyClient } from './client.ts'
import { operations } from './generated/operations.ts'

const { eachLike, integer, like, regex, string, boolean } = Matchers
const pact = pactWith('shopify')

// Ids that the consumer has to know before it asks are handed to the provider with the state.
const cartId = 'gid://shopify/Cart/pact-cart?key=pact'
const lineId = 'gid://shopify/CartLine/pact-line?cart=pact-cart'
const merchandiseId = 'gid://shopify/ProductVariant/1001001'
const cartWithLines = ['cart-with-lines', { region: 'gb', cartId, lineId, merchandiseId }] as const

const price = () => ({ amount: regex('^\\d+\\.\\d+$', '98.0'), currencyCode: string('GBP') })

const line = () => ({
  id: regex('^gid://shopify/CartLine/.+$', lineId),
  quantity: integer(1),
  attributes: [],
  cost: {
    amountPerQuantity: price(),
    compareAtAmountPerQuantity: null,
    subtotalAmount: price(),
    totalAmount: price(),
  },
  discountAllocations: [],
  merchandise: {
    __typename: 'ProductVariant',
    id: regex('^gid://shopify/ProductVariant/\\d+$', merchandiseId),
    title: string('34 / Build B / 32'),
    sku: string('TRHERONAVYXXXX-34B32'),
    availableForSale: like(true),
    quantityAvailable: integer(20),
    price: price(),
    compareAtPrice: null,
    selectedOptions: eachLike({ name: string('Waist'), value: string('34') }),
    image: {
      url: regex('^https?://.+$', 'https://images.test/front.jpg'),
      altText: string(),
      width: integer(),
      height: integer(),
    },
    product: {
      id: regex('^gid://shopify/Product/\\d+$', 'gid://shopify/Product/2001'),
      handle: string('heroes-navy'),
      title: string('Heroes, Navy'),
      productType: string('Trousers'),
      availableForSale: boolean(true),
      onlineStoreUrl: regex('^https?://.+$', 'https://shop.test/products/heroes-navy'),
      tags: like([]),
      options: eachLike({ name: string('Waist') }),
    },
  },
})

const cart = (changed: object = {}) => ({
  id: regex('^gid://shopify/Cart/.+\\?key=.+$', cartId),
  createdAt: regex('^\\d{4}-\\d\\d-\\d\\dT.+Z$', '2026-11-21T10:00:00Z'),
  updatedAt: regex('^\\d{4}-\\d\\d-\\d\\dT.+Z$', '2026-11-21T10:00:00Z'),
  checkoutUrl: regex('^https?://.+$', 'https://shop.test/checkout/pact-cart'),
  totalQuantity: integer(1),
  attributes: [],
  buyerIdentity: { email: null },
  discountCodes: [],
  discountAllocations: [],
  cost: { subtotalAmount: price(), totalAmount: price() },
  lines: { nodes: eachLike(line()) },
  ...changed,
})

const done = (changed?: object) => ({ cart: cart(changed), userErrors: [], warnings: [] })

type State = readonly [scenario: string, params?: Record<string, string>]

/** One interaction: in a state, our document with these variables is answered with this data, and our client reads it. */
async function relyOn<Result>(
  description: string,
  [scenario, params]: State,
  operation: keyof typeof operations,
  variables: Record<string, unknown>,
  data: Record<string, unknown>,
  ask: (client: ShopifyClient) => Promise<Result>,
) {
  return pact
    .addGraphQLInteraction()
    .given(scenario, params)
    .uponReceiving(description)
    .withVariables(variables)
    .withRequest('POST', '/api/2025-01/graphql.json', (request) =>
      request.headers({ 'x-shopify-storefront-access-token': string('public') }),
    )
    .withQuery(compact(operations[operation]))
    .willRespondWith(200, (response) => response.jsonBody({ data }))
    .executeTest((server) => ask(createShopifyClient({ baseUrl: server.url, token: 'public' })))
}

test('a cart is read with its lines, their goods and what they cost', async () => {
  const variables = { cartId }
  const data = { cart: cart() }
  const read = await relyOn('a cart by its id', cartWithLines, 'cart', variables, data, (shopify) =>
    shopify.cart(variables),
  )
  expect(read?.lines.nodes[0]).toMatchObject({ id: lineId, merchandise: { id: merchandiseId } })
})

test('a cart that is unknown, or was completed, reads as none', async () => {
  const variables = { cartId: 'gid://shopify/Cart/pact-nobody?key=pact' }
  const read = await relyOn('a cart that nobody has', ['house-stock'], 'cart', variables, { cart: null }, (shopify) =>
    shopify.cart(variables),
  )
  expect(read).toBeNull()
})

test('a first line makes a cart', async () => {
  const variables = { input: { lines: [{ merchandiseId, quantity: 1 }] } }
  const data = { cartCreate: done() }
  const change = await relyOn('a cart to be made', ['house-stock'], 'cartCreate', variables, data, (shopify) =>
    shopify.cartCreate(variables),
  )
  expect(change).toMatchObject({ cart: { id: cartId }, userErrors: [] })
})

test('a further line joins the cart', async () => {
  const variables = { cartId, lines: [{ merchandiseId, quantity: 1 }] }
  const data = { cartLinesAdd: done({ totalQuantity: integer(2) }) }
  const change = await relyOn('a line to be added', cartWithLines, 'cartLinesAdd', variables, data, (shopify) =>
    shopify.cartLinesAdd(variables),
  )
  expect(change?.cart?.totalQuantity).toBe(2)
})

test('quantity 0 removes a line', async () => {
  const variables = { cartId, lines: [{ id: lineId, quantity: 0 }] }
  const data = { cartLinesUpdate: done({ totalQuantity: 0, lines: { nodes: [] } }) }
  const change = await relyOn('a line to be removed', cartWithLines, 'cartLinesUpdate', variables, data, (shopify) =>
    shopify.cartLinesUpdate(variables),
  )
  expect(change?.cart?.lines.nodes).toEqual([])
})

test('a gift message is an attribute of the cart', async () => {
  const attributes = [{ key: 'gift_message', value: 'Happy birthday' }]
  const variables = { cartId, attributes }
  const data = { cartAttributesUpdate: done({ attributes }) }
  const change = await relyOn('a gift message', cartWithLines, 'cartAttributesUpdate', variables, data, (shopify) =>
    shopify.cartAttributesUpdate(variables),
  )
  expect(change?.cart?.attributes).toEqual(attributes)
})

test('a line for a cart that is no more is refused by a userError', async () => {
  const variables = {
    cartId: 'gid://shopify/Cart/pact-nobody?key=pact',
    lines: [{ merchandiseId, quantity: 1 }],
  }
  const refusal = { code: 'INVALID', field: ['cartId'], message: string('The specified cart does not exist.') }
  const data = { cartLinesAdd: { cart: null, userErrors: [refusal], warnings: [] } }
  const change = await relyOn(
    'a line for a cart that nobody has',
    ['house-stock'],
    'cartLinesAdd',
    variables,
    data,
    (shopify) => shopify.cartLinesAdd(variables),
  )
  expect(change?.userErrors[0]).toMatchObject({ code: 'INVALID', field: ['cartId'] })
})

test('a size that is sold out is told by a warning about its line', async () => {
  const variables = { input: { lines: [{ merchandiseId, quantity: 1 }] } }
  const warning = {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: string("The product 'Heroes, Navy - 34 / Build B / 32' is already sold out."),
    target: regex('^gid://shopify/CartLine/.+$', lineId),
  }
  const data = { cartCreate: { ...done({ totalQuantity: 0 }), warnings: [warning] } }
  const change = await relyOn(
    'a cart to be made of a size that is sold out',
    ['variant-sold-out'],
    'cartCreate',
    variables,
    data,
    (shopify) => shopify.cartCreate(variables),
  )
  expect(change?.warnings[0]?.code).toBe('MERCHANDISE_OUT_OF_STOCK')
})

const pageInfo = { hasNextPage: boolean(true), endCursor: string('cursor') }

test('the site map reads which products there are', async () => {
  const updatedAt = regex('^\\d{4}-\\d\\d-\\d\\dT.+Z$', '2026-11-21T10:00:00Z')
  const data = { products: { pageInfo, nodes: eachLike({ handle: string('heroes-navy'), updatedAt }) } }
  const ask = (shopify: ShopifyClient) => shopify.productAddresses({})
  const page = await relyOn('the addresses of products', ['house-stock'], 'productAddresses', {}, data, ask)
  expect(page?.nodes[0]?.handle).toBe('heroes-navy')
})

test('the site map reads which collections there are', async () => {
  const data = { collections: { pageInfo, nodes: eachLike({ handle: string('trousers'), title: string('Trousers') }) } }
  const ask = (shopify: ShopifyClient) => shopify.collectionAddresses({})
  const page = await relyOn('the addresses of collections', ['house-stock'], 'collectionAddresses', {}, data, ask)
  expect(page?.nodes[0]?.handle).toBe('trousers')
})

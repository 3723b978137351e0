import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { compactDocument } from '../graphql.ts'
import { createPact, type State } from '../pact.fixtures.ts'
import { anyBoolean, gid, httpUrl, isoDateTime, money } from '../pact-matchers.fixtures.ts'
import { createShopifyClient, type ShopifyClient } from './client.ts'
import { operations } from './generated/operations.ts'
import { cart, cartChange, line, productHit } from './pact-responses.fixtures.ts'

const { atLeastLike, eachLike, integer, like, string } = Matchers
const addInteraction = createPact('shopify')

// The provider state sets the ids that the consumer sends.
const cartId = 'gid://shopify/Cart/pact-cart?key=pact'
const lineId = 'gid://shopify/CartLine/pact-line?cart=pact-cart'
const merchandiseId = 'gid://shopify/ProductVariant/1001001'
const cartWithLines: State = ['cart-with-lines', { region: 'gb', cartId, lineId, merchandiseId }]
const unknownCart = 'gid://shopify/Cart/pact-nobody?key=pact'

/** Variants with a compare-at price, and with a tag and an automatic discount. */
const reduced = 'gid://shopify/ProductVariant/2545001'
const onOffer = 'gid://shopify/ProductVariant/2484005'

const customerAccessToken = 'pact-customer-token'
const knownCustomer: State = ['known-customer', { region: 'gb', accessToken: customerAccessToken }]

type Exchange = {
  given?: State
  description: string
  operation: keyof typeof operations
  variables: Record<string, unknown>
  data: Record<string, unknown>
}

/** How servers call a store that has given them a private token (unnamed-fields.ts). */
const PRIVATE_CALLER = { token: 'simulated-gb', privateToken: 'shpat_simulated', buyerAddress: '203.0.113.7' }

/** Adds an interaction: our document with variables, and the data of the response. */
const interact = <Result>(
  { given, description, operation, variables, data }: Exchange,
  call: (client: ShopifyClient) => Promise<Result>,
) =>
  addInteraction(
    {
      ...(given && { given }),
      description,
      request: {
        method: 'POST',
        path: '/api/2025-01/graphql.json',
        headers: { 'x-shopify-storefront-access-token': string('simulated-gb') },
        json: { query: compactDocument(operations[operation]), variables },
      },
      response: { status: 200, json: { data } },
    },
    (baseUrl) => call(createShopifyClient({ baseUrl, token: 'simulated-gb' })),
  )

test('a cart has lines with products and costs [CTR-04]', async () => {
  const variables = { cartId }
  const result = await interact(
    { given: cartWithLines, description: 'a cart by its id', operation: 'cart', variables, data: { cart: cart() } },
    (shopify) => shopify.cart(variables),
  )
  expect(result?.lines.nodes[0]).toMatchObject({ id: lineId, merchandise: { id: merchandiseId } })
})

test('an unknown or completed cart is null', async () => {
  const variables = { cartId: unknownCart }
  const result = await interact(
    { description: 'an unknown cart', operation: 'cart', variables, data: { cart: null } },
    (shopify) => shopify.cart(variables),
  )
  expect(result).toBeNull()
})

test('all lines of a long cart are read page by page', async () => {
  const variables = { cartId, after: null }
  const { id, quantity, attributes } = line()
  const nodes = eachLike({ id, quantity, attributes, merchandise: { __typename: 'ProductVariant', id: merchandiseId } })
  const lines = { nodes, pageInfo: { hasNextPage: like(false), endCursor: string('cursor') } }
  const page = await interact(
    {
      given: cartWithLines,
      description: 'all lines of a cart',
      operation: 'cartLines',
      variables,
      data: { cart: { lines } },
    },
    (shopify) => shopify.cartLines(variables),
  )
  expect(page?.nodes[0]).toMatchObject({ id: lineId, merchandise: { id: merchandiseId } })
})

test('the first line creates a cart', async () => {
  const variables = { input: { lines: [{ merchandiseId, quantity: 1 }] } }
  const change = await interact(
    { description: 'creating a cart', operation: 'cartCreate', variables, data: { cartCreate: cartChange() } },
    (shopify) => shopify.cartCreate(variables),
  )
  expect(change).toMatchObject({ cart: { id: cartId }, userErrors: [] })
})

test('a cart has former prices, automatic discounts and attributes', async () => {
  const attributes = [{ key: 'gift_message', value: 'Happy birthday' }]
  const initials = [{ key: 'Message', value: 'JM' }]
  const variables = {
    input: {
      lines: [
        { merchandiseId: onOffer, quantity: 1, attributes: initials },
        { merchandiseId: reduced, quantity: 1 },
      ],
      attributes,
      buyerIdentity: { email: 'jo@example.com' },
    },
  }
  const offer = {
    __typename: 'CartAutomaticDiscountAllocation',
    discountedAmount: money('20.0'),
    title: string('Belts £20 off'),
  }
  const lines = [
    line({ cost: { compareAtAmountPerQuantity: money('45.0') }, merchandise: { compareAtPrice: money('45.0') } }),
    line({ attributes: initials, discountAllocations: eachLike(offer), product: { tags: eachLike(string('New')) } }),
  ]
  const changed = {
    totalQuantity: integer(2),
    attributes,
    buyerIdentity: { email: 'jo@example.com', customer: null },
    lines: { nodes: lines },
  }
  const change = await interact(
    {
      description: 'creating a cart with a reduced product, an automatic discount and a gift message',
      operation: 'cartCreate',
      variables,
      data: { cartCreate: cartChange(changed) },
    },
    (shopify) => shopify.cartCreate(variables),
  )
  expect(change?.cart?.lines.nodes[1]?.discountAllocations[0]).toMatchObject({ title: 'Belts £20 off' })
})

test('a line is added to the cart', async () => {
  const variables = { cartId, lines: [{ merchandiseId, quantity: 1 }] }
  const data = { cartLinesAdd: cartChange({ totalQuantity: integer(2) }) }
  const change = await interact(
    { given: cartWithLines, description: 'adding a line', operation: 'cartLinesAdd', variables, data },
    (shopify) => shopify.cartLinesAdd(variables),
  )
  expect(change?.cart?.totalQuantity).toBe(2)
})

test('a line for an unknown cart is refused with a userError', async () => {
  const variables = { cartId: unknownCart, lines: [{ merchandiseId, quantity: 1 }] }
  const refusal = { code: 'INVALID', field: ['cartId'], message: string('The specified cart does not exist.') }
  const data = { cartLinesAdd: { cart: null, userErrors: [refusal], warnings: [] } }
  const change = await interact(
    { description: 'adding a line to an unknown cart', operation: 'cartLinesAdd', variables, data },
    (shopify) => shopify.cartLinesAdd(variables),
  )
  expect(change?.userErrors[0]).toMatchObject({ code: 'INVALID', field: ['cartId'] })
})

test('quantity 0 removes a line', async () => {
  const variables = { cartId, lines: [{ id: lineId, quantity: 0 }] }
  const data = { cartLinesUpdate: cartChange({ totalQuantity: 0, lines: { nodes: [] } }) }
  const change = await interact(
    { given: cartWithLines, description: 'removing a line', operation: 'cartLinesUpdate', variables, data },
    (shopify) => shopify.cartLinesUpdate(variables),
  )
  expect(change?.cart?.lines.nodes).toEqual([])
})

test('the quantity of a line changes', async () => {
  const variables = { cartId, lines: [{ id: lineId, quantity: 3 }] }
  const data = { cartLinesUpdate: cartChange({ totalQuantity: 3, lines: { nodes: [line({ quantity: 3 })] } }) }
  const change = await interact(
    {
      given: cartWithLines,
      description: 'changing the quantity of a line',
      operation: 'cartLinesUpdate',
      variables,
      data,
    },
    (shopify) => shopify.cartLinesUpdate(variables),
  )
  expect(change?.cart?.lines.nodes[0]?.quantity).toBe(3)
})

test('a line gets another variant in its place, with its attributes [CART-18]', async () => {
  const other = 'gid://shopify/ProductVariant/1001002'
  const attributes = [{ key: 'message', value: 'Happy birthday' }]
  const variables = { cartId, lines: [{ id: lineId, quantity: 1, merchandiseId: other, attributes }] }
  const changed = line({ id: lineId, attributes, merchandise: { id: other } })
  const data = { cartLinesUpdate: cartChange({ lines: { nodes: [changed] } }) }
  const change = await interact(
    {
      given: cartWithLines,
      description: 'changing the variant of a line',
      operation: 'cartLinesUpdate',
      variables,
      data,
    },
    (shopify) => shopify.cartLinesUpdate(variables),
  )
  expect(change?.cart?.lines.nodes[0]).toMatchObject({ id: lineId, attributes, merchandise: { id: other } })
})

test('a gift message is an attribute of the cart', async () => {
  const attributes = [{ key: 'gift_message', value: 'Happy birthday' }]
  const variables = { cartId, attributes }
  const data = { cartAttributesUpdate: cartChange({ attributes }) }
  const change = await interact(
    { given: cartWithLines, description: 'a gift message', operation: 'cartAttributesUpdate', variables, data },
    (shopify) => shopify.cartAttributesUpdate(variables),
  )
  expect(change?.cart?.attributes).toEqual(attributes)
})

test('a valid code has an allocation, an unknown one is not applicable', async () => {
  const variables = { cartId, discountCodes: ['SORTED', 'UNKNOWN'] }
  const allocation = {
    __typename: 'CartCodeDiscountAllocation',
    discountedAmount: money('9.8'),
    code: 'SORTED',
  }
  const discountCodes = [
    { code: 'SORTED', applicable: true },
    { code: 'UNKNOWN', applicable: false },
  ]
  const data = { cartDiscountCodesUpdate: cartChange({ discountCodes, discountAllocations: [allocation] }) }
  const change = await interact(
    { given: cartWithLines, description: 'two discount codes', operation: 'cartDiscountCodesUpdate', variables, data },
    (shopify) => shopify.cartDiscountCodesUpdate(variables),
  )
  expect(change?.cart?.discountAllocations[0]).toMatchObject({ code: 'SORTED' })
})

test('a sold-out size gives a warning with its line', async () => {
  const variables = { input: { lines: [{ merchandiseId, quantity: 1 }] } }
  const warning = {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: string("The product 'Heroes, Navy - 34 / Build B / 32' is already sold out."),
    target: gid('CartLine', 'pact-line?cart=pact-cart'),
  }
  const data = { cartCreate: { ...cartChange({ totalQuantity: 0 }), warnings: [warning] } }
  const change = await interact(
    {
      given: ['variant-sold-out'],
      description: 'creating a cart with a sold-out size',
      operation: 'cartCreate',
      variables,
      data,
    },
    (shopify) => shopify.cartCreate(variables),
  )
  expect(change?.warnings[0]?.code).toBe('MERCHANDISE_OUT_OF_STOCK')
})

test('a token has a customer with addresses and a latest order [ACC-05]', async () => {
  const variables = { customerAccessToken }
  const id = 'gid://shopify/MailingAddress/9001?model_name=CustomerAddress'
  const address = {
    id: string(id),
    name: string('Jo Marsh'),
    firstName: string('Jo'),
    lastName: string('Marsh'),
    address1: string('1 Mill Lane'),
    address2: string('Flat 2'),
    city: string('Leeds'),
    country: string('United Kingdom'),
    territoryCode: string('GB'),
    phoneNumber: string('+447700900123'),
    province: string('England'),
    zoneCode: string('ENG'),
    zip: string('LS1 4AP'),
  }
  const order = {
    id: gid('Order', 1001),
    name: string('#SP1001'),
    processedAt: isoDateTime(),
    cancelledAt: null,
    fulfillmentStatus: string('FULFILLED'),
    totalPrice: money('98.0'),
    shippingAddress: address,
    lineItems: {
      nodes: eachLike({
        title: string('Heroes, Navy'),
        variant: { image: { url: httpUrl('https://images.test/1.jpg') } },
      }),
    },
  }
  const customer = {
    id: gid('Customer', 7001),
    firstName: 'Jo',
    lastName: 'Marsh',
    email: 'jo@example.com',
    phone: string('+447700900123'),
    defaultAddress: { id: string(id) },
    addresses: { nodes: eachLike(address) },
    orders: { nodes: eachLike(order) },
  }
  const result = await interact(
    {
      given: knownCustomer,
      description: 'a customer by their token',
      operation: 'customer',
      variables,
      data: { customer },
    },
    (shopify) => shopify.customer(variables),
  )
  expect(result?.email).toBe('jo@example.com')
})

test('an unknown token has no customer', async () => {
  const variables = { customerAccessToken: 'pact-token-of-nobody' }
  const result = await interact(
    { description: 'a customer by an unknown token', operation: 'customer', variables, data: { customer: null } },
    (shopify) => shopify.customer(variables),
  )
  expect(result).toBeNull()
})

test('search returns a page of products', async () => {
  const variables = { query: 'chinos', first: 2 }
  const search = {
    totalCount: integer(39),
    pageInfo: { hasNextPage: true, endCursor: string('MjAwMg') },
    nodes: atLeastLike({ __typename: 'Product', ...productHit() }, 2),
  }
  const result = await interact(
    { description: 'searching products', operation: 'search', variables, data: { search } },
    (shopify) => shopify.search(variables),
  )
  expect(result?.nodes).toHaveLength(2)
})

test('search returns products that have a size in stock', async () => {
  const inWaist34 = [{ available: true }, { variantOption: { name: 'Waist', value: '34' } }]
  const variables = { query: 'navy chinos', first: 1, productFilters: inWaist34 }
  const search = {
    totalCount: integer(4),
    pageInfo: { hasNextPage: like(true), endCursor: string('MjAwMQ') },
    nodes: eachLike({ __typename: 'Product', ...productHit() }),
  }
  const result = await interact(
    { description: 'searching products in a size', operation: 'search', variables, data: { search } },
    (shopify) => shopify.search(variables),
  )
  expect(result?.nodes).toHaveLength(1)
})

test('search without a match is empty', async () => {
  const variables = { query: 'umbrella stand', first: 2 }
  const search = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] }
  const result = await interact(
    { description: 'searching without a match', operation: 'search', variables, data: { search } },
    (shopify) => shopify.search(variables),
  )
  expect(result?.totalCount).toBe(0)
})

test.each([
  ['related products', 'the recommendations of a product', 'RELATED'],
  ['products that go with it', 'the outfit around a product', 'COMPLEMENTARY'],
] as const)('a product has %s', async (_, description, intent) => {
  const variables = { productId: productGid, intent }
  const result = await interact(
    {
      description,
      operation: 'productRecommendations',
      variables,
      data: { productRecommendations: eachLike({ ...productHit(), options: eachLike({ name: string('Size') }) }) },
    },
    (shopify) => shopify.productRecommendations(variables),
  )
  expect(result?.length).toBeGreaterThan(0)
})

test('products are read by id, a deleted one is null', async () => {
  const variables = { ids: [productGid, 'gid://shopify/Product/404'] }
  const result = await interact(
    {
      description: 'two products by id, one of them deleted',
      operation: 'productsById',
      variables,
      data: { nodes: [{ __typename: 'Product', ...productHit() }, null] },
    },
    (shopify) => shopify.productsById(variables),
  )
  expect(result).toHaveLength(1)
})

test('handles are read by the ids of products', async () => {
  const variables = { ids: [productGid, 'gid://shopify/Product/404'] }
  const handles = await interact(
    {
      description: 'the handles of ordered products',
      operation: 'productHandles',
      variables,
      data: { nodes: [{ __typename: 'Product', handle: string('heroes-navy') }, null] },
    },
    (shopify) => shopify.productHandles(variables),
  )
  expect(handles).toEqual(['heroes-navy', null])
})

test.each([
  ['a customer’s token makes the cart theirs', customerAccessToken, []],
  [
    'a token of the sign-in service is refused',
    'pact-account-token',
    [{ code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'] }],
  ],
])('%s [ACC-08]', async (description, token, userErrors) => {
  const given: State = ['known-customer', { region: 'gb', accessToken: customerAccessToken, cartId }]
  const variables = { cartId, buyerIdentity: { customerAccessToken: token } }
  const refused = userErrors.map((error) => ({ ...error, message: string('Why not.') }))
  const isRefused = userErrors.length > 0
  const buyerIdentity = isRefused
    ? { email: null, customer: null }
    : { email: 'jo@example.com', customer: { id: gid('Customer', 7001) } }
  const change = await interact(
    {
      given,
      description,
      operation: 'cartBuyerIdentityUpdate',
      variables,
      data: { cartBuyerIdentityUpdate: { ...cartChange({ buyerIdentity }), userErrors: refused } },
    },
    (shopify) => shopify.cartBuyerIdentityUpdate(variables),
  )
  expect(change?.userErrors).toHaveLength(userErrors.length)
})

test('ordered goods are products and variants by id, deleted ones null', async () => {
  const variables = { ids: [merchandiseId, productGid, 'gid://shopify/ProductVariant/404'] }
  const variant = { __typename: 'ProductVariant', id: merchandiseId, availableForSale: anyBoolean(true) }
  const goods = await interact(
    {
      description: 'a variant, a product and a deleted variant by id',
      operation: 'orderedGoods',
      variables,
      data: { nodes: [variant, { __typename: 'Product', id: productGid, handle: string('heroes-navy') }, null] },
    },
    (shopify) => shopify.orderedGoods(variables),
  )
  expect(goods?.map((node) => node?.__typename)).toEqual(['ProductVariant', 'Product', undefined])
})

test('predictive search suggests products, collections and queries', async () => {
  const variables = { query: 'chino', limit: 2 }
  const predictiveSearch = {
    products: eachLike(productHit()),
    collections: eachLike({ handle: string('navy-chinos'), title: string('Navy chinos') }),
    queries: eachLike({ text: string('navy chinos'), styledText: string('<span>navy </span><mark>chino</mark>') }),
  }
  const suggested = await interact(
    {
      description: 'predictive search',
      operation: 'predictiveSearch',
      variables,
      data: { predictiveSearch },
    },
    (shopify) => shopify.predictiveSearch(variables),
  )
  expect(suggested?.collections[0]?.handle).toBe('navy-chinos')
})

/** The first product of the default catalogue. */
const productGid = 'gid://shopify/Product/2001'

const pageInfo = { hasNextPage: like(true), endCursor: string('cursor') }

test('the site map reads all product handles', async () => {
  const nodes = eachLike({ handle: string('heroes-navy'), updatedAt: isoDateTime() })
  const page = await interact(
    {
      description: 'the handles of products',
      operation: 'productAddresses',
      variables: {},
      data: { products: { pageInfo, nodes } },
    },
    (shopify) => shopify.productAddresses({}),
  )
  expect(page?.nodes[0]?.handle).toBe('heroes-navy')
})

test('the site map reads all collection handles', async () => {
  const collections = {
    pageInfo: { hasNextPage: like(false), endCursor: string('cursor') },
    nodes: eachLike({ handle: string('trousers'), title: string('Trousers') }),
  }
  const page = await interact(
    {
      description: 'the handles of collections',
      operation: 'collectionAddresses',
      variables: {},
      data: { collections },
    },
    (shopify) => shopify.collectionAddresses({}),
  )
  expect(page?.nodes[0]?.handle).toBe('trousers')
})

test('a private token takes the place of the public one, with the buyer’s address', async () => {
  const variables = { query: 'chino', limit: 2 }
  const predictiveSearch = { products: like([]), collections: like([]), queries: like([]) }
  const suggested = await addInteraction(
    {
      description: 'predictive search with a private token',
      request: {
        method: 'POST',
        path: '/api/2025-01/graphql.json',
        headers: {
          'shopify-storefront-private-token': string('shpat_simulated'),
          'shopify-storefront-buyer-ip': string('203.0.113.7'),
        },
        json: { query: compactDocument(operations.predictiveSearch), variables },
      },
      response: { status: 200, json: { data: { predictiveSearch } } },
    },
    (baseUrl) => createShopifyClient({ baseUrl, ...PRIVATE_CALLER }).predictiveSearch(variables),
  )
  expect(suggested?.collections).toEqual([])
})

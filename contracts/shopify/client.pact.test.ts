import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { compact } from '../graphql.ts'
import { pactWith, type State } from '../pact.fixtures.ts'
import { gid, instant, money, oneOf, webAddress } from '../pact-matchers.fixtures.ts'
import { address, cart, done, hit, image, line } from './answers.fixtures.ts'
import { createShopifyClient, type ShopifyClient } from './client.ts'
import { operations } from './generated/operations.ts'

const { atLeastLike, eachLike, integer, like, regex, string } = Matchers
const relyOn = pactWith('shopify')

// Ids that the consumer has to know before it asks are handed to the provider with the state.
const cartId = 'gid://shopify/Cart/pact-cart?key=pact'
const lineId = 'gid://shopify/CartLine/pact-line?cart=pact-cart'
const merchandiseId = 'gid://shopify/ProductVariant/1001001'
const cartWithLines: State = ['cart-with-lines', { region: 'gb', cartId, lineId, merchandiseId }]
const nobodysCart = 'gid://shopify/Cart/pact-nobody?key=pact'

/** Goods that show what most do not: a price that was higher, a tag, an offer that needs no code. */
const reduced = 'gid://shopify/ProductVariant/2545001'
const onOffer = 'gid://shopify/ProductVariant/2484005'

const customerAccessToken = 'pact-customer-token'
const addressId = 'gid://shopify/MailingAddress/9001?model_name=CustomerAddress'
const knownCustomer: State = ['known-customer', { region: 'gb', accessToken: customerAccessToken, addressId }]

const wherePosted = {
  firstName: 'Jo',
  lastName: 'Marsh',
  address1: '2 Mill Lane',
  address2: 'Flat 3',
  city: 'Leeds',
  country: 'GB',
  province: 'WYK',
  phone: '+447700900124',
  zip: 'LS1 4AQ',
}

type Asked = {
  given?: State
  asking: string
  operation: keyof typeof operations
  variables: Record<string, unknown>
  data: Record<string, unknown>
}

/** Our document with these variables is answered with this data, and our client reads it. */
const ask = <Result>(
  { given, asking, operation, variables, data }: Asked,
  call: (client: ShopifyClient) => Promise<Result>,
) =>
  relyOn(
    {
      ...(given && { given }),
      asking,
      request: {
        method: 'POST',
        path: '/api/2025-01/graphql.json',
        headers: { 'x-shopify-storefront-access-token': string('simulated-gb') },
        json: { query: compact(operations[operation]), variables },
      },
      response: { status: 200, json: { data } },
    },
    (baseUrl) => call(createShopifyClient({ baseUrl, token: 'simulated-gb' })),
  )

test('a cart is read with its lines, their goods and what they cost [CTR-04]', async () => {
  const variables = { cartId }
  const read = await ask(
    { given: cartWithLines, asking: 'a cart by its id', operation: 'cart', variables, data: { cart: cart() } },
    (shopify) => shopify.cart(variables),
  )
  expect(read?.lines.nodes[0]).toMatchObject({ id: lineId, merchandise: { id: merchandiseId } })
})

test('a cart that is unknown, or was completed, reads as none', async () => {
  const variables = { cartId: nobodysCart }
  const read = await ask(
    { asking: 'a cart that nobody has', operation: 'cart', variables, data: { cart: null } },
    (shopify) => shopify.cart(variables),
  )
  expect(read).toBeNull()
})

test('a first line makes a cart', async () => {
  const variables = { input: { lines: [{ merchandiseId, quantity: 1 }] } }
  const change = await ask(
    { asking: 'a cart to be made', operation: 'cartCreate', variables, data: { cartCreate: done() } },
    (shopify) => shopify.cartCreate(variables),
  )
  expect(change).toMatchObject({ cart: { id: cartId }, userErrors: [] })
})

test('a cart tells reduced goods, offers without a code, and everything that was said about it', async () => {
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
    buyerIdentity: { email: 'jo@example.com' },
    lines: { nodes: lines },
  }
  const change = await ask(
    {
      asking: 'a cart with reduced goods, goods on offer and a gift message',
      operation: 'cartCreate',
      variables,
      data: { cartCreate: done(changed) },
    },
    (shopify) => shopify.cartCreate(variables),
  )
  expect(change?.cart?.lines.nodes[1]?.discountAllocations[0]).toMatchObject({ title: 'Belts £20 off' })
})

test('a further line joins the cart', async () => {
  const variables = { cartId, lines: [{ merchandiseId, quantity: 1 }] }
  const data = { cartLinesAdd: done({ totalQuantity: integer(2) }) }
  const change = await ask(
    { given: cartWithLines, asking: 'a line to be added', operation: 'cartLinesAdd', variables, data },
    (shopify) => shopify.cartLinesAdd(variables),
  )
  expect(change?.cart?.totalQuantity).toBe(2)
})

test('a line for a cart that is no more is refused by a userError', async () => {
  const variables = { cartId: nobodysCart, lines: [{ merchandiseId, quantity: 1 }] }
  const refusal = { code: 'INVALID', field: ['cartId'], message: string('The specified cart does not exist.') }
  const data = { cartLinesAdd: { cart: null, userErrors: [refusal], warnings: [] } }
  const change = await ask(
    { asking: 'a line for a cart that nobody has', operation: 'cartLinesAdd', variables, data },
    (shopify) => shopify.cartLinesAdd(variables),
  )
  expect(change?.userErrors[0]).toMatchObject({ code: 'INVALID', field: ['cartId'] })
})

test('quantity 0 removes a line', async () => {
  const variables = { cartId, lines: [{ id: lineId, quantity: 0 }] }
  const data = { cartLinesUpdate: done({ totalQuantity: 0, lines: { nodes: [] } }) }
  const change = await ask(
    { given: cartWithLines, asking: 'a line to be removed', operation: 'cartLinesUpdate', variables, data },
    (shopify) => shopify.cartLinesUpdate(variables),
  )
  expect(change?.cart?.lines.nodes).toEqual([])
})

test('a line takes another quantity', async () => {
  const variables = { cartId, lines: [{ id: lineId, quantity: 3 }] }
  const data = { cartLinesUpdate: done({ totalQuantity: 3, lines: { nodes: [line({ quantity: 3 })] } }) }
  const change = await ask(
    { given: cartWithLines, asking: 'a line to be three', operation: 'cartLinesUpdate', variables, data },
    (shopify) => shopify.cartLinesUpdate(variables),
  )
  expect(change?.cart?.lines.nodes[0]?.quantity).toBe(3)
})

test('a gift message is an attribute of the cart', async () => {
  const attributes = [{ key: 'gift_message', value: 'Happy birthday' }]
  const variables = { cartId, attributes }
  const data = { cartAttributesUpdate: done({ attributes }) }
  const change = await ask(
    { given: cartWithLines, asking: 'a gift message', operation: 'cartAttributesUpdate', variables, data },
    (shopify) => shopify.cartAttributesUpdate(variables),
  )
  expect(change?.cart?.attributes).toEqual(attributes)
})

test('a code takes its share off the cart, and one that means nothing is said not to apply', async () => {
  const variables = { cartId, discountCodes: ['SORTED', 'NOBODYS'] }
  const allocation = {
    __typename: 'CartCodeDiscountAllocation',
    discountedAmount: money('9.8'),
    code: 'SORTED',
  }
  const discountCodes = [
    { code: 'SORTED', applicable: true },
    { code: 'NOBODYS', applicable: false },
  ]
  const data = { cartDiscountCodesUpdate: done({ discountCodes, discountAllocations: [allocation] }) }
  const change = await ask(
    { given: cartWithLines, asking: 'two discount codes', operation: 'cartDiscountCodesUpdate', variables, data },
    (shopify) => shopify.cartDiscountCodesUpdate(variables),
  )
  expect(change?.cart?.discountAllocations[0]).toMatchObject({ code: 'SORTED' })
})

test('a size that is sold out is told by a warning about its line', async () => {
  const variables = { input: { lines: [{ merchandiseId, quantity: 1 }] } }
  const warning = {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: string("The product 'Heroes, Navy - 34 / Build B / 32' is already sold out."),
    target: gid('CartLine', 'pact-line?cart=pact-cart'),
  }
  const data = { cartCreate: { ...done({ totalQuantity: 0 }), warnings: [warning] } }
  const change = await ask(
    {
      given: ['variant-sold-out'],
      asking: 'a cart to be made of a size that is sold out',
      operation: 'cartCreate',
      variables,
      data,
    },
    (shopify) => shopify.cartCreate(variables),
  )
  expect(change?.warnings[0]?.code).toBe('MERCHANDISE_OUT_OF_STOCK')
})

test('a customer is read by their token, with addresses and orders', async () => {
  const variables = { customerAccessToken }
  const order = {
    id: gid('Order', '1001'),
    name: regex('^#.+$', '#SP1001'),
    orderNumber: integer(1001),
    processedAt: instant(),
    financialStatus: oneOf(
      'PAID',
      'PENDING',
      'AUTHORIZED',
      'PARTIALLY_PAID',
      'PARTIALLY_REFUNDED',
      'REFUNDED',
      'VOIDED',
    ),
    fulfillmentStatus: oneOf('FULFILLED', 'UNFULFILLED', 'PARTIALLY_FULFILLED', 'IN_PROGRESS', 'ON_HOLD', 'OPEN'),
    statusUrl: webAddress('https://shop.test/orders/1001'),
    totalPrice: money(),
    shippingAddress: address(),
    lineItems: {
      nodes: eachLike({
        title: string('Heroes, Navy'),
        quantity: integer(1),
        discountedTotalPrice: money(),
        variant: {
          id: gid('ProductVariant', 1001001),
          sku: string('TRHERONAVYXXXX-34B32'),
          title: string('34 / Build B / 32'),
          image: image(),
          product: { handle: string('heroes-navy') },
        },
      }),
    },
  }
  const customer = {
    id: gid('Customer', 7001),
    firstName: string('Jo'),
    lastName: string('Marsh'),
    email: regex('^.+@.+$', 'jo@example.com'),
    phone: string('+447700900123'),
    defaultAddress: { id: gid('MailingAddress', '9001?model_name=CustomerAddress') },
    addresses: { nodes: eachLike(address()) },
    orders: { nodes: eachLike(order) },
  }
  const read = await ask(
    { given: knownCustomer, asking: 'a customer by their token', operation: 'customer', variables, data: { customer } },
    (shopify) => shopify.customer(variables),
  )
  expect(read?.orders.nodes[0]?.name).toBe('#SP1001')
})

test('who bears a token is told by id and email alone', async () => {
  const variables = { customerAccessToken }
  const customer = { id: gid('Customer', 7001), email: 'jo@example.com' }
  const who = await ask(
    {
      given: knownCustomer,
      asking: 'who bears a token',
      operation: 'customerIdentity',
      variables,
      data: { customer },
    },
    (shopify) => shopify.customerIdentity(variables),
  )
  expect(who?.email).toBe('jo@example.com')
})

test('a token that opens nothing reads as no customer', async () => {
  const variables = { customerAccessToken: 'pact-token-of-nobody' }
  const read = await ask(
    { asking: 'a customer by a token of nobody', operation: 'customer', variables, data: { customer: null } },
    (shopify) => shopify.customer(variables),
  )
  expect(read).toBeNull()
})

test('a profile is changed', async () => {
  const customer = { firstName: 'Joanna', lastName: 'Marsh', email: 'joanna@example.com' }
  const variables = { customerAccessToken, customer }
  const data = { customerUpdate: { customer: { id: gid('Customer', 7001), ...customer }, customerUserErrors: [] } }
  const change = await ask(
    { given: knownCustomer, asking: 'a profile to be changed', operation: 'customerUpdate', variables, data },
    (shopify) => shopify.customerUpdate(variables),
  )
  expect(change?.customer?.firstName).toBe('Joanna')
})

test('a profile that cannot be is refused by a userError', async () => {
  const variables = { customerAccessToken, customer: { email: 'no address' } }
  const refusal = { code: 'INVALID', field: ['customer', 'email'], message: string('Email is invalid') }
  const data = { customerUpdate: { customer: null, customerUserErrors: [refusal] } }
  const change = await ask(
    { given: knownCustomer, asking: 'a profile with a wrong email', operation: 'customerUpdate', variables, data },
    (shopify) => shopify.customerUpdate(variables),
  )
  expect(change?.customerUserErrors[0]?.code).toBe('INVALID')
})

test('an address is added', async () => {
  const variables = { customerAccessToken, address: wherePosted }
  const data = { customerAddressCreate: { customerAddress: address(), customerUserErrors: [] } }
  const change = await ask(
    { given: knownCustomer, asking: 'an address to be added', operation: 'customerAddressCreate', variables, data },
    (shopify) => shopify.customerAddressCreate(variables),
  )
  expect(change?.customerAddress?.city).toBe('Leeds')
})

test('an address is changed', async () => {
  const variables = { customerAccessToken, addressId, address: wherePosted }
  const data = { customerAddressUpdate: { customerAddress: address(), customerUserErrors: [] } }
  const change = await ask(
    { given: knownCustomer, asking: 'an address to be changed', operation: 'customerAddressUpdate', variables, data },
    (shopify) => shopify.customerAddressUpdate(variables),
  )
  expect(change?.customerAddress?.id).toBe(addressId)
})

test('an address is taken away', async () => {
  const variables = { customerAccessToken, addressId }
  const deleted = gid('MailingAddress', '9001?model_name=CustomerAddress')
  const data = { customerAddressDelete: { deletedCustomerAddressId: deleted, customerUserErrors: [] } }
  const change = await ask(
    {
      given: knownCustomer,
      asking: 'an address to be taken away',
      operation: 'customerAddressDelete',
      variables,
      data,
    },
    (shopify) => shopify.customerAddressDelete(variables),
  )
  expect(change?.deletedCustomerAddressId).toBe(addressId)
})

test('an address becomes the default one', async () => {
  const variables = { customerAccessToken, addressId }
  const customer = {
    id: gid('Customer', 7001),
    defaultAddress: { id: gid('MailingAddress', '9001?model_name=CustomerAddress') },
  }
  const data = { customerDefaultAddressUpdate: { customer, customerUserErrors: [] } }
  const change = await ask(
    {
      given: knownCustomer,
      asking: 'an address to be the default one',
      operation: 'customerDefaultAddressUpdate',
      variables,
      data,
    },
    (shopify) => shopify.customerDefaultAddressUpdate(variables),
  )
  expect(change?.customer?.defaultAddress?.id).toBe(addressId)
})

test('a token that opens nothing changes no address', async () => {
  const token = { customerAccessToken: 'pact-token-of-nobody' }
  const customerUserErrors = [
    { code: 'TOKEN_INVALID', field: ['customerAccessToken'], message: string('Customer access token is invalid') },
  ]
  const create = { ...token, address: wherePosted }
  const created = await ask(
    {
      asking: 'an address to be added by nobody',
      operation: 'customerAddressCreate',
      variables: create,
      data: { customerAddressCreate: { customerAddress: null, customerUserErrors } },
    },
    (shopify) => shopify.customerAddressCreate(create),
  )
  const update = { ...token, addressId, address: wherePosted }
  const updated = await ask(
    {
      asking: 'an address to be changed by nobody',
      operation: 'customerAddressUpdate',
      variables: update,
      data: { customerAddressUpdate: { customerAddress: null, customerUserErrors } },
    },
    (shopify) => shopify.customerAddressUpdate(update),
  )
  const variables = { ...token, addressId }
  const deleted = await ask(
    {
      asking: 'an address to be taken away by nobody',
      operation: 'customerAddressDelete',
      variables,
      data: { customerAddressDelete: { deletedCustomerAddressId: null, customerUserErrors } },
    },
    (shopify) => shopify.customerAddressDelete(variables),
  )
  const preferred = await ask(
    {
      asking: 'an address to be the default one of nobody',
      operation: 'customerDefaultAddressUpdate',
      variables,
      data: { customerDefaultAddressUpdate: { customer: null, customerUserErrors } },
    },
    (shopify) => shopify.customerDefaultAddressUpdate(variables),
  )
  const codes = [created, updated, deleted, preferred].map((change) => change?.customerUserErrors[0]?.code)
  expect(new Set(codes)).toEqual(new Set(['TOKEN_INVALID']))
})

test('products are found by words, a page at a time', async () => {
  const variables = { query: 'chinos', first: 2 }
  const search = {
    totalCount: integer(39),
    pageInfo: { hasNextPage: true, endCursor: string('MjAwMg') },
    nodes: atLeastLike({ __typename: 'Product', ...hit() }, 2),
  }
  const found = await ask(
    { asking: 'products by words', operation: 'search', variables, data: { search } },
    (shopify) => shopify.search(variables),
  )
  expect(found?.nodes).toHaveLength(2)
})

test('words that nothing answers to find nothing', async () => {
  const variables = { query: 'umbrella stand', first: 2 }
  const search = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] }
  const found = await ask(
    { asking: 'products by words that nothing answers to', operation: 'search', variables, data: { search } },
    (shopify) => shopify.search(variables),
  )
  expect(found?.totalCount).toBe(0)
})

test('beside a product, others of its kind', async () => {
  const variables = { productId: productGid }
  const found = await ask(
    {
      asking: 'what goes for somebody who looks at a product',
      operation: 'productRecommendations',
      variables,
      data: { productRecommendations: eachLike(hit()) },
    },
    (shopify) => shopify.productRecommendations(variables),
  )
  expect(found?.length).toBeGreaterThan(0)
})

test('products are known again by their ids; one that is gone leaves a gap', async () => {
  const variables = { ids: [productGid, 'gid://shopify/Product/404'] }
  const found = await ask(
    {
      asking: 'two products by id, of which one is gone',
      operation: 'productsById',
      variables,
      data: { nodes: [{ __typename: 'Product', ...hit() }, null] },
    },
    (shopify) => shopify.productsById(variables),
  )
  expect(found).toHaveLength(1)
})

test('while a shopper types, products, collections and words are suggested', async () => {
  const variables = { query: 'chino', limit: 2 }
  const predictiveSearch = {
    products: eachLike(hit()),
    collections: eachLike({ handle: string('navy-chinos'), title: string('Navy chinos') }),
    queries: eachLike({ text: string('navy chinos'), styledText: string('<span>navy </span><mark>chino</mark>') }),
  }
  const suggested = await ask(
    {
      asking: 'suggestions for unfinished words',
      operation: 'predictiveSearch',
      variables,
      data: { predictiveSearch },
    },
    (shopify) => shopify.predictiveSearch(variables),
  )
  expect(suggested?.collections[0]?.handle).toBe('navy-chinos')
})

/** The product that the house begins with. */
const productGid = 'gid://shopify/Product/2001'

const pageInfo = { hasNextPage: like(true), endCursor: string('cursor') }

test('the site map reads which products there are', async () => {
  const nodes = eachLike({ handle: string('heroes-navy'), updatedAt: instant() })
  const page = await ask(
    {
      asking: 'the addresses of products',
      operation: 'productAddresses',
      variables: {},
      data: { products: { pageInfo, nodes } },
    },
    (shopify) => shopify.productAddresses({}),
  )
  expect(page?.nodes[0]?.handle).toBe('heroes-navy')
})

test('the site map reads which collections there are', async () => {
  const collections = {
    pageInfo: { hasNextPage: like(false), endCursor: string('cursor') },
    nodes: eachLike({ handle: string('trousers'), title: string('Trousers') }),
  }
  const page = await ask(
    { asking: 'the addresses of collections', operation: 'collectionAddresses', variables: {}, data: { collections } },
    (shopify) => shopify.collectionAddresses({}),
  )
  expect(page?.nodes[0]?.handle).toBe('trousers')
})

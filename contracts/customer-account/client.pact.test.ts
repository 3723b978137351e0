import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { compactDocument } from '../graphql.ts'
import { createPact, type State } from '../pact.fixtures.ts'
import { anyBoolean, gid, httpUrl, isoDateTime, money } from '../pact-matchers.fixtures.ts'
import { type CustomerAccountClient, createCustomerAccountClient, toCustomerAccountUrl } from './client.ts'
import { operations } from './generated/operations.ts'

const { eachLike, integer, regex, string } = Matchers
const addInteraction = createPact('customer-account')

const accessToken = 'pact-account-token'
const addressId = 'gid://shopify/CustomerAddress/9001'
// The provider state sets the token that the consumer sends.
const knownCustomer: State = ['known-customer', { region: 'gb', accountToken: accessToken }]

const newAddress = {
  firstName: 'Jo',
  lastName: 'Marsh',
  address1: '2 Mill Lane',
  address2: 'Flat 3',
  city: 'Leeds',
  territoryCode: 'GB',
  zoneCode: 'ENG',
  phoneNumber: '+447700900124',
  zip: 'LS1 4AQ',
}

const address = () => ({
  id: gid('CustomerAddress', 9001),
  name: string('Jo Marsh'),
  firstName: string('Jo'),
  lastName: string('Marsh'),
  address1: string('1 Mill Lane'),
  address2: string('Flat 2'),
  city: string('Leeds'),
  country: string('United Kingdom'),
  territoryCode: regex('^[A-Z]{2}$', 'GB'),
  phoneNumber: string('+447700900123'),
  province: string('England'),
  zoneCode: string('ENG'),
  zip: string('LS1 4AP'),
})

type Exchange = {
  given?: State
  description: string
  operation: keyof typeof operations
  variables?: Record<string, unknown>
  response: { status: number; json: unknown }
}

/** Adds an interaction: our document with variables and the token in `Authorization`. */
const interact = <Result>(
  { given = knownCustomer, description, operation, variables = {}, response }: Exchange,
  call: (client: CustomerAccountClient) => Promise<Result>,
  token = accessToken,
) =>
  addInteraction(
    {
      given,
      description,
      request: {
        method: 'POST',
        path: '/customer/api/2025-01/graphql',
        headers: { authorization: token },
        json: { query: compactDocument(operations[operation]), variables },
      },
      response,
    },
    (baseUrl) => call(createCustomerAccountClient({ baseUrl, accessToken: token })),
  )

const data = (fields: object) => ({ status: 200, json: { data: fields } })
const refusal = (code: string, field: string[]) => ({ code, field, message: string('Why not.') })

const orderId = 'gid://shopify/Order/1001'
const marketingState = regex('^[A-Z_]+$', 'NOT_SUBSCRIBED')

const orderSummary = () => ({
  id: gid('Order', '1001'),
  name: regex('^#.+$', '#SP1001'),
  processedAt: isoDateTime(),
  cancelledAt: null,
  fulfillmentStatus: regex('^[A-Z_]+$', 'DELIVERED'),
  totalPrice: money(),
  lineItemsSummary: { totalQuantityOfLineItems: integer(1) },
  lineItems: {
    nodes: eachLike({
      id: gid('LineItem', 1001),
      title: string('Heroes, Navy'),
      quantity: integer(1),
      image: { url: httpUrl('https://images.test/heroes-navy.jpg') },
    }),
  },
})

test('a customer has addresses and a latest order [CTR-04] [ACC-08]', async () => {
  const customer = {
    id: gid('Customer', 7001),
    firstName: string('Jo'),
    lastName: string('Marsh'),
    emailAddress: { emailAddress: regex('^.+@.+$', 'jo@example.com'), marketingState },
    phoneNumber: { phoneNumber: string('+447700900123'), marketingState },
    defaultAddress: { id: gid('CustomerAddress', 9001) },
    addresses: { nodes: eachLike(address()) },
    orders: { nodes: eachLike({ ...orderSummary(), shippingAddress: address() }) },
  }
  const result = await interact(
    { description: 'the customer of a token', operation: 'customer', response: data({ customer }) },
    (account) => account.customer(),
  )
  expect(result?.orders.nodes[0]?.name).toBe('#SP1001')
})

test('orders are read page by page [ACC-04] [ACC-08]', async () => {
  const variables = { after: null }
  const pageInfo = { hasNextPage: anyBoolean(false), endCursor: string('1001') }
  const customer = { orders: { nodes: eachLike(orderSummary()), pageInfo } }
  const orders = await interact(
    { description: 'a page of orders', operation: 'orders', variables, response: data({ customer }) },
    (account) => account.orders(variables),
  )
  expect(orders?.nodes[0]?.lineItems.nodes[0]?.title).toBe('Heroes, Navy')
})

test('an order is found by its number, an unknown one is not [ACC-04]', async () => {
  const find = (description: string, query: string, nodes: unknown) =>
    interact(
      { description, operation: 'orderIds', variables: { query }, response: data({ customer: { orders: { nodes } } }) },
      (account) => account.orderIds({ query }),
    )
  const order = { id: gid('Order', 1001), name: '#SP1001' }
  expect(
    await find('an order by its number', 'order_number:"SP1001" OR order_number:"1001"', eachLike(order)),
  ).toHaveLength(1)
  expect(await find('an order by an unknown number', 'order_number:"SP999" OR order_number:"999"', [])).toEqual([])
})

test('an order has lines, totals, delivery and payments [ACC-04] [ACC-08]', async () => {
  const variables = { id: orderId }
  const order = {
    id: orderId,
    name: '#SP1001',
    processedAt: isoDateTime(),
    fulfillmentStatus: regex('^[A-Z_]+$', 'DELIVERED'),
    latestFulfillmentDeliveryDate: isoDateTime(),
    cancelledAt: null,
    statusPageUrl: httpUrl('https://shop.test/orders/1001'),
    subtotalBeforeDiscounts: money(),
    subtotal: money(),
    totalDiscountedShipping: money('0.0'),
    totalPrice: money(),
    totalRefunded: money('0.0'),
    shippingAddress: address(),
    lineItems: {
      nodes: eachLike({
        id: gid('LineItem', 1001),
        title: string('Heroes, Navy'),
        quantity: integer(1),
        productId: gid('Product', 1001),
        variantId: gid('ProductVariant', 1001001),
        variantTitle: string('34 / Build B / 32'),
        variantOptions: eachLike({ name: string('Waist'), value: string('34') }),
        giftCard: anyBoolean(false),
        customAttributes: [],
        image: { url: httpUrl('https://images.test/heroes-navy.jpg') },
        price: money(),
        totalPriceWithDiscounts: money(),
        discountInformation: [],
      }),
      pageInfo: { hasNextPage: anyBoolean(false), endCursor: string('1001') },
    },
    fulfillments: {
      nodes: eachLike({ id: gid('Fulfillment', 1001), createdAt: isoDateTime(), trackingInformation: [] }),
    },
    returns: { nodes: [] },
    refunds: [],
    transactions: eachLike({
      id: gid('OrderTransaction', 10011),
      kind: regex('^[A-Z_]+$', 'SALE'),
      status: regex('^[A-Z_]+$', 'SUCCESS'),
      giftCardDetails: null,
      transactionAmount: { presentmentMoney: money() },
    }),
  }
  const result = await interact(
    { description: 'an order of the customer', operation: 'order', variables, response: data({ order }) },
    (account) => account.order(variables),
  )
  expect(result?.lineItems.nodes[0]?.variantOptions).toEqual([{ name: 'Waist', value: '34' }])

  const returned = {
    id: gid('Return', 'a1'),
    name: regex('^RET-.+$', 'RET-1001-1'),
    status: regex('^[A-Z_]+$', 'CLOSED'),
    createdAt: isoDateTime(),
    returnLineItems: {
      nodes: eachLike({
        id: gid('ReturnLineItem', 'a1-1'),
        quantity: integer(1),
        lineItem: { id: gid('LineItem', 1001) },
      }),
    },
  }
  const refund = { id: gid('Refund', 'a1'), createdAt: isoDateTime(), totalRefunded: money() }
  const orderWithReturn = await interact(
    {
      given: ['known-customer', { region: 'gb', accountToken: accessToken, returned: true }],
      description: 'an order that was returned and paid back',
      operation: 'order',
      variables,
      response: data({
        order: { ...order, totalRefunded: money(), returns: { nodes: eachLike(returned) }, refunds: eachLike(refund) },
      }),
    },
    (account) => account.order(variables),
  )
  expect(orderWithReturn?.returns.nodes[0]?.status).toBe('CLOSED')
})

test('an order of somebody else is null [ACC-08]', async () => {
  const variables = { id: 'gid://shopify/Order/1' }
  const order = await interact(
    { description: 'an order of somebody else', operation: 'order', variables, response: data({ order: null }) },
    (account) => account.order(variables),
  )
  expect(order).toBeNull()
})

test('the identity of a token is an id and an email', async () => {
  const customer = { id: gid('Customer', 7001), emailAddress: { emailAddress: 'jo@example.com' } }
  const identity = await interact(
    { description: 'the identity of a token', operation: 'customerIdentity', response: data({ customer }) },
    (account) => account.customerIdentity(),
  )
  expect(identity?.emailAddress?.emailAddress).toBe('jo@example.com')
})

test.each([
  ['an unknown token', 'pact-token-of-nobody'],
  ['a token for the Storefront API', 'known-customer-token'],
])('%s has no customer [ACC-08]', async (what, token) => {
  const result = await interact(
    { description: `the customer of ${what}`, operation: 'customer', response: { status: 401, json: {} } },
    (account) => account.customer(),
    token,
  )
  expect(result).toBeNull()
})

test('an unknown token changes nothing [ACC-08]', async () => {
  const variables = { input: { firstName: 'Joanna' } }
  await interact(
    {
      description: 'changing a name with an unknown token',
      operation: 'customerUpdate',
      variables,
      response: { status: 401, json: {} },
    },
    (account) => expect(account.customerUpdate(variables)).rejects.toMatchObject({ kind: 'status', status: 401 }),
    'pact-token-of-nobody',
  )
})

test('a token for the Storefront API is issued [ACC-08]', async () => {
  const storefrontCustomerAccessTokenCreate = { customerAccessToken: string('a-storefront-token'), userErrors: [] }
  const created = await interact(
    {
      description: 'a token for the Storefront API',
      operation: 'storefrontCustomerAccessTokenCreate',
      response: data({ storefrontCustomerAccessTokenCreate }),
    },
    (account) => account.storefrontCustomerAccessTokenCreate(),
  )
  expect(created?.customerAccessToken).toBe('a-storefront-token')
})

test('a name is changed', async () => {
  const variables = { input: { firstName: 'Joanna', lastName: 'Marsh' } }
  const customer = { id: gid('Customer', 7001), ...variables.input }
  const change = await interact(
    {
      description: 'changing a name',
      operation: 'customerUpdate',
      variables,
      response: data({ customerUpdate: { customer, userErrors: [] } }),
    },
    (account) => account.customerUpdate(variables),
  )
  expect(change?.customer?.firstName).toBe('Joanna')
})

test('an invalid name is refused with a userError', async () => {
  const variables = { input: { firstName: 'n'.repeat(256) } }
  const userErrors = [refusal('TOO_LONG', ['input', 'firstName'])]
  const change = await interact(
    {
      description: 'changing a name to one that is too long',
      operation: 'customerUpdate',
      variables,
      response: data({ customerUpdate: { customer: null, userErrors } }),
    },
    (account) => account.customerUpdate(variables),
  )
  expect(change?.userErrors[0]?.code).toBe('TOO_LONG')
})

test('a wish list is read and changed with its digest [PDP-16]', async () => {
  const name = { namespace: 'spoke', key: 'wish_list' }
  const empty = await interact(
    {
      description: 'a metafield that is not set',
      operation: 'customerMetafield',
      variables: name,
      response: data({ customer: { id: gid('Customer', 7001), metafield: null } }),
    },
    (account) => account.customerMetafield(name),
  )
  expect(empty?.metafield).toBeNull()

  const value = '[{"handle":"heroes-navy","size":"","quantity":1}]'
  const entry = { ownerId: 'gid://shopify/Customer/7001', ...name, type: 'json', value }
  const set = { metafields: [{ ...entry, compareDigest: null }] }
  const saved = await interact(
    {
      description: 'setting a metafield that is not set',
      operation: 'metafieldsSet',
      variables: set,
      response: data({ metafieldsSet: { metafields: [{ value, compareDigest: string('digest') }], userErrors: [] } }),
    },
    (account) => account.metafieldsSet(set),
  )
  expect(saved?.metafields?.[0]?.value).toBe(value)

  const stale = { metafields: [{ ...entry, compareDigest: 'of-an-earlier-value' }] }
  const refused = await interact(
    {
      description: 'setting a metafield that was changed meanwhile',
      operation: 'metafieldsSet',
      variables: stale,
      response: data({
        metafieldsSet: {
          metafields: null,
          userErrors: [refusal('STALE_OBJECT', ['metafields', '0', 'compareDigest'])],
        },
      }),
    },
    (account) => account.metafieldsSet(stale),
  )
  expect(refused?.userErrors[0]?.code).toBe('STALE_OBJECT')
})

test('an address is added, changed and deleted', async () => {
  const create = { address: newAddress, defaultAddress: true }
  const created = await interact(
    {
      description: 'adding a default address',
      operation: 'customerAddressCreate',
      variables: create,
      response: data({ customerAddressCreate: { customerAddress: address(), userErrors: [] } }),
    },
    (account) => account.customerAddressCreate(create),
  )
  const update = { addressId, address: newAddress, defaultAddress: true }
  const updated = await interact(
    {
      description: 'changing an address',
      operation: 'customerAddressUpdate',
      variables: update,
      response: data({ customerAddressUpdate: { customerAddress: address(), userErrors: [] } }),
    },
    (account) => account.customerAddressUpdate(update),
  )
  const variables = { addressId }
  const deleted = await interact(
    {
      description: 'deleting an address',
      operation: 'customerAddressDelete',
      variables,
      response: data({ customerAddressDelete: { deletedAddressId: gid('CustomerAddress', 9001), userErrors: [] } }),
    },
    (account) => account.customerAddressDelete(variables),
  )
  expect([created?.customerAddress?.city, updated?.customerAddress?.id]).toEqual(['Leeds', addressId])
  expect(deleted?.deletedAddressId).toBe(addressId)
})

test('an invalid or unknown address is refused with a userError', async () => {
  const create = { address: { address1: '2 Mill Lane', territoryCode: 'XX' } }
  const created = await interact(
    {
      description: 'adding an address in an unknown country',
      operation: 'customerAddressCreate',
      variables: create,
      response: data({
        customerAddressCreate: {
          customerAddress: null,
          userErrors: [refusal('INVALID_TERRITORY_CODE', ['address', 'territoryCode'])],
        },
      }),
    },
    (account) => account.customerAddressCreate(create),
  )
  const unknown = { addressId: 'gid://shopify/CustomerAddress/1' }
  const userErrors = [refusal('ADDRESS_ID_DOES_NOT_EXIST', ['addressId'])]
  const update = { ...unknown, address: newAddress }
  const updated = await interact(
    {
      description: 'changing an unknown address',
      operation: 'customerAddressUpdate',
      variables: update,
      response: data({ customerAddressUpdate: { customerAddress: null, userErrors } }),
    },
    (account) => account.customerAddressUpdate(update),
  )
  const deleted = await interact(
    {
      description: 'deleting an unknown address',
      operation: 'customerAddressDelete',
      variables: unknown,
      response: data({ customerAddressDelete: { deletedAddressId: null, userErrors } }),
    },
    (account) => account.customerAddressDelete(unknown),
  )
  const codes = [created, updated, deleted].map((change) => change?.userErrors[0]?.code)
  expect(codes).toEqual(['INVALID_TERRITORY_CODE', 'ADDRESS_ID_DOES_NOT_EXIST', 'ADDRESS_ID_DOES_NOT_EXIST'])
})

test.each([
  ['https://shopify.com/60/account/customer/api/2026-07/graphql', 'https://shopify.com/60/account'],
  ['https://account.shop.test/customer/api/2025-01/graphql.json', 'https://account.shop.test'],
])('the client of the discovered %s is at %s [ACC-08]', (graphqlApi, baseUrl) => {
  expect(toCustomerAccountUrl(graphqlApi)).toBe(baseUrl)
})

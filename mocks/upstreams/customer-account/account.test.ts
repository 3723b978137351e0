import { expect, test } from 'vitest'
import { givenAccount } from './account.fixtures.ts'

const ADDRESS = 'gid://shopify/CustomerAddress/9001'
const CREATE = `mutation($address: CustomerAddressInput!, $defaultAddress: Boolean) {
  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {
    customerAddress { id name city province zoneCode country territoryCode phoneNumber } userErrors { code field }
  }
}`
const UPDATE = `mutation($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {
  customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) {
    customerAddress { id city zip } userErrors { code field }
  }
}`
const DELETE = `mutation($addressId: ID!) {
  customerAddressDelete(addressId: $addressId) { deletedAddressId userErrors { code field } }
}`
const READ = '{ customer { defaultAddress { id } addresses(first: 9) { nodes { id city } } } }'
const YORK = { address1: '1 Low Petergate', city: 'York', territoryCode: 'GB', zip: 'YO1 7HZ' }

test('any selection of a customer with addresses and orders is answered [ACC-08] [SIM-01]', async () => {
  const { query } = await givenAccount()
  const { data, errors } = await query(
    `query Account($first: Int!) { me: customer { ...Who orders(first: $first, query: "processed_at:>2020-01-01") {
       edges { cursor node { name number confirmationNumber fulfillmentStatus totalPrice { amount currencyCode }
         lineItems(first: 1) { nodes { title sku variantTitle quantity totalPriceWithDiscounts { amount } } } } } } } }
     fragment Who on Customer { displayName emailAddress { emailAddress marketingState } }`,
    { first: 5 },
  )
  expect(errors).toBeUndefined()
  expect(data.me).toMatchObject({
    displayName: 'Jo Marsh',
    emailAddress: { emailAddress: 'jo@example.com', marketingState: 'NOT_SUBSCRIBED' },
  })
  expect(data.me.orders.edges[0].node).toMatchObject({
    name: '#SP1001',
    number: 1001,
    confirmationNumber: expect.stringMatching(/^[0-9A-F]{9}$/),
    fulfillmentStatus: 'DELIVERED',
    lineItems: { nodes: [{ title: 'Heroes, Navy', quantity: 1 }] },
  })
})

test('an order is read by its id, and somebody else’s is not [ACC-08]', async () => {
  const { query, world } = await givenAccount()
  const [order] = world.orders.all()
  if (!order) throw new Error('the scenario has no order')
  await world.orders.create({ ...order, id: 'gid://shopify/Order/2', customerId: 'another', email: 'bo@example.com' })
  const read = async (id: string) => (await query('query($id: ID!) { order(id: $id) { name } }', { id })).data.order
  expect(await read(order.id)).toEqual({ name: '#SP1001' })
  expect([await read('gid://shopify/Order/2'), await read('gid://shopify/Product/1001')]).toEqual([null, null])
})

test('an order is found by its number, and its payments name gift cards [ACC-08]', async () => {
  const { query, world } = await givenAccount()
  const giftCards = [{ id: 'gid://shopify/GiftCard/1', lastCharacters: 'K7QD', amount: 2500 }]
  await world.orders.update((orders) => orders.where({ name: '#SP1001' }), {
    data: (draft) => void Object.assign(draft, { giftCards }),
  })
  const find = async (search: string) => {
    const { data } = await query(
      `query($search: String) { customer { orders(first: 2, query: $search) { nodes { name
         lineItemsSummary { totalQuantityOfLineItems }
         transactions { type giftCardDetails { last4 } transactionAmount { presentmentMoney { amount } } } } } } }`,
      { search },
    )
    return data.customer.orders.nodes
  }
  const [order] = await find('order_number:1001')
  expect(order).toMatchObject({
    name: '#SP1001',
    lineItemsSummary: { totalQuantityOfLineItems: 1 },
    transactions: [
      {
        type: 'GIFT_CARD',
        giftCardDetails: { last4: 'K7QD' },
        transactionAmount: { presentmentMoney: { amount: '25.0' } },
      },
      { type: 'CARD', giftCardDetails: null },
    ],
  })
  expect(await find('order_number:SP1001')).toHaveLength(1)
  expect(await find('order_number:100')).toEqual([])
})

test('the stores share the Storefront API’s record of a customer [ACC-08]', async () => {
  const { query, queryStorefront } = await givenAccount()
  await query('mutation { customerUpdate(input: { lastName: "March" }) { userErrors { code } } }')
  const { data } = await queryStorefront('{ customer(customerAccessToken: "known-customer-token") { lastName } }')
  expect(data.customer).toEqual({ lastName: 'March' })
})

test.each([
  ['no token', '', 'gb'],
  ['an unknown token', 'made-up', 'gb'],
  ['a token for the Storefront API', 'known-customer-token', 'gb'],
  ['a token of another store', 'known-customer-account-token', 'us'],
])('a request with %s is refused with 401 [ACC-08]', async (_what, token, region) => {
  const { post } = await givenAccount()
  const response = await post('{ customer { id } }', {}, token, region)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ errors: [expect.objectContaining({ message: 'Unauthorized' })] })
})

test('the Storefront API and buyerIdentity take the created token only [ACC-08]', async () => {
  const { query, queryStorefront } = await givenAccount()
  const { data } = await query(
    'mutation { storefrontCustomerAccessTokenCreate { customerAccessToken userErrors { code } } }',
  )
  const { customerAccessToken, userErrors } = data.storefrontCustomerAccessTokenCreate
  expect(userErrors).toEqual([])
  const read = (token: string) =>
    queryStorefront(`query($token: String!) { customer(customerAccessToken: $token) { email } }`, { token })
  expect((await read(customerAccessToken)).data.customer).toEqual({ email: 'jo@example.com' })
  expect((await read('known-customer-account-token')).data.customer).toBeNull()

  const identify = async (token: string) =>
    (
      await queryStorefront(
        `mutation($token: String) { cartCreate(input: { buyerIdentity: { customerAccessToken: $token } }) {
          cart { buyerIdentity { customer { email } } } userErrors { code field } } }`,
        { token },
      )
    ).data.cartCreate
  expect(await identify(customerAccessToken)).toMatchObject({
    cart: { buyerIdentity: { customer: { email: 'jo@example.com' } } },
    userErrors: [],
  })
  expect(await identify('known-customer-account-token')).toMatchObject({
    userErrors: [{ code: 'INVALID', field: ['input', 'buyerIdentity', 'customerAccessToken'] }],
  })
})

test('addresses are created, changed, made default and deleted [ACC-06] [ACC-08]', async () => {
  const { query } = await givenAccount()
  const ireland = { address1: '3 Canal Row', city: 'Dublin', territoryCode: 'IE', zoneCode: 'D' }
  const created = (await query(CREATE, { address: { ...ireland, phoneNumber: '+353209100124' } })).data
  const { customerAddress, userErrors } = created.customerAddressCreate
  expect(userErrors).toEqual([])
  expect(customerAddress).toMatchObject({ province: 'Dublin', zoneCode: 'D', country: 'Ireland', territoryCode: 'IE' })
  expect(customerAddress.id).toMatch(/^gid:\/\/shopify\/CustomerAddress\/\d+$/)

  const update = { addressId: customerAddress.id, address: { zip: 'D02 X286' }, defaultAddress: true }
  expect((await query(UPDATE, update)).data.customerAddressUpdate).toMatchObject({
    customerAddress: { city: 'Dublin', zip: 'D02 X286' },
    userErrors: [],
  })
  expect((await query(READ)).data.customer.defaultAddress.id).toBe(customerAddress.id)
  const deleted = (await query(DELETE, { addressId: ADDRESS })).data.customerAddressDelete
  expect(deleted).toEqual({ deletedAddressId: ADDRESS, userErrors: [] })
  expect((await query(READ)).data.customer.addresses.nodes).toEqual([{ id: customerAddress.id, city: 'Dublin' }])
})

test.each<[string, string, object, string, string[]]>([
  [
    'a missing country',
    CREATE,
    { address: { ...YORK, territoryCode: '' } },
    'TERRITORY_CODE_MISSING',
    ['territoryCode'],
  ],
  [
    'an unknown country',
    CREATE,
    { address: { ...YORK, territoryCode: 'XX' } },
    'INVALID_TERRITORY_CODE',
    ['territoryCode'],
  ],
  [
    'a foreign province',
    CREATE,
    { address: { ...YORK, territoryCode: 'US', zoneCode: 'D' } },
    'INVALID_FOR_COUNTRY',
    ['zoneCode'],
  ],
  ['no first line', CREATE, { address: { ...YORK, address1: ' ' } }, 'ADDRESS1_MISSING', ['address1']],
  [
    'a number that is no phone',
    CREATE,
    { address: { ...YORK, phoneNumber: '12' } },
    'PHONE_NUMBER_NOT_VALID',
    ['phoneNumber'],
  ],
  ['a city that is too long', UPDATE, { addressId: ADDRESS, address: { city: 'Y'.repeat(256) } }, 'TOO_LONG', ['city']],
])('%s is refused at its field and nothing changes [ACC-08]', async (_what, mutation, variables, code, field) => {
  const { query } = await givenAccount()
  const before = await query(READ)
  const [payload] = Object.values<{ customerAddress: null; userErrors: unknown }>(
    (await query(mutation, variables)).data,
  )
  expect(payload).toEqual({ customerAddress: null, userErrors: [{ code, field: ['address', ...field] }] })
  expect(await query(READ)).toEqual(before)
})

test('the default address is neither deleted nor demoted before another is [ACC-08]', async () => {
  const { query } = await givenAccount()
  const twin = (await query(CREATE, { address: YORK })).data.customerAddressCreate
  expect(twin.userErrors).toEqual([])
  expect((await query(CREATE, { address: YORK })).data.customerAddressCreate.userErrors).toMatchObject([
    { code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS' },
  ])
  expect((await query(DELETE, { addressId: ADDRESS })).data.customerAddressDelete.userErrors).toMatchObject([
    { code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' },
  ])
  const demoted = (await query(UPDATE, { addressId: ADDRESS, defaultAddress: false })).data.customerAddressUpdate
  expect(demoted.userErrors).toMatchObject([{ code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' }])
})

test('names change, and one that is too long or markup does not [ACC-08]', async () => {
  const { query } = await givenAccount()
  const update = async (input: object) =>
    (
      await query(
        'mutation($input: CustomerUpdateInput!) { customerUpdate(input: $input) { customer { displayName } userErrors { code field } } }',
        { input },
      )
    ).data.customerUpdate
  expect(await update({ firstName: 'Joanna' })).toEqual({ customer: { displayName: 'Joanna Marsh' }, userErrors: [] })
  const refuse = (code: string, field: string[]) => ({ customer: null, userErrors: [{ code, field }] })
  expect(await update({ lastName: 'n'.repeat(256) })).toEqual(refuse('TOO_LONG', ['input', 'lastName']))
  expect(await update({ lastName: '<b>' })).toEqual(refuse('INVALID', ['input', 'lastName']))
  expect(await update({})).toEqual(refuse('CUSTOMER_INPUT_ARGUMENT_EMPTY', ['input']))
})

test('the customer subscribes to and unsubscribes from marketing mails', async () => {
  const { query, world } = await givenAccount()
  const subscribed = await query(
    'mutation { customerEmailMarketingSubscribe { emailAddress { marketingState } userErrors { code } } }',
  )
  expect(subscribed.data.customerEmailMarketingSubscribe.emailAddress.marketingState).toBe('SUBSCRIBED')
  expect(world.customers.all()[0]?.acceptsMarketing).toBe(true)
  await query('mutation { customerEmailMarketingUnsubscribe { userErrors { code } } }')
  expect(world.customers.all()[0]?.acceptsMarketing).toBe(false)
})

test('other versions are served by a simulated one; unknown ones are 404 [SIM-10]', async () => {
  const { fetch, backend } = await givenAccount()
  const request = async (version: string) => {
    const url = `${backend.origin}/customer-account/gb/customer/api/${version}/graphql`
    const headers = { 'content-type': 'application/json', authorization: 'Bearer known-customer-account-token' }
    const response = await fetch(url, { method: 'POST', headers, body: '{"query":"{ customer { id } }"}' })
    return [response.status, response.headers.get('x-shopify-api-version')]
  }
  expect(await request('2024-10')).toEqual([200, '2025-01'])
  expect(await request('2025-07')).toEqual([200, '2026-04'])
  expect(await request('2026-04')).toEqual([200, '2026-04'])
  expect(await request('2031-07')).toEqual([404, null])
  expect(await request('2026-02')).toEqual([404, null])
})

test('every store publishes where its API and its sign-in are [ACC-08]', async () => {
  const { fetch, backend } = await givenAccount()
  const read = async (path: string) => (await fetch(`${backend.origin}${path}`)).json()
  for (const base of ['/shopify/us', '/sign-in/us']) {
    expect(await read(`${base}/.well-known/customer-account-api`)).toEqual({
      graphql_api: `${backend.origin}/customer-account/us/customer/api/2025-01/graphql`,
    })
    expect((await read(`${base}/.well-known/openid-configuration`)).issuer).toBe(`${backend.origin}/sign-in/us`)
  }
})

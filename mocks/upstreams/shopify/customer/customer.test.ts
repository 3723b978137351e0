import { expect, test } from 'vitest'
import { completeCheckout } from '../cart/complete-checkout.ts'
import { createShopper } from '../cart/shopper.fixtures.ts'
import { createTestStore, getVariantGid, goods } from '../shopify.fixtures.ts'

/** Creates a store with one customer of the gb region, whose access token is `token`. */
async function createStoreWithJo() {
  const store = createTestStore()
  await store.world.customers.create({
    id: 'gid://shopify/Customer/7',
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt: store.world.clock.now().toISOString(),
    accessTokens: ['token'],
  })
  return store
}

const HOME = {
  firstName: 'Jo',
  lastName: 'Bloggs',
  address1: '1 High Street',
  city: 'Leeds',
  zip: 'LS1 1AA',
  country: 'United Kingdom',
}
const ADDRESS = 'id name address1 city country countryCodeV2 provinceCode formatted(withName: true) formattedArea'
const PAYLOAD = `customerUserErrors { code field message }`
type Address = { id: string; countryCodeV2: string | null; formatted: string[]; city: string }
type Errors = { customerUserErrors: { code: string; field: string[]; message: string }[] }

async function addAddress(store: ReturnType<typeof createTestStore>, address: object, customerAccessToken = 'token') {
  const document = `mutation($token: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { ${ADDRESS} } ${PAYLOAD} }
  }`
  type Data = { customerAddressCreate: Errors & { customerAddress: Address | null } }
  return (await store.query<Data>(document, { token: customerAccessToken, address })).customerAddressCreate
}

const readAddresses = async (store: ReturnType<typeof createTestStore>) =>
  (
    await store.query<{ customer: { defaultAddress: { id: string } | null; addresses: { nodes: Address[] } } }>(
      `{ customer(customerAccessToken: "token") { defaultAddress { id } addresses(first: 9) { nodes { ${ADDRESS} } } } }`,
    )
  ).customer

test('a customer is read by its token in its own region only [ACC-05]', async () => {
  const store = await createStoreWithJo()
  const read = (token: string, region: 'gb' | 'us' = 'gb') =>
    store.query<object>(
      'query($token: String!) { customer(customerAccessToken: $token) { displayName email numberOfOrders } }',
      { token },
      region,
    )
  expect(await read('token')).toEqual({
    customer: { displayName: 'Jo Bloggs', email: 'jo@example.com', numberOfOrders: '0' },
  })
  expect(await read('unknown')).toEqual({ customer: null })
  expect(await read('token', 'us')).toEqual({ customer: null })
})

test('signing in issues a token that expires after 30 days', async () => {
  const store = await createStoreWithJo()
  const signIn = async (email: string) => {
    type Data = {
      customerAccessTokenCreate: Errors & { customerAccessToken: { accessToken: string; expiresAt: string } | null }
    }
    const document = `mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } ${PAYLOAD} } }`
    return (await store.query<Data>(document, { input: { email, password: 'secret' } })).customerAccessTokenCreate
  }
  const { customerAccessToken } = await signIn('Jo@Example.com')
  const token = customerAccessToken?.accessToken ?? ''
  const readCustomer = async () =>
    (await store.query<{ customer: unknown }>(`{ customer(customerAccessToken: "${token}") { email } }`)).customer
  expect(await readCustomer()).toEqual({ email: 'jo@example.com' })
  store.world.clock.advance(30 * 24 * 3_600_000 - 1_000)
  expect(await readCustomer()).not.toBeNull()
  store.world.clock.advance(2_000)
  expect(await readCustomer()).toBeNull()
  expect((await signIn('nobody@example.com')).customerUserErrors).toEqual([
    { code: 'UNIDENTIFIED_CUSTOMER', field: ['input'], message: 'Unidentified customer' },
  ])
})

test('a revoked token is invalid; a renewed one belongs to the same customer', async () => {
  const store = await createStoreWithJo()
  const renewed = await store.query<{ customerAccessTokenRenew: { customerAccessToken: { accessToken: string } } }>(
    'mutation { customerAccessTokenRenew(customerAccessToken: "token") { customerAccessToken { accessToken } userErrors { message } } }',
  )
  const { accessToken } = renewed.customerAccessTokenRenew.customerAccessToken
  await store.query(
    'mutation { customerAccessTokenDelete(customerAccessToken: "token") { deletedAccessToken userErrors { message } } }',
  )
  expect(
    await store.query<object>(
      `{ old: customer(customerAccessToken: "token") { id } new: customer(customerAccessToken: "${accessToken}") { id } }`,
    ),
  ).toEqual({
    old: null,
    new: { id: 'gid://shopify/Customer/7' },
  })
})

test('an address accepts a country name or code; the first one becomes the default [ACC-06]', async () => {
  const store = await createStoreWithJo()
  const { customerAddress } = await addAddress(store, HOME)
  expect(customerAddress).toMatchObject({
    countryCodeV2: 'GB',
    formatted: ['Jo Bloggs', '1 High Street', 'Leeds', 'LS1 1AA', 'United Kingdom'],
    formattedArea: 'Leeds, United Kingdom',
  })
  const second = await addAddress(store, { ...HOME, city: 'Boston', country: 'us', province: 'MA' })
  expect(second.customerAddress).toMatchObject({
    country: 'United States',
    provinceCode: 'MA',
    formattedArea: 'Boston MA, United States',
  })
  const { defaultAddress, addresses } = await readAddresses(store)
  expect(defaultAddress?.id).toBe(customerAddress?.id)
  expect(addresses.nodes).toHaveLength(2)
})

test.each([
  [{ ...HOME, country: '' }, 'BLANK', ['address', 'country']],
  [{ ...HOME, country: 'Atlantis' }, 'INVALID', ['address', 'country']],
])('an address without a known country is refused', async (address, code, field) => {
  const store = await createStoreWithJo()
  expect((await addAddress(store, address)).customerUserErrors).toMatchObject([{ code, field }])
})

test('a duplicate address and an unknown token are refused', async () => {
  const store = await createStoreWithJo()
  await addAddress(store, HOME)
  expect((await addAddress(store, HOME)).customerUserErrors[0]?.code).toBe('TAKEN')
  expect((await addAddress(store, HOME, 'unknown')).customerUserErrors[0]?.code).toBe('TOKEN_INVALID')
})

test('an address can be changed, made the default and deleted [ACC-06]', async () => {
  const store = await createStoreWithJo()
  const first = (await addAddress(store, HOME)).customerAddress?.id
  const second = (await addAddress(store, { ...HOME, address1: '2 Low Street' })).customerAddress?.id
  await store.query(
    `mutation($id: ID!) { customerDefaultAddressUpdate(customerAccessToken: "token", addressId: $id) { customer { id } ${PAYLOAD} } }`,
    { id: second },
  )
  expect((await readAddresses(store)).defaultAddress?.id).toBe(second)
  await store.query(
    `mutation($id: ID!, $address: MailingAddressInput!) { customerAddressUpdate(customerAccessToken: "token", id: $id, address: $address) { customerAddress { id } ${PAYLOAD} } }`,
    { id: first, address: { city: 'York' } },
  )
  const remove = `mutation($id: ID!) { customerAddressDelete(customerAccessToken: "token", id: $id) { deletedCustomerAddressId ${PAYLOAD} } }`
  expect(await store.query<object>(remove, { id: second })).toMatchObject({
    customerAddressDelete: { deletedCustomerAddressId: second },
  })
  expect(await readAddresses(store)).toMatchObject({
    defaultAddress: { id: first },
    addresses: { nodes: [{ id: first, city: 'York' }] },
  })
  expect(await store.query<object>(remove, { id: second })).toMatchObject({
    customerAddressDelete: { deletedCustomerAddressId: null, customerUserErrors: [{ code: 'NOT_FOUND' }] },
  })
})

test("a profile can be changed, but not to another customer's email [ACC-06]", async () => {
  const store = await createStoreWithJo()
  await store.query(
    `mutation { customerCreate(input: { email: "sam@example.com", password: "12345" }) { customer { id } ${PAYLOAD} } }`,
  )
  const update = async (customer: object) => {
    const document = `mutation($customer: CustomerUpdateInput!) { customerUpdate(customerAccessToken: "token", customer: $customer) { customer { displayName email } ${PAYLOAD} } }`
    return (await store.query<{ customerUpdate: Errors & { customer: object | null } }>(document, { customer }))
      .customerUpdate
  }
  expect((await update({ firstName: 'Joanna' })).customer).toEqual({
    displayName: 'Joanna Bloggs',
    email: 'jo@example.com',
  })
  expect((await update({ email: 'SAM@example.com' })).customerUserErrors[0]).toMatchObject({
    code: 'TAKEN',
    field: ['customer', 'email'],
  })
  expect((await update({ email: 'sam' })).customerUserErrors[0]?.code).toBe('INVALID')
})

test('a new account needs a password of five characters', async () => {
  const store = createTestStore()
  const { customerCreate } = await store.query<{ customerCreate: Errors }>(
    `mutation { customerCreate(input: { email: "sam@example.com", password: "1234" }) { customer { id } ${PAYLOAD} } }`,
  )
  expect(customerCreate.customerUserErrors).toEqual([
    { code: 'TOO_SHORT', field: ['input', 'password'], message: 'Password is too short (minimum is 5 characters)' },
  ])
})

test("an order appears in its customer's account with what was paid [ACC-04]", async () => {
  const store = await createStoreWithJo()
  const shopper = createShopper('gb', store)
  const { cart } = await shopper.createCart({
    lines: [{ merchandiseId: getVariantGid(goods.tee), quantity: 3 }, { merchandiseId: getVariantGid(goods.heroes) }],
    buyerIdentity: { customerAccessToken: 'token' },
  })
  await completeCheckout(store.world, cart?.id ?? '')
  const { customer } = await store.query<{ customer: { orders: { nodes: { statusUrl: string }[] } } }>(
    `{ customer(customerAccessToken: "token") { orders(first: 9, sortKey: PROCESSED_AT, reverse: true) { totalCount nodes {
      name orderNumber financialStatus fulfillmentStatus statusUrl currencyCode
      totalPrice { amount } totalShippingPrice { amount }
      lineItems(first: 9) { nodes { title quantity originalTotalPrice { amount } discountedTotalPrice { amount } variant { title } } }
    } } } }`,
  )
  expect(customer.orders).toMatchObject({
    totalCount: '1',
    nodes: [
      {
        name: '#SP1001',
        orderNumber: 1001,
        financialStatus: 'PAID',
        fulfillmentStatus: 'UNFULFILLED',
        currencyCode: 'GBP',
        totalPrice: { amount: '213.0' },
        totalShippingPrice: { amount: '0.0' },
        lineItems: {
          nodes: [
            {
              title: 'Sharp tee, Navy',
              quantity: 3,
              originalTotalPrice: { amount: '135.0' },
              discountedTotalPrice: { amount: '115.0' },
            },
            {
              title: 'Heroes, Navy',
              quantity: 1,
              originalTotalPrice: { amount: '98.0' },
              discountedTotalPrice: { amount: '98.0' },
            },
          ],
        },
      },
    ],
  })
  expect((await store.fetch(customer.orders.nodes[0]?.statusUrl ?? '')).status).toBe(200)
})

import { createCustomerAccountClient, type HydrogenSession } from '@shopify/hydrogen'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from '#mocks/backend.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { loadScenarios } from '#mocks/scenarios/load.ts'
import { type Server, serve } from '#mocks/server.ts'

/*
 * Hydrogen's published Customer Account API client on a simulated store over HTTP. It takes the store's number and always
 * asks shopify.com, whose paths the simulated backend has: `mapHost` is what an entry in the hosts file does. No tunnel is
 * needed with `useCustomAuthDomain`.
 */

const SHOP = 'https://shop.test'
let backend: SimulatedBackend
let server: Server

beforeAll(async () => {
  backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
  server = await serve(backend, { port: 0 })
})
afterAll(async () => {
  await server.close()
  await backend.close()
})
afterEach(() => vi.unstubAllGlobals())

const mapHost = (url: string) => url.replace(/^https:\/\/shopify\.com(?=\/)/, server.origin)

let worldCount = 0

/** The browser and the server of a Hydrogen shop in a world of its own; `visit` makes the client for one of its pages. */
async function createHydrogenShop(region: 'gb' | 'us' | 'eu' = 'gb', customerApiVersion = '2026-04') {
  worldCount += 1
  const id = `hydrogen-account-${worldCount}`
  const names = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
  const loaded = await loadScenarios(names, backend.worlds, backend, id, [
    { name: 'known-customer', params: { region } },
  ])
  if (!loaded.ok) throw new Error(loaded.error)
  const originalFetch = globalThis.fetch
  const fetchInWorld: typeof fetch = (input, init) =>
    originalFetch(mapHost(String(input)), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), baggage: `spoke.world=${id}` },
      redirect: 'manual',
    })
  vi.stubGlobal('fetch', fetchInWorld)
  // Hydrogen warns that the shop has no tunnel domain.
  vi.spyOn(console, 'warn').mockImplementation(() => {})

  const values = new Map()
  const session: HydrogenSession = {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    unset: (key) => void values.delete(key),
    commit: async () => '',
    async destroy() {
      values.clear()
      return ''
    },
  }
  const visit = (path: string) =>
    createCustomerAccountClient({
      session,
      customerAccountId: 'shp_hydrogen',
      shopId: { gb: '1', us: '2', eu: '3' }[region],
      request: new Request(`${SHOP}${path}`),
      waitUntil: () => {},
      useCustomAuthDomain: true,
      customerApiVersion,
      logErrors: false,
    })

  /** Follows the redirect to the consent page, selects Jo Marsh and returns where the browser is sent. */
  async function consent(login: Response): Promise<URL> {
    const page = await (await fetch(login.headers.get('location') ?? '')).text()
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
    const response = await fetch(`${server.origin}/sign-in/${region}/oauth/consent`, {
      method: 'POST',
      body: new URLSearchParams({ request: field('request'), customer: field('customer'), decision: 'continue' }),
    })
    return new URL(response.headers.get('location') ?? '')
  }
  async function signIn() {
    const { pathname, search } = await consent(await visit('/account/login?return_to=/account/orders').login())
    return visit(pathname + search).authorize()
  }
  return { world: loaded.world, session, visit, consent, signIn }
}

const ORDERS = `query CustomerOrders($first: Int!) {
  customer { firstName orders(sortKey: PROCESSED_AT, reverse: true, first: $first) {
    nodes { id number processedAt financialStatus fulfillmentStatus totalPrice { amount currencyCode }
      fulfillments(first: 1) { nodes { status } }
      lineItems(first: 10) { nodes { title quantity price { amount } image { url } variantTitle } } }
    pageInfo { hasNextPage endCursor } } } }`

test.each(['gb', 'us', 'eu'] as const)(
  'Hydrogen signs in at the %s store and reads orders [ACC-08] [SIM-01]',
  async (region) => {
    const { signIn, visit } = await createHydrogenShop(region)
    expect(await visit('/account').isLoggedIn()).toBe(false)
    const landing = await signIn()
    expect(landing.headers.get('location')).toBe('/account/orders')

    const account = visit('/account/orders')
    expect(await account.isLoggedIn()).toBe(true)
    const { data, errors } = await account.query(ORDERS, { variables: { first: 5 } })
    expect(errors).toBeUndefined()
    expect(data.customer).toMatchObject({
      firstName: 'Jo',
      orders: {
        nodes: [
          {
            number: 1001,
            financialStatus: 'PAID',
            // Up to 2025-01 it was DELIVERED.
            fulfillmentStatus: 'FULFILLED',
            fulfillments: { nodes: [{ status: 'SUCCESS' }] },
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    })
  },
)

const ADDRESS = 'id formatted firstName lastName company address1 address2 territoryCode zoneCode city zip phoneNumber'

/** What the account pages of Hydrogen's skeleton ask, all in the context of a language. */
const DETAILS = `query Details($language: LanguageCode) @inContext(language: $language) {
  customer { id firstName lastName defaultAddress { ${ADDRESS} } addresses(first: 6) { nodes { ${ADDRESS} } } } }`
const ORDER_LIST = `query Orders($first: Int, $query: String, $language: LanguageCode) @inContext(language: $language) {
  customer { orders(sortKey: PROCESSED_AT, reverse: true, first: $first, query: $query) {
    nodes { id number confirmationNumber processedAt financialStatus fulfillmentStatus totalPrice { amount } }
    pageInfo { hasNextPage } } } }`
const ORDER = `query Order($orderId: ID!, $language: LanguageCode) @inContext(language: $language) {
  order(id: $orderId) { ... on Order {
    id name confirmationNumber statusPageUrl fulfillmentStatus processedAt fulfillments(first: 1) { nodes { status } }
    totalTax { amount } totalPrice { amount } subtotal { amount }
    shippingAddress { name formatted(withName: true) formattedArea }
    discountApplications(first: 100) { nodes { value { __typename ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } } } }
    lineItems(first: 100) { nodes { id title quantity variantTitle price { amount } totalDiscount { amount }
      image { altText height url id width } discountAllocations { allocatedAmount { amount } } } } } } }`
const UPDATE = `mutation Update($customer: CustomerUpdateInput!, $language: LanguageCode) @inContext(language: $language) {
  customerUpdate(input: $customer) { customer { firstName emailAddress { emailAddress } phoneNumber { phoneNumber } }
    userErrors { code field message } } }`

test('the account pages of Hydrogen’s skeleton are answered in 2026-04 [SIM-10]', async () => {
  const { signIn, visit } = await createHydrogenShop()
  await signIn()
  const account = visit('/account')
  const details = await account.query(DETAILS, { variables: { language: 'EN' } })
  expect(details).toMatchObject({ data: { customer: { firstName: 'Jo', addresses: { nodes: [{ city: 'Leeds' }] } } } })
  const list = await account.query(ORDER_LIST, { variables: { first: 20 } })
  const [order] = list.data.customer.orders.nodes
  expect(order).toMatchObject({ number: 1001, fulfillmentStatus: 'FULFILLED' })
  const response = await account.query(ORDER, { variables: { orderId: order.id } })
  expect(response).toMatchObject({
    data: { order: { name: '#SP1001', fulfillments: { nodes: [{ status: 'SUCCESS' }] } } },
  })
  const updated = await account.mutate(UPDATE, { variables: { customer: { firstName: 'Joanna' } } })
  expect(updated.data.customerUpdate).toMatchObject({ customer: { firstName: 'Joanna' }, userErrors: [] })
})

test('Hydrogen can ask for 2025-01, which has no @inContext [SIM-10]', async () => {
  const { signIn, visit } = await createHydrogenShop('gb', '2025-01')
  await signIn()
  const account = visit('/account')
  const { data } = await account.query(ORDERS, { variables: { first: 5 } })
  expect(data.customer.orders.nodes).toMatchObject([{ fulfillmentStatus: 'DELIVERED' }])
  const { errors } = await account.query(DETAILS)
  expect(errors).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining('Directive @inContext is not defined'),
      extensions: expect.objectContaining({
        servedBy: '2025-01',
        hint: '@inContext exists in 2026-04: ask for that version in the URL.',
      }),
    }),
  )
})

test('Hydrogen changes a name and an address [ACC-08]', async () => {
  const { signIn, visit, world } = await createHydrogenShop()
  await signIn()
  const { data } = await visit('/account/profile').mutate(
    `mutation Update($address: CustomerAddressInput!) {
      customerUpdate(input: { firstName: "Joanna" }) { customer { firstName } userErrors { message } }
      customerAddressCreate(address: $address, defaultAddress: true) { customerAddress { id } userErrors { message } } }`,
    { variables: { address: { address1: '1 Low Petergate', city: 'York', territoryCode: 'GB' } } },
  )
  expect(data.customerUpdate).toEqual({ customer: { firstName: 'Joanna' }, userErrors: [] })
  expect(data.customerAddressCreate.userErrors).toEqual([])
  expect(world.customers.all()[0]?.addresses).toMatchObject([{ city: 'Leeds' }, { city: 'York' }])
})

test('Hydrogen refreshes an expired token, and signs out', async () => {
  const { signIn, visit, session, world } = await createHydrogenShop()
  await signIn()
  const before = await visit('/account').getAccessToken()
  session.set('customerAccount', { ...session.get('customerAccount'), expiresAt: '0' })
  const after = await visit('/account').getAccessToken()
  expect(after).not.toBe(before)
  expect((await visit('/account').query(ORDERS, { variables: { first: 1 } })).errors).toBeUndefined()

  const logout = await visit('/account/logout').logout()
  const location = logout.headers.get('location') ?? ''
  expect(new URL(location).searchParams.get('post_logout_redirect_uri')).toBe(`${SHOP}/`)
  expect((await fetch(location)).headers.get('location')).toBe(`${SHOP}/`)
  expect(world.customers.all()[0]?.accountTokens).toEqual(['known-customer-account-token'])
  expect(await visit('/account').isLoggedIn()).toBe(false)
})

test('Hydrogen receives the errors of the store [ACC-08]', async () => {
  const { signIn, visit, world } = await createHydrogenShop()
  await signIn()
  const { errors } = await visit('/account').query('query { customer { imageUrl } }')
  expect(errors?.[0]?.message).toContain('Customer.imageUrl is not simulated yet')
  await world.customers.update((query) => query.where({ region: 'gb' }), {
    data(draft) {
      draft.accountTokens = []
    },
  })
  const refused = visit('/account').query(ORDERS, { variables: { first: 1 } })
  await expect(refused).rejects.toMatchObject({ status: 302 })
  expect(await visit('/account').isLoggedIn()).toBe(false)
})

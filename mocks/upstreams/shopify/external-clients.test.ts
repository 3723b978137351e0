import {
  createCartHandler,
  createStorefrontClient,
  decodeEncodedVariant,
  getPaginationVariables,
  getProductOptions,
  getSitemap,
  getSitemapIndex,
  storefrontRedirect,
} from '@shopify/hydrogen'
import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from '#mocks/backend.ts'
import { type Server, serve } from '#mocks/server.ts'
import { getGiftCardExpiry } from '#mocks/world/gift-cards.ts'
import { COLLECTION, CONTENT, HOME, LAYOUT, PREDICTIVE, PRODUCT, SEARCH } from './skeleton-queries.fixtures.ts'

/*
 * Shopify's own clients, as they come from the registry, on a simulated store over HTTP. They are given what they ask
 * for: a store's domain and a token. Hydrogen passes the browser's cookies on by itself, which names the world.
 */

let backend: SimulatedBackend
let server: Server

beforeAll(async () => {
  // both clients say that 2025-01 is older than they are
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  backend = await createSimulatedBackend({ seed: 1, strict: true })
  server = await serve(backend, { port: 0 })
})
afterAll(async () => {
  await server.close()
  await backend.close()
})

let worldsMade = 0

/** A world of its own, and Hydrogen's client in it. */
function hydrogen(region: 'gb' | 'us' | 'eu' = 'gb', country: 'GB' | 'US' | 'DE' = 'GB') {
  worldsMade += 1
  const name = `hydrogen-${worldsMade}`
  const { storefront } = createStorefrontClient({
    storeDomain: `${server.origin}/shopify/${region}`,
    publicStorefrontToken: 'public',
    storefrontApiVersion: '2025-01',
    i18n: { country, language: 'EN' },
    storefrontHeaders: {
      requestGroupId: 'group',
      buyerIp: '127.0.0.1',
      cookie: `spoke_world=${name}`,
      buyerIpSig: null,
      purpose: null,
    },
    logErrors: false,
  })
  return { storefront, world: backend.worlds.get(name) }
}

test('Hydrogen draws header, footer and home page from the store [SIM-01]', async () => {
  const { storefront } = hydrogen()
  const layout = await storefront.query(LAYOUT)
  expect(layout).toMatchObject({ shop: { name: 'SPOKE' }, footer: { items: expect.any(Array) } })
  expect(layout.header.items.length).toBeGreaterThan(5)
  const home = await storefront.query(HOME)
  expect(home.collections.nodes).toHaveLength(1)
  expect(home.products.nodes).toHaveLength(4)
})

test('Hydrogen reads a product page: the chosen size, its neighbours, and every size that exists [SIM-01]', async () => {
  const { storefront } = hydrogen()
  const selectedOptions = [
    { name: 'Waist', value: '34' },
    { name: 'Build', value: 'Build B' },
    { name: 'Leg', value: '32' },
  ]
  const { product, productRecommendations } = await storefront.query(PRODUCT, {
    variables: { handle: 'heroes-navy', selectedOptions },
  })
  expect(product.selectedOrFirstAvailableVariant.selectedOptions).toEqual(selectedOptions)
  expect(decodeEncodedVariant(product.encodedVariantExistence)).toHaveLength(420)
  const options = getProductOptions({ ...product, options: product.options })
  expect(options.map(({ name }) => name)).toEqual(['Waist', 'Build', 'Leg'])
  const waist = options[0]?.optionValues.find(({ selected }) => selected)
  expect(waist).toMatchObject({ name: '34', exists: true })
  expect(productRecommendations.length).toBeGreaterThan(3)
})

test('Hydrogen turns the pages of a collection forward and back, by its own pagination [SIM-01]', async () => {
  const { storefront } = hydrogen()
  const turn = async (search: string) => {
    const variables = getPaginationVariables(new Request(`http://shop.test/?${search}`), { pageBy: 5 })
    const { collection } = await storefront.query(COLLECTION, { variables: { handle: 'trousers', ...variables } })
    return collection.products
  }
  const first = await turn('')
  const second = await turn(`direction=next&cursor=${first.pageInfo.endCursor}`)
  const back = await turn(`direction=previous&cursor=${second.pageInfo.startCursor}`)
  expect(first.nodes).toHaveLength(5)
  expect(second.nodes).not.toEqual(first.nodes)
  expect(back.nodes).toEqual(first.nodes)
  expect(back.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true })
})

test("a facet's input, parsed as Hydrogen does, narrows the collection to its count", async () => {
  const { storefront } = hydrogen()
  const ask = async (filters: object[]) =>
    (await storefront.query(COLLECTION, { variables: { handle: 'trousers', first: 250, filters } })).collection.products
  const { filters } = await ask([])
  const waist = filters.find(({ label }: { label: string }) => label === 'Waist')
  const [{ input, count }] = waist.values
  expect((await ask([JSON.parse(input)])).nodes).toHaveLength(count)
})

test('Hydrogen searches, and is given suggestions while typing [SIM-01]', async () => {
  const { storefront } = hydrogen()
  const found = await storefront.query(SEARCH, { variables: { term: 'heroes' } })
  expect(found.products.totalCount).toBeGreaterThan(3)
  expect(found.pages.nodes).toMatchObject([{ handle: 'heroes' }])
  expect(found.articles.nodes).toEqual([])
  const types = ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY']
  const { predictiveSearch } = await storefront.query(PREDICTIVE, {
    variables: { term: 'chin', limit: 3, limitScope: 'EACH', types },
  })
  expect(predictiveSearch.products).toHaveLength(3)
  expect(predictiveSearch.queries[0]).toMatchObject({ styledText: expect.stringContaining('<mark>chin</mark>') })
})

test('Hydrogen finds pages, policies and the market of its country', async () => {
  const { storefront } = hydrogen('eu', 'DE')
  const answer = await storefront.query(CONTENT)
  expect(answer).toMatchObject({
    page: { title: 'About us' },
    blogs: { nodes: [] },
    shop: { privacyPolicy: { title: 'Privacy' }, shippingPolicy: null },
    localization: { country: { currency: { isoCode: 'EUR' } }, language: { isoCode: 'EN' } },
  })
})

test.each([
  ['gb', 'GB', 'GBP'],
  ['us', 'US', 'USD'],
  ['eu', 'DE', 'EUR'],
] as const)('the %s store asked for %s answers in %s', async (region, country, currencyCode) => {
  const { storefront } = hydrogen(region, country)
  const { products } = await storefront.query(HOME)
  expect(products.nodes[0].priceRange.minVariantPrice.currencyCode).toBe(currencyCode)
})

test("Hydrogen's own queries for site map and redirects are answered", async () => {
  const { storefront } = hydrogen()
  const request = new Request('http://shop.test/sitemap.xml')
  expect(await (await getSitemapIndex({ storefront, request })).text()).toContain('/sitemap/products/1.xml')
  const params = { type: 'collections', page: '1' }
  const getLink = ({ baseUrl, handle }: { baseUrl: string; handle?: string }) => `${baseUrl}/collections/${handle}`
  expect(await (await getSitemap({ storefront, request, params, getLink })).text()).toContain('/collections/trousers')
  const missing = await storefrontRedirect({ storefront, request: new Request('http://shop.test/old') })
  expect(missing.status).toBe(404)
})

test("Hydrogen's cart lives its whole life in the store, by Hydrogen's own documents [SIM-01, SIM-02]", async () => {
  const { storefront, world } = hydrogen()
  await world.giftCards.create({
    id: 'gid://shopify/GiftCard/1',
    region: 'gb',
    code: 'GIFT000000000020',
    initialValue: 20_00,
    balance: 20_00,
    expiresAt: getGiftCardExpiry(world.clock.now()),
  })
  let id: string | undefined
  const cart = createCartHandler({ storefront, getCartId: () => id, setCartId: () => new Headers() })
  const created = await cart.addLines([{ merchandiseId: 'gid://shopify/ProductVariant/1001001', quantity: 1 }])
  id = created.cart?.id
  expect(created.cart?.totalQuantity).toBe(1)

  const [line] = (await cart.get())?.lines.edges ?? []
  const lineId = line?.node.id ?? ''
  expect((await cart.updateLines([{ id: lineId, quantity: 2 }])).cart?.totalQuantity).toBe(2)
  await cart.updateDiscountCodes(['SORTED'])
  await cart.updateNote('Leave it with the neighbours')
  await cart.updateAttributes([{ key: 'gift_message', value: 'Happy birthday' }])
  await cart.updateBuyerIdentity({ email: 'jo@example.com', countryCode: 'GB' })
  await cart.updateGiftCardCodes(['gift000000000020'])
  const deliveryAddress = { address1: '1 High Street', city: 'London', zip: 'N1 1AA', countryCode: 'GB' as const }
  await cart.addDeliveryAddresses([{ address: { deliveryAddress }, selected: true }])
  await cart.setMetafields([{ key: 'custom.engraving', type: 'single_line_text_field', value: 'JB' }])

  expect(await cart.get()).toMatchObject({
    totalQuantity: 2,
    note: 'Leave it with the neighbours',
    attributes: [{ key: 'gift_message' }],
    buyerIdentity: { email: 'jo@example.com', countryCode: 'GB' },
    discountCodes: [{ code: 'SORTED', applicable: true }],
    appliedGiftCards: [{ lastCharacters: '0020', amountUsed: { amount: '20.0' } }],
  })
  expect((await cart.removeLines([lineId])).cart?.totalQuantity).toBe(0)
  expect((await cart.deleteMetafield('custom.engraving')).userErrors).toEqual([])
})

test('Hydrogen hears what a store refuses', async () => {
  const { storefront, world } = hydrogen()
  const cart = createCartHandler({
    storefront,
    getCartId: () => 'gid://shopify/Cart/nobody',
    setCartId: () => new Headers(),
  })
  const refused = await cart.addLines([{ merchandiseId: 'gid://shopify/ProductVariant/1001001', quantity: 1 }], {
    cartId: 'gid://shopify/Cart/nobody',
  })
  expect(refused.userErrors).toMatchObject([{ code: 'INVALID', field: ['cartId'] }])
  expect(await cart.get()).toBeNull()

  const { errors } = await storefront.query('query { paymentSettings { cardVaultUrl } }')
  expect(errors?.[0]?.message).toContain('PaymentSettings.cardVaultUrl is not simulated yet')
  world.faults.add({ upstream: 'shopify', respond: { status: 503 } })
  await expect(storefront.query('query { shop { name } }', { cache: storefront.CacheNone() })).rejects.toThrow('503')
})

type Token =
  | { publicAccessToken: string; privateAccessToken?: never }
  | { publicAccessToken?: never; privateAccessToken: string }

/** A world of its own, and the Storefront API client in it: it insists on https and on a domain's root. */
function apiClient(token: Token = { publicAccessToken: 'public' }, retries = 0) {
  worldsMade += 1
  const name = `api-client-${worldsMade}`
  const client = createStorefrontApiClient({
    storeDomain: 'https://gb.shop.test',
    apiVersion: '2025-01',
    ...token,
    retries,
    customFetchApi: (url, init) =>
      fetch(String(url).replace('https://gb.shop.test', `${server.origin}/shopify/gb`), {
        ...init,
        headers: { ...init?.headers, baggage: `spoke.world=${name}` },
      }),
  })
  return { client, world: backend.worlds.get(name) }
}

test('the Storefront API client asks with variables and context, by public or private token [SIM-01]', async () => {
  const tokens: Token[] = [{ publicAccessToken: 'public' }, { privateAccessToken: 'shpat_private' }]
  for (const token of tokens) {
    const { client } = apiClient(token)
    const { data, errors, extensions } = await client.request(
      'query($handle: String!) @inContext(country: GB, language: EN) { product(handle: $handle) { title tags } }',
      { variables: { handle: 'heroes-navy' } },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ product: { title: 'Heroes, Navy' } })
    expect(extensions).toEqual({ context: { country: 'GB', language: 'EN' } })
  }
})

test('the Storefront API client signs a customer up, in, and changes their address', async () => {
  const { client } = apiClient()
  const input = { email: 'jo@example.com', password: 'correct horse' }
  const signedUp = await client.request(
    'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } customerUserErrors { code } } }',
    { variables: { input } },
  )
  expect(signedUp.data?.customerCreate.customerUserErrors).toEqual([])
  const signedIn = await client.request(
    'mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } customerUserErrors { code } } }',
    { variables: { input } },
  )
  const token = signedIn.data?.customerAccessTokenCreate.customerAccessToken.accessToken
  const changed = await client.request(
    `mutation($token: String!) {
      customerAddressCreate(customerAccessToken: $token, address: { city: "London", country: "United Kingdom" }) { customerAddress { city } customerUserErrors { code } }
    }`,
    { variables: { token } },
  )
  expect(changed.data).toEqual({
    customerAddressCreate: { customerAddress: { city: 'London' }, customerUserErrors: [] },
  })
})

test('the Storefront API client reports wrong queries, wrong tokens and a busy store as it should', async () => {
  const { client, world } = apiClient()
  const wrong = await client.request('{ shop { nme } }')
  expect(wrong.errors?.graphQLErrors?.[0]?.message).toContain('Cannot query field "nme"')
  const refused = await apiClient({ publicAccessToken: 'shpat_private' }).client.request('{ shop { name } }')
  expect(refused.errors?.networkStatusCode).toBe(403)
  await world.storeLimits.create({ id: 'gb', size: 0 })
  const busy = await client.request('{ shop { name } }')
  expect(busy.errors?.graphQLErrors?.[0]).toMatchObject({ extensions: { code: 'THROTTLED' } })
})

test('the Storefront API client tries again after a 503, as it is told to', async () => {
  const { client, world } = apiClient({ publicAccessToken: 'public' }, 1)
  world.faults.add({
    upstream: 'shopify',
    respond: { status: 503, body: {}, headers: { 'retry-after': '0' } },
    times: 1,
  })
  expect((await client.request('{ shop { name } }')).data).toEqual({ shop: { name: 'SPOKE' } })
})

test('the Storefront API client streams a deferred query, which comes in one piece', async () => {
  const { client } = apiClient()
  const pieces = []
  for await (const piece of await client.requestStream('{ shop { name ... @defer { description } } }'))
    pieces.push(piece)
  expect(pieces).toMatchObject([
    { data: { shop: { name: 'SPOKE', description: "Men's clothes that fit." } }, hasNext: false },
  ])
})

test('any version is answered by the one that is simulated, which says so', async () => {
  const { client } = apiClient()
  const response = await client.fetch('{ shop { name } }', { apiVersion: '2024-07' })
  expect([response.status, response.headers.get('x-shopify-api-version')]).toEqual([200, '2025-01'])
})

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
 * Shopify's own published clients on a simulated store over HTTP, configured with the store's domain and a token only.
 * Hydrogen forwards the browser's cookies, which name the world.
 */

let backend: SimulatedBackend
let server: Server

beforeAll(async () => {
  // Both clients warn that they are newer than 2025-01.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  backend = await createSimulatedBackend({ seed: 1, strict: true })
  server = await serve(backend, { port: 0 })
})
afterAll(async () => {
  await server.close()
  await backend.close()
})

let worldCount = 0

/** Creates a world, and Hydrogen's client in it. */
function createHydrogenClient(region: 'gb' | 'us' | 'eu' = 'gb', country: 'GB' | 'US' | 'DE' = 'GB') {
  worldCount += 1
  const name = `hydrogen-${worldCount}`
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

test('Hydrogen queries header, footer and home page [SIM-01]', async () => {
  const { storefront } = createHydrogenClient()
  const layout = await storefront.query(LAYOUT)
  expect(layout).toMatchObject({ shop: { name: 'SPOKE' }, footer: { items: expect.any(Array) } })
  expect(layout.header.items.length).toBeGreaterThan(5)
  const home = await storefront.query(HOME)
  expect(home.collections.nodes).toHaveLength(1)
  expect(home.products.nodes).toHaveLength(4)
})

test('Hydrogen queries a product with its selected, adjacent and existing variants [SIM-01]', async () => {
  const { storefront } = createHydrogenClient()
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

test('Hydrogen pages through a collection forwards and backwards [SIM-01]', async () => {
  const { storefront } = createHydrogenClient()
  const readPage = async (search: string) => {
    const variables = getPaginationVariables(new Request(`http://shop.test/?${search}`), { pageBy: 5 })
    const { collection } = await storefront.query(COLLECTION, { variables: { handle: 'trousers', ...variables } })
    return collection.products
  }
  const firstPage = await readPage('')
  const secondPage = await readPage(`direction=next&cursor=${firstPage.pageInfo.endCursor}`)
  const previousPage = await readPage(`direction=previous&cursor=${secondPage.pageInfo.startCursor}`)
  expect(firstPage.nodes).toHaveLength(5)
  expect(secondPage.nodes).not.toEqual(firstPage.nodes)
  expect(previousPage.nodes).toEqual(firstPage.nodes)
  expect(previousPage.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true })
})

test("a facet's input filters a collection to the facet's count", async () => {
  const { storefront } = createHydrogenClient()
  const queryProducts = async (filters: object[]) =>
    (await storefront.query(COLLECTION, { variables: { handle: 'trousers', first: 250, filters } })).collection.products
  const { filters } = await queryProducts([])
  const waist = filters.find(({ label }: { label: string }) => label === 'Waist')
  const [{ input, count }] = waist.values
  expect((await queryProducts([JSON.parse(input)])).nodes).toHaveLength(count)
})

test('Hydrogen searches and gets predictive results [SIM-01]', async () => {
  const { storefront } = createHydrogenClient()
  const results = await storefront.query(SEARCH, { variables: { term: 'heroes' } })
  expect(results.products.totalCount).toBeGreaterThan(3)
  expect(results.pages.nodes).toMatchObject([{ handle: 'heroes' }])
  expect(results.articles.nodes).toEqual([])
  const types = ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY']
  const { predictiveSearch } = await storefront.query(PREDICTIVE, {
    variables: { term: 'chin', limit: 3, limitScope: 'EACH', types },
  })
  expect(predictiveSearch.products).toHaveLength(3)
  expect(predictiveSearch.queries[0]).toMatchObject({ styledText: expect.stringContaining('<mark>chin</mark>') })
})

test('Hydrogen queries pages, policies and the market of its country', async () => {
  const { storefront } = createHydrogenClient('eu', 'DE')
  const content = await storefront.query(CONTENT)
  expect(content).toMatchObject({
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
] as const)('the %s store in the context %s has prices in %s', async (region, country, currencyCode) => {
  const { storefront } = createHydrogenClient(region, country)
  const { products } = await storefront.query(HOME)
  expect(products.nodes[0].priceRange.minVariantPrice.currencyCode).toBe(currencyCode)
})

test("Hydrogen's site map and redirects work", async () => {
  const { storefront } = createHydrogenClient()
  const request = new Request('http://shop.test/sitemap.xml')
  expect(await (await getSitemapIndex({ storefront, request })).text()).toContain('/sitemap/products/1.xml')
  const params = { type: 'collections', page: '1' }
  const getLink = ({ baseUrl, handle }: { baseUrl: string; handle?: string }) => `${baseUrl}/collections/${handle}`
  expect(await (await getSitemap({ storefront, request, params, getLink })).text()).toContain('/collections/trousers')
  const missing = await storefrontRedirect({ storefront, request: new Request('http://shop.test/old') })
  expect(missing.status).toBe(404)
})

test("Hydrogen's cart handler can use all of its operations [SIM-01, SIM-02]", async () => {
  const { storefront, world } = createHydrogenClient()
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

test('Hydrogen receives the errors of the store', async () => {
  const { storefront, world } = createHydrogenClient()
  const cart = createCartHandler({
    storefront,
    getCartId: () => 'gid://shopify/Cart/none',
    setCartId: () => new Headers(),
  })
  const refused = await cart.addLines([{ merchandiseId: 'gid://shopify/ProductVariant/1001001', quantity: 1 }], {
    cartId: 'gid://shopify/Cart/none',
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

/** Creates a world, and the Storefront API client in it. The client accepts only https and the root of a domain. */
function createApiClient(token: Token = { publicAccessToken: 'public' }, retries = 0) {
  worldCount += 1
  const name = `api-client-${worldCount}`
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

test('the Storefront API client queries with a public or private token [SIM-01]', async () => {
  const tokens: Token[] = [{ publicAccessToken: 'public' }, { privateAccessToken: 'shpat_private' }]
  for (const token of tokens) {
    const { client } = createApiClient(token)
    const { data, errors, extensions } = await client.request(
      'query($handle: String!) @inContext(country: GB, language: EN) { product(handle: $handle) { title tags } }',
      { variables: { handle: 'heroes-navy' } },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ product: { title: 'Heroes, Navy' } })
    expect(extensions).toEqual({ context: { country: 'GB', language: 'EN' } })
  }
})

test('the Storefront API client signs a customer up and in', async () => {
  const { client } = createApiClient()
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

test('the Storefront API client reports invalid queries, tokens and throttling', async () => {
  const { client, world } = createApiClient()
  const wrong = await client.request('{ shop { nme } }')
  expect(wrong.errors?.graphQLErrors?.[0]?.message).toContain('Cannot query field "nme"')
  const refused = await createApiClient({ publicAccessToken: 'shpat_private' }).client.request('{ shop { name } }')
  expect(refused.errors?.networkStatusCode).toBe(403)
  await world.storeLimits.create({ id: 'gb', size: 0 })
  const busy = await client.request('{ shop { name } }')
  expect(busy.errors?.graphQLErrors?.[0]).toMatchObject({ extensions: { code: 'THROTTLED' } })
})

test('the Storefront API client retries after a 503', async () => {
  const { client, world } = createApiClient({ publicAccessToken: 'public' }, 1)
  world.faults.add({
    upstream: 'shopify',
    respond: { status: 503, body: {}, headers: { 'retry-after': '0' } },
    times: 1,
  })
  expect((await client.request('{ shop { name } }')).data).toEqual({ shop: { name: 'SPOKE' } })
})

test('the Storefront API client receives a deferred query in one piece', async () => {
  const { client } = createApiClient()
  const pieces = []
  for await (const piece of await client.requestStream('{ shop { name ... @defer { description } } }'))
    pieces.push(piece)
  expect(pieces).toMatchObject([
    { data: { shop: { name: 'SPOKE', description: "Men's clothes that fit." } }, hasNext: false },
  ])
})

test('other versions are served by the simulated one, which is named', async () => {
  const { client } = createApiClient()
  const response = await client.fetch('{ shop { name } }', { apiVersion: '2024-07' })
  expect([response.status, response.headers.get('x-shopify-api-version')]).toEqual([200, '2025-01'])
})

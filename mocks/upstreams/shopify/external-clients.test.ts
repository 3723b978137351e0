import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
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
import { getLocalCertificate } from '#mocks/https/certificate.ts'
import { type Server, serve } from '#mocks/server.ts'
import { getGiftCardExpiry } from '#mocks/world/gift-cards.ts'
import {
  BLOG,
  COLLECTION,
  COLLECTIONS,
  CONTENT,
  HOME,
  LAYOUT,
  NEWEST_CART,
  POLICY,
  PREDICTIVE,
  PRODUCT,
  SEARCH,
} from './skeleton-queries.fixtures.ts'

/*
 * Shopify's own published clients on simulated stores over https, each at the root of its port, configured with the
 * store's domain and a token only. Hydrogen forwards the browser's cookies, which name the world.
 */

let backend: SimulatedBackend
let server: Server
const trustedBefore = getCACertificates()

beforeAll(async () => {
  // Both clients warn that they are newer than 2025-01.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  backend = await createSimulatedBackend({ seed: 1, strict: true })
  const certificate = await getLocalCertificate(await mkdtemp(join(tmpdir(), 'spoke-certificate-')), [])
  // as NODE_EXTRA_CA_CERTS does for a process that starts
  setDefaultCACertificates([...trustedBefore, certificate.cert])
  server = await serve(backend, { port: 0, storePorts: { gb: 0, us: 0, eu: 0 }, certificate })
})
afterAll(async () => {
  setDefaultCACertificates(trustedBefore)
  await server.close()
  await backend.close()
})

let worldCount = 0

/** A store's host and port, as Shopify's clients take it. */
const getDomain = (region: 'gb' | 'us' | 'eu') => new URL(server.stores[region] ?? '').host

/** Creates a world, and Hydrogen's client in it. */
function createHydrogenClient(
  region: 'gb' | 'us' | 'eu' = 'gb',
  country: 'GB' | 'US' | 'DE' = 'GB',
  storefrontApiVersion = '2025-01',
) {
  worldCount += 1
  const name = `hydrogen-${worldCount}`
  const { storefront } = createStorefrontClient({
    storeDomain: getDomain(region),
    publicStorefrontToken: 'public',
    storefrontApiVersion,
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

/** What Hydrogen's skeleton asks on each of its pages, with variables. */
const PAGES: readonly (readonly [string, string, Record<string, unknown>])[] = [
  ['layout', LAYOUT, {}],
  ['home', HOME, {}],
  ['product', PRODUCT, { handle: 'heroes-navy', selectedOptions: [{ name: 'Waist', value: '34' }] }],
  ['collection', COLLECTION, { handle: 'trousers', first: 8 }],
  ['collections', COLLECTIONS, { first: 4 }],
  ['search', SEARCH, { term: 'heroes' }],
  ['predictive search', PREDICTIVE, { term: 'chin', limit: 3, limitScope: 'EACH', types: ['PRODUCT', 'QUERY'] }],
  ['content', CONTENT, {}],
  ['blog', BLOG, { blog: 'news', article: 'first', first: 4 }],
  ['policy', POLICY, { privacyPolicy: true, refundPolicy: false }],
]

test.each(['2025-01', '2026-04'])('every page of Hydrogen’s skeleton is answered in %s [SIM-10]', async (version) => {
  const { storefront } = createHydrogenClient('gb', 'GB', version)
  for (const [page, document, variables] of PAGES) {
    const { errors, ...data } = await storefront.query(document, { variables })
    expect([page, errors]).toEqual([page, undefined])
    expect(Object.keys(data).length).toBeGreaterThan(0)
  }
})

test('Hydrogen 2026.4 nests lines and adds gift cards one by one [SIM-10]', async () => {
  const { storefront, world } = createHydrogenClient('gb', 'GB', '2026-04')
  for (const [id, value] of [[1, 20_00] as const, [2, 5_00] as const])
    await world.giftCards.create({
      id: `gid://shopify/GiftCard/${id}`,
      region: 'gb',
      code: `GIFT00000000000${id}`,
      initialValue: value,
      balance: value,
      expiresAt: getGiftCardExpiry(world.clock.now()),
    })
  let id: string | undefined
  const cart = createCartHandler({
    storefront,
    getCartId: () => id,
    setCartId: () => new Headers(),
    cartQueryFragment: NEWEST_CART,
  })
  const goods = 'gid://shopify/ProductVariant/1001001'
  const created = await cart.addLines([{ merchandiseId: goods, quantity: 1 }])
  id = created.cart?.id
  const added = await cart.addLines([
    { merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1, parent: { merchandiseId: goods } },
  ])
  expect(added.userErrors).toEqual([])
  await cart.addGiftCardCodes(['gift000000000001'])
  const { cart: paid, userErrors } = await cart.addGiftCardCodes(['gift000000000002'])
  expect([paid?.id, userErrors]).toEqual([id, []])

  const read = await cart.get()
  expect(read).toMatchObject({
    totalQuantity: 2,
    appliedGiftCards: [{ lastCharacters: '0001' }, { lastCharacters: '0002' }],
  })
  const [nested, parent] = read?.lines.nodes ?? []
  expect(nested).toMatchObject({ parentRelationship: { parent: { id: parent?.id } } })
  const remaining = await cart.removeGiftCardCodes([read?.appliedGiftCards[0]?.id ?? ''])
  expect(remaining.userErrors).toEqual([])
  expect((await cart.get())?.appliedGiftCards).toMatchObject([{ lastCharacters: '0002' }])
  expect((await cart.removeLines([parent?.id ?? ''])).cart?.totalQuantity).toBe(0)
})

test('a cart query of 2026-04 on 2025-01 says which version it needs [SIM-10]', async () => {
  const { storefront } = createHydrogenClient()
  const cart = createCartHandler({
    storefront,
    getCartId: () => 'gid://shopify/Cart/1',
    setCartId: () => new Headers(),
    cartQueryFragment: NEWEST_CART,
  })
  const result = await cart.get()
  expect(JSON.stringify(result?.errors)).toContain("Field 'parentRelationship' doesn't exist on type 'CartLine'")
})

test('Hydrogen’s consent query gets tokens and cookies from unstable [SIM-10]', async () => {
  // The words of Hydrogen's useShopifyCookies, which sends them from the browser.
  const ask = (cookies: string, consent: string) =>
    fetch(`${server.origin}/shopify/gb/api/unstable/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies, 'x-shopify-storefront-access-token': 'public' },
      body: JSON.stringify({
        query: `query ensureCookies { consentManagement { cookies(visitorConsent: ${consent}) { cookieDomain } } }`,
      }),
    })
  const first = await ask('', '{}')
  expect(await first.json()).toEqual({ data: { consentManagement: { cookies: { cookieDomain: '' } } } })
  const timing = first.headers.get('server-timing') ?? ''
  expect(timing).toMatch(/^_y;desc="[\da-f-]{36}", _s;desc="[\da-f-]{36}", _cmp;desc="3\.AMPS_GB_f_f_[\da-f]{8}"$/)
  expect(first.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    '_shopify_essential',
    '_shopify_analytics',
    '_shopify_marketing',
  ])

  const refused = await ask('', '{ analytics: false, marketing: false, preferences: true, saleOfData: false }')
  expect(refused.headers.get('server-timing')).toContain('_y;desc="00000000-0000-0000-0000-000000000000"')
  const [essential = '', analytics] = refused.headers.getSetCookie()
  expect(analytics).toContain('Max-Age=0')
  const later = await ask(essential.split(';')[0] ?? '', '{}')
  expect(later.headers.get('server-timing')).toContain('_cmp;desc="3.amPs_GB_')
})

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

test('products(query:) finds the jeans that search finds [SIM-10]', async () => {
  const { storefront } = createHydrogenClient()
  const { search, products } = await storefront.query(`query Jeans {
    search(query: "jeans", first: 250, types: [PRODUCT]) { nodes { ... on Product { handle } } }
    products(query: "jeans", first: 250) { nodes { handle } } }`)
  const getHandles = ({ nodes }: { nodes: { handle: string }[] }) => nodes.map(({ handle }) => handle).toSorted()
  expect(getHandles(products).length).toBeGreaterThan(30)
  expect(getHandles(products)).toEqual(getHandles(search))
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

/** Creates a world, and the Storefront API client in it, which accepts only https and the root of a domain. */
function createApiClient(token: Token = { publicAccessToken: 'public' }, retries = 0) {
  worldCount += 1
  const name = `api-client-${worldCount}`
  const client = createStorefrontApiClient({
    storeDomain: getDomain('gb'),
    apiVersion: '2025-01',
    ...token,
    retries,
    customFetchApi: (url, init) =>
      fetch(url, { ...init, headers: { ...init?.headers, baggage: `spoke.world=${name}` } }),
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
  expect(wrong.errors?.graphQLErrors?.[0]?.message).toBe("Field 'nme' doesn't exist on type 'Shop'")
  const refused = await createApiClient({ publicAccessToken: 'shpat_private' }).client.request('{ shop { name } }')
  expect(refused.errors?.networkStatusCode).toBe(403)
  await world.storeSettings.create({ id: 'gb', size: 0 })
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

test('other versions are served by a simulated one, which is named', async () => {
  const { client } = createApiClient()
  const response = await client.fetch('{ shop { name } }', { apiVersion: '2024-07' })
  expect([response.status, response.headers.get('x-shopify-api-version')]).toEqual([200, '2025-01'])
})

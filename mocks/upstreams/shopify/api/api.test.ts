import { expect, test } from 'vitest'
import { createTestStore } from '../shopify.fixtures.ts'

const PATH = '/shopify/gb/api/2025-01/graphql.json'

/** Creates a store, with functions that post to it with any headers. */
function createStore() {
  const store = createTestStore()
  const post = (body: string, headers: Record<string, string> = {}, path = PATH) =>
    store.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const sendQuery = (query: string, headers: Record<string, string> = {}) => post(JSON.stringify({ query }), headers)
  return { ...store, post, sendQuery }
}

const TOKEN = { 'x-shopify-storefront-access-token': 'public' }

test('products can be read without a token', async () => {
  const { sendQuery } = createStore()
  const response = await sendQuery('{ product(handle: "heroes-navy") { title } }')
  expect(await response.json()).toMatchObject({ data: { product: { title: 'Heroes, Navy' } } })
})

test.each([
  ['{ menu(handle: "main-menu") { title } }', 'menu', 'unauthenticated_read_content'],
  ['{ customer(customerAccessToken: "x") { id } }', 'customer', 'unauthenticated_read_customers'],
  ['{ product(handle: "heroes-navy") { tags } }', 'tags', 'unauthenticated_read_product_tags'],
  [
    'mutation { customerRecover(email: "jo@example.com") { customerUserErrors { code } } }',
    'customerRecover',
    'unauthenticated_write_customers',
  ],
])('%s needs a token and names its scope', async (query, field, scope) => {
  const { sendQuery } = createStore()
  expect(await (await sendQuery(query)).json()).toMatchObject({
    errors: [
      {
        message: `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
        extensions: { code: 'ACCESS_DENIED' },
      },
    ],
  })
})

test.each(['/api', '/api/2025-01/graphql.json'])(
  'mock.shop%s needs no token, as Hydrogen asks it [SIM-10]',
  async (path) => {
    const { post } = createStore()
    const query = JSON.stringify({ query: '{ menu(handle: "main-menu") { title } }' })
    const headers = { 'x-shopify-storefront-access-token': '' }
    const response = await post(query, headers, `/shopify/gb/mock.shop${path}`)
    expect(await response.json()).toEqual({ data: { menu: { title: 'Main menu' } } })
    expect((await post(query, headers, `/shopify/fr/mock.shop${path}`)).status).toBe(404)
  },
)

test.each([
  ['an empty token', { 'x-shopify-storefront-access-token': '' }],
  ['a malformed token', { 'x-shopify-storefront-access-token': 'not a token' }],
  ['a private token in the public header', { 'x-shopify-storefront-access-token': 'shpat_0123' }],
])('%s is refused with 403', async (_what, headers) => {
  const { sendQuery } = createStore()
  const response = await sendQuery('{ shop { name } }', headers)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] })
})

test('a private token grants access', async () => {
  const { sendQuery } = createStore()
  const response = await sendQuery('{ shop { name } }', { 'shopify-storefront-private-token': 'shpat_0123' })
  expect(await response.json()).toEqual({ data: { shop: { name: 'SPOKE' } } })
})

test.each([
  ['2025-01', '2025-01'],
  ['2024-04', '2025-01'],
  ['2019-07', '2025-01'],
  ['2025-04', '2026-04'],
  ['2025-07', '2026-04'],
  ['2025-10', '2026-04'],
  ['2026-01', '2026-04'],
  ['2026-04', '2026-04'],
  ['2026-07', '2026-04'],
  ['2026-10', '2026-04'],
  ['2023-01', '2025-01'],
  ['unstable', 'unstable'],
])('version %s is served by %s, which the response names [SIM-12]', async (version, servedBy) => {
  const { post } = createStore()
  const response = await post('{"query":"{ shop { name } }"}', TOKEN, `/shopify/gb/api/${version}/graphql.json`)
  expect([response.status, response.headers.get('x-shopify-api-version')]).toEqual([200, servedBy])
})

test.each(['2031-07', '2027-01', '2019-04', '2025-02', '2018-10', 'latest', 'toString'])(
  'version %s is not found, and the response names those that are [SIM-10]',
  async (version) => {
    const { post } = createStore()
    const response = await post('{"query":"{ shop { name } }"}', TOKEN, `/shopify/gb/api/${version}/graphql.json`)
    expect([response.status, await response.json()]).toEqual([
      404,
      {
        errors: 'Not Found',
        hint: `Version ${version} is not simulated. Ask for one of 2025-01, 2025-04, 2025-07, 2025-10, 2026-01, 2026-04, 2026-07, 2026-10 or unstable.`,
      },
    ])
  },
)

test('a store may have one valid token [SIM-12]', async () => {
  const { sendQuery, world } = createStore()
  await world.storeSettings.create({ id: 'gb', token: 'own' })
  const headers = ['x-shopify-storefront-access-token', 'shopify-storefront-private-token']
  const statuses = headers.map(async (header) => [
    (await sendQuery('{ shop { name } }', { [header]: 'own' })).status,
    (await sendQuery('{ shop { name } }', { [header]: 'other' })).status,
  ])
  expect(await Promise.all(statuses)).toEqual([
    [200, 403],
    [200, 403],
  ])
  expect((await sendQuery('{ shop { name } }')).status).toBe(200)
})

test('a store may refuse versions that have no schema here [SIM-12]', async () => {
  const { post, world } = createStore()
  await world.storeSettings.create({ id: 'gb', missingVersions: 'refused' })
  const ask = (version: string) =>
    post('{"query":"{ shop { name } }"}', TOKEN, `/shopify/gb/api/${version}/graphql.json`)
  const statuses = ['2024-10', '2025-01', '2025-07', '2026-04', '2026-10', 'unstable'].map(
    async (version) => (await ask(version)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 200, 404, 200, 404, 200])
  expect(await (await ask('2026-10')).json()).toMatchObject({
    hint: 'Version 2026-10 is not simulated. Ask for one of 2025-01, 2026-04 or unstable.',
  })
})

test('prices of a company are not simulated, and say so [SIM-12]', async () => {
  const { sendQuery } = createStore()
  const ask = async (buyer: string) =>
    (await sendQuery(`query @inContext(buyer: { ${buyer} }) { shop { name } }`, TOKEN)).json()
  expect(await ask('customerAccessToken: "t", companyLocationId: "gid://shopify/CompanyLocation/1"')).toMatchObject({
    errors: [
      { message: '@inContext(buyer.companyLocationId) is not simulated yet', extensions: { code: 'NOT_SIMULATED' } },
    ],
  })
  expect(await ask('customerAccessToken: "t"')).toMatchObject({ data: { shop: { name: 'SPOKE' } } })
})

test('a version ends by the world’s clock where the store says so, and falls forward [SIM-12]', async () => {
  const { post, world } = createStore()
  const servedBy = async (version: string, region = 'gb') => {
    const response = await post(
      '{"query":"{ shop { name } }"}',
      TOKEN,
      `/shopify/${region}/api/${version}/graphql.json`,
    )
    return response.headers.get('x-shopify-api-version')
  }
  await world.storeSettings.create({ id: 'gb', versionsEnd: true })
  world.clock.set(new Date('2025-12-31T23:59:00Z'))
  expect([await servedBy('2025-01'), await servedBy('2023-01')]).toEqual(['2025-01', '2025-01'])
  const supported = async () => {
    const body = '{"query":"{ publicApiVersions { handle supported } }"}'
    const { data } = await (await post(body, TOKEN, '/shopify/gb/api/2026-04/graphql.json')).json()
    return data.publicApiVersions.flatMap((version: { handle: string; supported: boolean }) =>
      version.supported ? version.handle : [],
    )
  }
  expect((await supported())[0]).toBe('2025-01')
  world.clock.advance(120_000)
  expect([await servedBy('2025-01'), await servedBy('2023-01')]).toEqual(['2026-04', '2026-04'])
  expect((await supported())[0]).toBe('2025-04')
  expect(await servedBy('2025-01', 'us')).toBe('2025-01')
})

test('a store that does not exist is not found', async () => {
  const { post } = createStore()
  expect((await post('{"query":"{ shop { name } }"}', TOKEN, '/shopify/fr/api/2025-01/graphql.json')).status).toBe(404)
})

test('publicApiVersions lists every quarter that is served [SIM-10]', async () => {
  const { query } = createTestStore({ version: '2026-04' })
  const { publicApiVersions } = await query<{ publicApiVersions: { handle: string; supported: boolean }[] }>(
    '{ publicApiVersions { handle supported } }',
  )
  expect(publicApiVersions.map(({ handle, supported }) => [handle, supported])).toEqual([
    ['2025-01', true],
    ['2025-04', true],
    ['2025-07', true],
    ['2025-10', true],
    ['2026-01', true],
    ['2026-04', true],
    ['2026-07', true],
    ['2026-10', true],
    ['unstable', false],
  ])
})

test('a URL without a version is served', async () => {
  const { post } = createStore()
  const response = await post('{"query":"{ shop { name } }"}', TOKEN, '/shopify/gb/api/graphql.json')
  expect(response.headers.get('x-shopify-api-version')).toBe('2025-01')
})

test('a body can be the document itself', async () => {
  const { fetch } = createTestStore()
  const response = await fetch('/shopify/us/api/2025-01/graphql.json', {
    method: 'POST',
    headers: { 'content-type': 'application/graphql', 'x-shopify-storefront-access-token': 'public' },
    body: '{ paymentSettings { currencyCode } }',
  })
  expect(await response.json()).toEqual({ data: { paymentSettings: { currencyCode: 'USD' } } })
})

test.each(['', 'not json', '[]', '{}', '{"query":1}'])('a body of %j is refused', async (body) => {
  const { post } = createStore()
  const response = await post(body, TOKEN)
  expect([response.status, await response.json()]).toEqual([
    400,
    { errors: { query: 'Required parameter missing or invalid' } },
  ])
})

test('the named operation of a document is executed', async () => {
  const { post } = createStore()
  const query = 'query A { shop { name } } query B { paymentSettings { currencyCode } }'
  const named = await post(JSON.stringify({ query, operationName: 'B' }), TOKEN)
  expect(await named.json()).toEqual({ data: { paymentSettings: { currencyCode: 'GBP' } } })
  const unnamed = await post(JSON.stringify({ query }), TOKEN)
  expect(await unnamed.json()).toMatchObject({ errors: [{ message: expect.stringContaining('operation name') }] })
})

test('deferred data comes in the same response', async () => {
  const { query } = createTestStore()
  const document = '{ shop { name ... @defer { description } } }'
  expect(await query(document)).toEqual({ shop: { name: 'SPOKE', description: "Men's clothes that fit." } })
})

test('the response contains the context, with a country of the store', async () => {
  const { sendQuery } = createStore()
  const response = await sendQuery('query @inContext(country: FR, language: FR) { shop { name } }', TOKEN)
  expect(await response.json()).toMatchObject({ extensions: { context: { country: 'GB', language: 'EN' } } })
})

test('a busy store responds with THROTTLED until its bucket leaks', async () => {
  const { sendQuery, world } = createStore()
  await world.storeSettings.create({ id: 'gb', size: 2, leaksPerSecond: 1 })
  const codes = async () => {
    const { errors } = await (await sendQuery('{ shop { name } }', TOKEN)).json()
    return errors?.[0].extensions.code
  }
  expect([await codes(), await codes(), await codes()]).toEqual([undefined, undefined, 'THROTTLED'])
  world.clock.advance(1_000)
  expect(await codes()).toBeUndefined()
})

test('a store counts each buyer alone, and those that it is not told of together', async () => {
  const { sendQuery, world } = createStore()
  await world.storeSettings.create({ id: 'gb', size: 1, leaksPerSecond: 1 })
  const isThrottled = async (buyer?: string) => {
    const headers = { ...TOKEN, ...(buyer && { 'shopify-storefront-buyer-ip': buyer }) }
    return 'errors' in (await (await sendQuery('{ shop { name } }', headers)).json())
  }
  const buyers = ['203.0.113.7', '203.0.113.7', '203.0.113.8', undefined, undefined]
  expect(await Promise.all(buyers.map(isThrottled))).toEqual([false, true, false, false, true])
})

test('a store can reject requests with 430', async () => {
  const { sendQuery, world } = createStore()
  await world.storeSettings.create({ id: 'gb', size: 0, answer: 'rejected' })
  expect((await sendQuery('{ shop { name } }', TOKEN)).status).toBe(430)
})

test('GraphiQL is served without external scripts', async () => {
  const { fetch } = createTestStore()
  const response = await fetch('/shopify/eu/graphiql')
  const page = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(page).toContain('/shopify/eu/api/2025-01/graphql.json')
  expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/)
})

test('GraphiQL opens with the version that its URL names [SIM-10]', async () => {
  const { fetch } = createTestStore()
  const page = await (await fetch('/shopify/gb/graphiql?version=2026-04')).text()
  expect(page).toContain('/shopify/gb/api/2026-04/graphql.json')
  expect((await fetch('/shopify/gb/graphiql?version=2031-07')).status).toBe(404)
})

test.each([
  [
    'query ($handle: String!) { product(handle: $handle) { title } }',
    {},
    'Variable $handle of type String! was provided invalid value',
    [{ path: [], explanation: 'Expected value to not be null' }],
  ],
  [
    'query ($first: Int) { products(first: $first) { nodes { title } } }',
    { first: 'ten' },
    'Variable $first of type Int was provided invalid value',
    [{ path: [], explanation: 'Could not coerce value "ten" to Int' }],
  ],
  [
    'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }',
    { input: { lines: [{ quantity: 1 }], colour: 'navy' } },
    'Variable $input of type CartInput! was provided invalid value for lines.0.merchandiseId (Expected value to not be null), colour (Field is not defined on CartInput)',
    [
      { path: ['lines', 0, 'merchandiseId'], explanation: 'Expected value to not be null' },
      { path: ['colour'], explanation: 'Field is not defined on CartInput' },
    ],
  ],
  [
    'query ($sortKey: ProductSortKeys, $filters: [ProductFilter!]) { products(first: 1, sortKey: $sortKey) { nodes { id } } search(query: "a", first: 1, productFilters: $filters) { totalCount } }',
    { sortKey: 'SIZE', filters: [1] },
    'Variable $sortKey of type ProductSortKeys was provided invalid value',
    [
      {
        path: [],
        explanation:
          'Expected "SIZE" to be one of: BEST_SELLING, CREATED_AT, ID, PRICE, PRODUCT_TYPE, RELEVANCE, TITLE, UPDATED_AT, VENDOR',
      },
    ],
  ],
  [
    'query ($filters: [ProductFilter!]) { search(query: "a", first: 1, productFilters: $filters) { totalCount } }',
    { filters: [1] },
    'Variable $filters of type [ProductFilter!] was provided invalid value for 0 (Expected 1 to be a key-value object.)',
    [{ path: [0], explanation: 'Expected 1 to be a key-value object.' }],
  ],
])('invalid variables of %s are named as Shopify names them', async (query, variables, message, problems) => {
  const { post } = createStore()
  const response = await post(JSON.stringify({ query, variables }), TOKEN)
  const { errors } = await response.json()
  expect(errors[0]).toMatchObject({ message, extensions: { problems } })
})

test.each(['toString', '__proto__', 'constructor'])('%s is the name of nothing', async (name) => {
  const { post } = createStore()
  const query = `query ($name: String!) {
    menu(handle: $name) { id }
    product(handle: $name) { id }
    collection(handle: $name) { id }
    page(handle: $name) { id }
    metaobject(handle: { type: $name, handle: $name }) { id }
  }`
  const response = await post(JSON.stringify({ query, variables: { name } }), TOKEN)
  expect(await response.json()).toEqual({
    data: { menu: null, product: null, collection: null, page: null, metaobject: null },
  })
})

test.each(['toString', '__proto__', 'constructor'])('a metafield of type %s is refused', async (type) => {
  const { post } = createStore()
  const query = `mutation ($metafields: [CartInputMetafieldInput!]) {
    cartCreate(input: { metafields: $metafields }) { cart { id } userErrors { message } }
  }`
  const variables = { metafields: [{ key: 'custom.note', type, value: 'x' }] }
  const response = await post(JSON.stringify({ query, variables }), TOKEN)
  expect(await response.json()).toMatchObject({
    data: { cartCreate: { cart: null, userErrors: [{ message: expect.stringContaining('Type must be one of') }] } },
  })
})

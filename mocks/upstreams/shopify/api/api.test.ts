import { expect, test } from 'vitest'
import { createTestStore } from '../shopify.fixtures.ts'

const PATH = '/shopify/gb/api/2025-01/graphql.json'

/** A store, and a way to post to it with headers of one's own. */
function anOpenStore() {
  const store = createTestStore()
  const post = (body: string, headers: Record<string, string> = {}, path = PATH) =>
    store.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const ask = (query: string, headers: Record<string, string> = {}) => post(JSON.stringify({ query }), headers)
  return { ...store, post, ask }
}

const TOKEN = { 'x-shopify-storefront-access-token': 'public' }

test('goods and carts are open to a client without a token, as in life', async () => {
  const { ask } = anOpenStore()
  const answer = await ask('{ product(handle: "heroes-navy") { title } }')
  expect(await answer.json()).toEqual({ data: { product: { title: 'Heroes, Navy' } } })
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
])('%s needs a token, and says which', async (query, field, scope) => {
  const { ask } = anOpenStore()
  expect(await (await ask(query)).json()).toMatchObject({
    errors: [
      {
        message: `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
        extensions: { code: 'ACCESS_DENIED' },
      },
    ],
  })
})

test.each([
  ['an empty token', { 'x-shopify-storefront-access-token': '' }],
  ['a token that no store ever gave out', { 'x-shopify-storefront-access-token': 'not a token' }],
  ['a private token where browsers show theirs', { 'x-shopify-storefront-access-token': 'shpat_0123' }],
])('%s is turned away with 403', async (_what, headers) => {
  const { ask } = anOpenStore()
  const answer = await ask('{ shop { name } }', headers)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] })
})

test('a private token is as good as a public one', async () => {
  const { ask } = anOpenStore()
  const answer = await ask('{ shop { name } }', { 'shopify-storefront-private-token': 'shpat_0123' })
  expect(await answer.json()).toEqual({ data: { shop: { name: 'SPOKE' } } })
})

test.each([
  ['gb', '2025-01', 200],
  ['gb', '2024-04', 200],
  ['gb', 'unstable', 200],
  ['gb', '2025-02', 404],
  ['fr', '2025-01', 404],
])(
  'the %s store asked for version %s answers %i, and says which version it serves',
  async (region, version, status) => {
    const { fetch } = createTestStore()
    const response = await fetch(`/shopify/${region}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
      body: '{"query":"{ shop { name } }"}',
    })
    expect([response.status, response.headers.get('x-shopify-api-version')]).toEqual([
      status,
      status === 200 ? '2025-01' : null,
    ])
  },
)

test('an address without a version is answered too', async () => {
  const { post } = anOpenStore()
  const answer = await post('{"query":"{ shop { name } }"}', TOKEN, '/shopify/gb/api/graphql.json')
  expect(answer.headers.get('x-shopify-api-version')).toBe('2025-01')
})

test('a document in the body as it is, without JSON, is understood too', async () => {
  const { fetch } = createTestStore()
  const response = await fetch('/shopify/us/api/2025-01/graphql.json', {
    method: 'POST',
    headers: { 'content-type': 'application/graphql', 'x-shopify-storefront-access-token': 'public' },
    body: '{ paymentSettings { currencyCode } }',
  })
  expect(await response.json()).toEqual({ data: { paymentSettings: { currencyCode: 'USD' } } })
})

test.each(['', 'not json', '[]', '{}', '{"query":1}'])('a body of %j is refused', async (body) => {
  const { post } = anOpenStore()
  const answer = await post(body, TOKEN)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { errors: { query: 'Required parameter missing or invalid' } },
  ])
})

test('of several operations in one document the named one is executed', async () => {
  const { post } = anOpenStore()
  const query = 'query A { shop { name } } query B { paymentSettings { currencyCode } }'
  const named = await post(JSON.stringify({ query, operationName: 'B' }), TOKEN)
  expect(await named.json()).toEqual({ data: { paymentSettings: { currencyCode: 'GBP' } } })
  const unnamed = await post(JSON.stringify({ query }), TOKEN)
  expect(await unnamed.json()).toMatchObject({ errors: [{ message: expect.stringContaining('operation name') }] })
})

test('what is deferred comes with the rest, in one answer', async () => {
  const { query } = createTestStore()
  const document = '{ shop { name ... @defer { description } } }'
  expect(await query(document)).toEqual({ shop: { name: 'SPOKE', description: "Men's clothes that fit." } })
})

test('the context that was asked for is repeated, with a country that the store sells to', async () => {
  const { ask } = anOpenStore()
  const answer = await ask('query @inContext(country: FR, language: FR) { shop { name } }', TOKEN)
  expect(await answer.json()).toMatchObject({ extensions: { context: { country: 'GB', language: 'EN' } } })
})

test('a store that is asked too much says THROTTLED, and has room again as its clock goes on', async () => {
  const { ask, world } = anOpenStore()
  await world.storeLimits.create({ id: 'gb', size: 2, leaksPerSecond: 1 })
  const codes = async () => {
    const { errors } = await (await ask('{ shop { name } }', TOKEN)).json()
    return errors?.[0].extensions.code
  }
  expect([await codes(), await codes(), await codes()]).toEqual([undefined, undefined, 'THROTTLED'])
  world.clock.advance(1_000)
  expect(await codes()).toBeUndefined()
})

test('a store can turn bots away with 430 instead', async () => {
  const { ask, world } = anOpenStore()
  await world.storeLimits.create({ id: 'gb', size: 0, answer: 'rejected' })
  expect((await ask('{ shop { name } }', TOKEN)).status).toBe(430)
})

test('a developer finds GraphiQL at the store, whole and offline', async () => {
  const { fetch } = createTestStore()
  const answer = await fetch('/shopify/eu/graphiql')
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(page).toContain('/shopify/eu/api/2025-01/graphql.json')
  expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/)
})

import { expect, test } from 'vitest'
import { createTestStore } from '../shopify.fixtures.ts'

/** Sends a document with or without a token. */
async function send(document: string, { isTokenless = false, variables = {}, store = createTestStore() } = {}) {
  const response = await store.fetch('/shopify/gb/api/2025-01/graphql.json', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(!isTokenless && { 'x-shopify-storefront-access-token': 'public' }),
    },
    body: JSON.stringify({ query: document, variables }),
  })
  return response.json()
}

const NESTED = `{ products(first: 250) { nodes { collections(first: 250) { nodes { products(first: 250) { nodes {
  collections(first: 250) { nodes { id } } } } } } } } }`

const FEED = `{ collections(first: 100) { nodes { products(first: 100) { nodes { variants(first: 250) { nodes {
  id } } } } } } }`

test.each([NESTED, FEED])('a query with a token has no limit, as Shopify publishes none [SIM-10]', async (document) => {
  const { data, errors } = await send(document)
  expect(errors).toBeUndefined()
  expect(Object.values(data)).toMatchObject([{ nodes: expect.arrayContaining([expect.anything()]) }])
})

test('a store with a limit refuses what is above it [SIM-10]', async () => {
  const store = createTestStore()
  await store.world.storeSettings.create({ id: 'gb', maxCost: 5_000_000 })
  expect(await send(NESTED, { store })).toEqual({
    errors: [
      {
        message: 'Complexity exceeded',
        extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost: 3_953_313_252, maxCost: 5_000_000 },
      },
    ],
  })
  expect((await send('{ shop { name } }', { store })).errors).toBeUndefined()
})

test('without a token the limit is 1,000 points, as Shopify documents it', async () => {
  const document =
    'query ($first: Int!) { products(first: $first) { edges { node { title images(first: 1) { nodes { url } } } } } }'
  const allowed = await send(document, { isTokenless: true, variables: { first: 200 } })
  expect(allowed.data.products.edges.length).toBeGreaterThan(3)
  expect(await send(document, { isTokenless: true, variables: { first: 250 } })).toEqual({
    errors: [
      {
        message: 'Complexity exceeded',
        extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost: 1002, maxCost: 1000 },
      },
    ],
  })
  expect((await send(document, { variables: { first: 250 } })).errors).toBeUndefined()
})

test.each([
  ['{ shop { name } }', 1],
  ['{ shop { name } localization { country { isoCode } } }', 3],
  ['{ products(first: 10) { edges { node { title } } pageInfo { hasNextPage } } }', 12],
  ['{ products(last: 3) { nodes { title } nodes { handle featuredImage { url } } } }', 8],
  ['query ($n: Int = 5) { products(first: $n) { nodes { id } } }', 7],
  ['{ node(id: "gid://shopify/Product/1") { ... on Product { featuredImage { url } } ... on Shop { name } } }', 2],
  ['{ nodes(ids: ["gid://shopify/Product/1", "gid://shopify/Product/2"]) { id } }', 2],
  ['mutation { cartCreate { cart { id } } }', 11],
  ['{ __schema { types { fields { name } } } }', 0],
])('%s costs %i points, which tokenless access is told', async (document, cost) => {
  const { extensions } = await send(document, { isTokenless: true })
  expect(extensions).toEqual({ cost: { requestedQueryCost: cost } })
})

test('a document of fragments that grow without end is refused', async () => {
  const levels = Array.from(
    { length: 20 },
    (_, level) =>
      `fragment F${level} on Product { ${['a', 'b', 'c'].map((alias) => `${alias}${level}: featuredImage { id }`).join(' ')} x${level}: selectedOrFirstAvailableVariant { product { ...F${level + 1} } } y${level}: selectedOrFirstAvailableVariant { product { ...F${level + 1} } } }`,
  )
  const document = `{ product(handle: "heroes-navy") { ...F0 } } ${levels.join(' ')} fragment F20 on Product { id }`
  expect((await send(document)).errors).toMatchObject([{ extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } }])
})

test('a page of more than 250 is refused', async () => {
  for (const argument of ['first', 'last'])
    expect((await send(`{ products(${argument}: 251) { nodes { id } } }`)).errors).toMatchObject([
      { message: `${argument} cannot exceed 250`, path: ['products'] },
    ])
})

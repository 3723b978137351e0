import { expect, test } from 'vitest'
import { parseCall } from './parse-call.ts'

const graphql = (body: unknown) =>
  new Request('http://localhost:4010/shopify/gb/api/2025-01/graphql.json', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a GraphQL call is named by its root field, not by its alias', async () => {
  const query = 'mutation Add($id: ID!) { added: cartLinesAdd(cartId: $id, lines: []) { cart { id } } }'
  const call = await parseCall('shopify', graphql({ query }))
  expect(call.operation).toBe('cartLinesAdd')
  expect(call.names).toEqual(['cartLinesAdd', 'Add'])
})

test('root fields inside fragments are included', async () => {
  const query = 'query { ...Root } fragment Root on QueryRoot { shop { name } ... on QueryRoot { cart(id: 1) { id } } }'
  expect((await parseCall('shopify', graphql({ query }))).operation).toBe('shop cart')
})

test('of several operations, operationName selects one', async () => {
  const query = 'query one { shop { name } } query two { cart(id: 1) { id } }'
  expect((await parseCall('shopify', graphql({ query, operationName: 'two' }))).names).toEqual(['cart', 'two'])
})

test.each([
  ['not JSON', 'nothing'],
  ['not GraphQL', { query: '{{{' }],
  ['no query', {}],
  ['a document of ten thousand fields', { query: `{ ${'a '.repeat(10_000)} }` }],
])('%s is named by its method and path', async (_what, body) => {
  expect((await parseCall('shopify', graphql(body))).operation).toBe('POST /api/2025-01/graphql.json')
})

test('a fragment that contains itself ends', async () => {
  const query = 'query { ...Loop } fragment Loop on QueryRoot { shop { name } ...Loop }'
  expect((await parseCall('shopify', graphql({ query }))).operation).toBe('shop')
})

test('the request can still be read afterwards', async () => {
  const request = graphql({ query: '{ shop { name } }' })
  await parseCall('shopify', request)
  expect(await request.json()).toEqual({ query: '{ shop { name } }' })
})

test('nested fragments are expanded once', async () => {
  const doubling = Array.from(
    { length: 200 },
    (_, i) => `fragment F${i} on T { a { ...F${i + 1} } ...F${i + 1} ...F${i + 1} }`,
  )
  const query = `{ ...F0 } ${doubling.join(' ')} fragment F200 on T { last }`
  const { operation } = await parseCall('shopify', graphql({ query }))
  expect(operation).toBe(`${'a '.repeat(200)}last`)
})

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createTestStore, getVariantGid, goods } from '../upstreams/shopify/shopify.fixtures.ts'
import { arbitraryDocument } from './arbitrary-document.fixtures.ts'

const RUNS = { numRuns: 50, seed: 2026 }

/** What JavaScript and graphql-js say where a resolver fails, instead of Shopify's words. */
const INTERNAL =
  /is not a function|is not iterable|is not defined|Cannot (read|set|destructure|convert|return null|represent)|cannot represent|undefined|Invalid time value|out of range|call stack|Expected (value|Iterable)|must resolve|malformed|Unexpected token/

const schema = buildSchema(readFileSync(new URL('../../contracts/shopify/schema.graphql', import.meta.url), 'utf8'))

/** A store with a customer and a cart with a line, and the texts that lead to its records. */
async function createUsedStore() {
  const store = createTestStore()
  const [product] = Object.values(goods)
  if (!product) throw new Error('The fixtures have no products')
  const variant = getVariantGid(product)
  const { cartCreate } = await store.query<{
    cartCreate: { cart: { id: string; lines: { nodes: { id: string }[] } } }
  }>(
    `mutation { cartCreate(input: { lines: [{ merchandiseId: "${variant}", quantity: 1 }] }) { cart { id lines(first: 1) { nodes { id } } } } }`,
  )
  const lines = cartCreate.cart.lines.nodes.map(({ id }) => id)
  return { store, texts: [product.handle, 'main-menu', 'all', 'SORTED', variant, cartCreate.cart.id, ...lines] }
}

const roots = (['query', 'mutation'] as const).flatMap((operation) => {
  const type = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(type?.getFields() ?? {}).map(
    (field) => [`${operation} ${field.name}`, operation, field] as const,
  )
})

test.each(roots)('any valid %s is answered in Shopify’s words [CTR-05]', async (_title, operation, field) => {
  const { store, texts } = await createUsedStore()
  await fc.assert(
    fc.asyncProperty(arbitraryDocument(schema, operation, field, texts), async (document) => {
      const { data, errors = [] } = await store.execute<unknown>(document)
      const internal = errors.map(({ message }) => message).filter((message) => INTERNAL.test(message))
      expect(internal, document).toEqual([])
      expect(data !== undefined || errors.length > 0).toBe(true)
    }),
    RUNS,
  )
})

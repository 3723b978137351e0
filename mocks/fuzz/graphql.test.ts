import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { givenAccount } from '../upstreams/customer-account/account.fixtures.ts'
import { getAccountSchema } from '../upstreams/customer-account/schema.ts'
import { getShopifySchema } from '../upstreams/shopify/schema.ts'
import { arbitraryDocument, arbitraryVariables, spoilDocument } from './arbitrary-document.fixtures.ts'
import { hostileJson, hostileText } from './hostile-values.fixtures.ts'
import { createUsedStore } from './used-store.fixtures.ts'

/** What JavaScript and graphql-js say where a resolver fails, instead of Shopify's words. */
const INTERNAL =
  /is not a function|is not iterable|(?<!Field )is not defined|Cannot (read|set|destructure|convert|return null|represent|query)|cannot represent|undefined|Invalid time value|out of range|call stack|Expected (value of|Iterable)|must resolve|malformed|Unexpected token/

type Result = { data?: unknown; errors?: { message: string }[] }

const counts = { valid: 0, successful: 0, invalid: 0 }
afterAll(() => {
  console.info(
    `${counts.valid} valid GraphQL requests, ${counts.successful} without an error; ${counts.invalid} that may be invalid`,
  )
})

/** What a client sent stands in quotation marks, so it is no internal word. */
function expectShopifysWords({ data, errors = [] }: Result, document: string) {
  const internal = errors.map(({ message }) => message).filter((message) => INTERNAL.test(removeQuotations(message)))
  expect(internal, document).toEqual([])
  expect(data !== undefined || errors.length > 0, document).toBe(true)
}

const removeQuotations = (message: string) => message.replaceAll(/'[^']*'|"(?:[^"\\]|\\.)*"/gs, '')

/** The root fields of an API by version. `unstable` is 2026-04 with what Shopify's unstable version adds. */
const storefrontRoots = (['2025-01', 'unstable'] as const).flatMap((version) =>
  listRoots(getShopifySchema(version)).map(
    (root) => [`${version}: ${root.operation} ${root.field.name}`, version, root] as const,
  ),
)
const accountRoots = (['2025-01', '2026-04'] as const).flatMap((version) =>
  listRoots(getAccountSchema(version)).map(
    (root) => [`${version}: ${root.operation} ${root.field.name}`, version, root] as const,
  ),
)

function listRoots(schema: ReturnType<typeof getShopifySchema>) {
  return (['query', 'mutation'] as const).flatMap((operation) => {
    const type = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(type?.getFields() ?? {}).map((field) => ({ schema, operation, field }))
  })
}

test.each(storefrontRoots)('any valid %s is answered in Shopify’s words [CTR-05]', async (_title, version, root) => {
  const { store, texts } = await createUsedStore(version)
  await fc.assert(
    fc.asyncProperty(arbitraryDocument(root.schema, root.operation, root.field, texts), async (document) => {
      const result = await store.execute<unknown>(document)
      expectShopifysWords(result, document)
      counts.valid += 1
      if (!result.errors) counts.successful += 1
    }),
    { numRuns: 6 },
  )
})

test.each(storefrontRoots)(
  'any variables and mistakes of %s are refused in Shopify’s words [CTR-05]',
  async (_title, version, root) => {
    const { store, texts } = await createUsedStore(version)
    const spoilt = arbitraryDocument(root.schema, root.operation, root.field, texts)
      .chain(spoilDocument)
      .map((document) => ({ document, variables: {} }))
    const requests =
      root.field.args.length > 0 ? fc.oneof(spoilt, arbitraryVariables(root.operation, root.field)) : spoilt
    await fc.assert(
      fc.asyncProperty(requests, async ({ document, variables }) => {
        expectShopifysWords(await store.execute<unknown>(document, variables), document)
        counts.invalid += 1
      }),
      { numRuns: 3 },
    )
  },
)

test.each(accountRoots)(
  'any %s of an account is answered in Shopify’s words [CTR-05]',
  async (_title, version, root) => {
    const { query, world } = await givenAccount('known-customer', {}, version)
    const [customer] = world.customers.all()
    const [order] = world.orders.all()
    const address = customer?.addresses[0]?.id.replace('MailingAddress', 'CustomerAddress') ?? ''
    const texts = [order?.id ?? '', order?.lines[0]?.id ?? '', address, 'Jo', 'Leeds', 'GB']
    const documents = arbitraryDocument(root.schema, root.operation, root.field, texts)
    await fc.assert(
      fc.asyncProperty(fc.oneof(documents, documents.chain(spoilDocument)), async (document) => {
        expectShopifysWords(await query(document), document)
        counts.invalid += 1
      }),
      { numRuns: 2 },
    )
  },
)

test.each(['2025-01', '2026-04', 'unstable'])('any body to %s is answered or refused [CTR-05]', async (version) => {
  const { store } = await createUsedStore(version)
  const bodies = fc.oneof(
    hostileText,
    hostileJson.map((json) => JSON.stringify(json)),
    fc
      .record({ query: hostileJson, variables: hostileJson, operationName: hostileJson })
      .map((json) => JSON.stringify(json)),
  )
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' }
      const response = await store.fetch(`/shopify/gb/api/${version}/graphql.json`, { method: 'POST', headers, body })
      expect([200, 400]).toContain(response.status)
      expect(await response.json()).toHaveProperty('errors')
      counts.invalid += 1
    }),
    { numRuns: 50 },
  )
})

test('a third of the valid requests succeeds, because the store is in use [CTR-05]', () => {
  expect(counts.valid).toBeGreaterThan(800)
  expect(counts.successful / counts.valid).toBeGreaterThan(1 / 3)
})

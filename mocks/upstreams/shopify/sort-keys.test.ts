import { type GraphQLField, isEnumType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import { getShopifySchema } from './schema.ts'
import { createTestStore } from './shopify.fixtures.ts'
import { ORDERS, sortedCatalogue } from './sort-keys.fixtures.ts'

/** Sorted elsewhere, or always empty here. */
const ELSEWHERE = ['Blog.articles', 'Customer.orders', 'QueryRoot.locations']

/** The values of a field's `sortKey`; undefined for a field without one. */
function getSortKeys(field: GraphQLField<unknown, unknown>): string[] | undefined {
  const type = field.args.find(({ name }) => name === 'sortKey')?.type
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : undefined
}

const sorted = (['2025-01', '2026-04'] as const).flatMap((version) =>
  Object.values(getShopifySchema(version).getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const keys = getSortKeys(field)
        return keys ? [[`${type.name}.${field.name}`, keys] as const] : []
      }),
    ),
)

test('every sort key of every connection has its order here [SIM-12]', () => {
  for (const [field, keys] of sorted)
    if (!ELSEWHERE.includes(field))
      expect([field, Object.keys(ORDERS[field]?.keys ?? {})]).toEqual([field, [...keys].toSorted()])
  expect(Object.keys(ORDERS).every((field) => sorted.some(([name]) => name === field))).toBe(true)
})

const rows = Object.entries(ORDERS).flatMap(([field, { document, keys }]) =>
  Object.entries(keys).map(([key, order]) => [field, key, order, document] as const),
)

test.each(rows)('%s sorts by %s: %s, and reversed [SIM-12]', async (_field, key, order, document) => {
  const { query } = createTestStore({ catalogue: sortedCatalogue })
  const list = async (args: string) => {
    const data = JSON.stringify(await query(document.replace('ARGS', args)))
    return [...data.matchAll(/"name":"(?:N\d )?(\w)"/g)].map(([, letter]) => letter).join('')
  }
  expect(await list(`sortKey: ${key}`)).toBe(order)
  expect(await list(`sortKey: ${key}, reverse: true`)).toBe([...order].toReversed().join(''))
})

test.each([
  ['id', 'adcb'],
  ['updated_at', 'dcab'],
])('metaobjects are sorted by %s [SIM-12]', async (key, order) => {
  const { query, execute } = createTestStore({ catalogue: sortedCatalogue })
  const document = (sortKey: string) =>
    `{ metaobjects(type: "farm", first: 4, sortKey: "${sortKey}") { nodes { handle } } }`
  const data = JSON.stringify(await query(document(key)))
  expect([...data.matchAll(/"handle":"(\w)"/g)].map(([, letter]) => letter).join('')).toBe(order)
  expect((await execute(document('handle'))).errors?.[0]?.message).toContain('Invalid sort key')
})

test('products of a query of words come by relevance [SIM-12]', async () => {
  const goods = [
    { handle: 'tagged', title: 'Mug', tags: ['Oat'], price: '1' },
    { handle: 'titled', title: 'Oat mug', price: '1' },
  ]
  const { query } = createTestStore({
    catalogue: buildGoodsCatalogue({ products: goods }, { source: 'relevant', seed: 1 }),
  })
  expect(await query('{ products(first: 9, query: "oat", sortKey: RELEVANCE) { nodes { handle } } }')).toEqual({
    products: { nodes: [{ handle: 'titled' }, { handle: 'tagged' }] },
  })
})

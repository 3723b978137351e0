import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '#mocks/world/goods-file/schema/goods-file.ts'
import { createTestStore } from '../shopify.fixtures.ts'

type Product = NonNullable<GoodsFile['products']>[number]
const toProduct = (handle: string, metafields: Product['metafields'], pitches: string[]): Product => ({
  handle,
  title: handle,
  price: '10',
  productOptions: [{ name: 'No', values: pitches.map((_, index) => String(index)) }],
  variants: pitches.map((value, index) => ({
    optionValues: [{ optionName: 'No', name: String(index) }],
    price: '10',
    inventoryQuantity: index,
    metafields: [{ key: 'pitch', value }],
  })),
  metafields,
})
const fabric = (...values: string[]) => ({ key: 'fabric', type: 'list.single_line_text_field', value: values })
const FILE = {
  filters: [
    { name: 'Fabric', key: 'fabric' },
    { name: 'Washable', key: 'washable' },
    { name: 'Farm', key: 'farm' },
    { name: 'Pitch', key: 'pitch', ownerType: 'PRODUCTVARIANT' },
    { name: 'Nobody has it', key: 'nobody' },
  ],
  metaobjects: [
    { type: 'farm', handle: 'north', fields: [{ key: 'name', value: 'North Farm' }] },
    { type: 'farm', handle: 'south', fields: [] },
  ],
  products: [
    toProduct('a', [fabric('wool', 'silk'), { key: 'washable', type: 'boolean', value: true }], ['low', 'high']),
    toProduct('b', [fabric('wool'), { key: 'farm', type: 'metaobject_reference', value: 'farm/north' }], ['low']),
    toProduct('c', [{ key: 'farm', type: 'metaobject_reference', value: 'farm/south' }], ['mid']),
  ],
  collections: [{ handle: 'all', title: 'All', products: ['a', 'b', 'c'] }],
} satisfies GoodsFile

type Facet = {
  id: string
  label: string
  type: string
  values: { id: string; label: string; count: number; input: string }[]
}
type List = { nodes: { handle: string }[]; filters: Facet[] }

const { query } = createTestStore({ catalogue: buildGoodsCatalogue(FILE, { source: 'facets', seed: 1 }) })
async function list(filters: object[] = []) {
  const { collection } = await query<{ collection: { products: List } }>(
    `query ($filters: [ProductFilter!]) { collection(handle: "all") { products(first: 9, filters: $filters) {
      nodes { handle } filters { id label type values { id label count input } }
    } } }`,
    { filters },
  )
  const own = collection.products.filters.filter(({ id }) => id.includes('.m.'))
  return {
    handles: collection.products.nodes.map(({ handle }) => handle),
    facets: own,
    counts: Object.fromEntries(
      own.map(({ label, values }) => [label, Object.fromEntries(values.map((value) => [value.label, value.count]))]),
    ),
  }
}

test('a collection has a facet of each chosen metafield that its goods have [SIM-10] [SIM-12]', async () => {
  const { facets, counts } = await list()
  expect(facets.map(({ id, label, type }) => [id, label, type])).toEqual([
    ['filter.p.m.custom.fabric', 'Fabric', 'LIST'],
    ['filter.p.m.custom.washable', 'Washable', 'BOOLEAN'],
    ['filter.p.m.custom.farm', 'Farm', 'LIST'],
    ['filter.v.m.custom.pitch', 'Pitch', 'LIST'],
  ])
  expect(counts).toEqual({
    Fabric: { silk: 1, wool: 2 },
    Washable: { Yes: 1 },
    Farm: { 'North Farm': 1, south: 1 },
    Pitch: { high: 1, low: 2, mid: 1 },
  })
  expect(facets[0]?.values[1]).toEqual({
    id: 'filter.p.m.custom.fabric.wool',
    label: 'wool',
    count: 2,
    input: '{"productMetafield":{"namespace":"custom","key":"fabric","value":"wool"}}',
  })
})

test('each value of a facet finds as many products as it counts [SIM-10]', async () => {
  const { facets } = await list()
  for (const { values } of facets)
    for (const { count, input } of values)
      expect([input, (await list([JSON.parse(input)])).handles.length]).toEqual([input, count])
})

test('facets count beside other filters, on one variant [SIM-10]', async () => {
  const wool = { productMetafield: { namespace: 'custom', key: 'fabric', value: 'wool' } }
  expect((await list([wool])).counts).toEqual({
    Fabric: { silk: 1, wool: 2 },
    Washable: { Yes: 1 },
    Farm: { 'North Farm': 1, south: 0 },
    Pitch: { high: 1, low: 2, mid: 0 },
  })
  // of the first product only the second variant is in stock
  expect((await list([{ available: true }])).counts.Pitch).toEqual({ high: 1, low: 0, mid: 0 })
})

test('a search has the facets, too [SIM-10]', async () => {
  const { search } = await query<{ search: { productFilters: Facet[] } }>(
    '{ search(query: "a", first: 1, types: PRODUCT) { productFilters { id label type values { id label count input } } } }',
  )
  expect(search.productFilters.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Fabric', 'Washable', 'Pitch']),
  )
})

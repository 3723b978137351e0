import { expect, test } from 'vitest'
import { buildCatalogue } from '#mocks/world/catalogue/build-catalogue.ts'
import { buildProduct, createTestStore, toCatalogue } from '../shopify.fixtures.ts'

type Facet = {
  id: string
  label: string
  type: string
  values: { id: string; label: string; count: number; input: string }[]
}
type List = { filters: Facet[]; nodes: { id: string }[] }

/** A part of a collection's products with these filters chosen. */
const narrowed = async (store: ReturnType<typeof createTestStore>, handle: string, filters: object[], part: string) => {
  const { collection } = await store.query<{ collection: { products: List } }>(
    `query($handle: String, $filters: [ProductFilter!]) { collection(handle: $handle) {
      products(first: 250, filters: $filters) { ${part} }
    } }`,
    { handle, filters },
  )
  return collection.products
}

const facetsOf = async (store: ReturnType<typeof createTestStore>, handle: string, filters: object[] = []) =>
  (await narrowed(store, handle, filters, 'filters { id label type presentation values { id label count input } }'))
    .filters

/** How many products are left. */
const left = async (store: ReturnType<typeof createTestStore>, handle: string, filters: object[]) =>
  (await narrowed(store, handle, filters, 'nodes { id }')).nodes.length

const counts = (facets: readonly Facet[], label: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.label === label)?.values.map((each) => [each.label, each.count]) ?? [],
  )

const house = buildCatalogue(1)
const collections = ['all']
const shelf = toCatalogue([
  buildProduct({
    handle: 'heroes-navy',
    collections,
    productType: 'Trousers',
    options: [['waist', ['32', '34']]],
    tags: ['New'],
  }),
  buildProduct({ handle: 'tee-navy', collections, productType: 'Tops', options: [['size', ['S', 'M']]] }),
  buildProduct({
    handle: 'tee-white',
    collections,
    productType: 'Tops',
    options: [['size', ['M', 'L']]],
    inventory: 0,
  }),
])

test('a collection says what it can be narrowed by, with counts [SIM-01]', async () => {
  const facets = await facetsOf(createTestStore({ catalogue: shelf }), 'all')
  expect(facets.map(({ id, type }) => [id, type])).toEqual([
    ['filter.v.availability', 'LIST'],
    ['filter.v.price', 'PRICE_RANGE'],
    ['filter.p.product_type', 'LIST'],
    ['filter.p.vendor', 'LIST'],
    ['filter.p.tag', 'LIST'],
    ['filter.v.option.waist', 'LIST'],
    ['filter.v.option.size', 'LIST'],
  ])
  expect(counts(facets, 'Availability')).toEqual({ 'In stock': 2, 'Out of stock': 1 })
  expect(counts(facets, 'Product type')).toEqual({ Tops: 2, Trousers: 1 })
  expect(counts(facets, 'Size')).toEqual({ L: 1, M: 2, S: 1 })
})

test('what is chosen changes the other counts and leaves its own alternatives', async () => {
  const store = createTestStore({ catalogue: shelf })
  const facets = await facetsOf(store, 'all', [{ available: true }, { productType: 'Tops' }])
  expect(counts(facets, 'Size')).toEqual({ L: 0, M: 1, S: 1 })
  expect(counts(facets, 'Product type')).toEqual({ Tops: 1, Trousers: 1 })
  expect(counts(facets, 'Tag')).toEqual({ New: 0 })
})

test.each([
  ['nothing', []],
  ['a waist', [{ variantOption: { name: 'Waist', value: '34' } }]],
  ['a waist in stock', [{ variantOption: { name: 'Waist', value: '34' } }, { available: true }]],
  ['a price', [{ price: { min: 100 } }]],
])('with %s chosen, each count is what choosing that value leaves', async (_what, chosen) => {
  const store = createTestStore({ catalogue: house })
  const facets = await facetsOf(store, 'trousers', chosen)
  for (const facet of facets) {
    if (facet.type === 'PRICE_RANGE') continue
    for (const { count, input } of facet.values.slice(0, 2)) {
      const filter = JSON.parse(input)
      const [kind] = Object.keys(filter)
      const others = chosen.filter(
        (each) => !(kind && kind in each) || (kind === 'variantOption' && facet.label !== 'Waist'),
      )
      expect([input, await left(store, 'trousers', [...others, filter])]).toEqual([input, count])
    }
  }
})

test('a search has facets too; a plain list of products has none', async () => {
  const { query } = createTestStore({ catalogue: shelf })
  const answer = await query<{ search: { productFilters: Facet[] }; products: { filters: Facet[] } }>(
    '{ search(query: "tee", first: 9) { productFilters { id label type values { id label count input } } } products(first: 1) { filters { id } } }',
  )
  expect(counts(answer.search.productFilters, 'Size')).toEqual({ L: 1, M: 2, S: 1 })
  expect(answer.products.filters).toEqual([])
})

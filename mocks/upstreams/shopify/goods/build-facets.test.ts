import { expect, test } from 'vitest'
import { buildCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import { buildProduct, createTestStore, toCatalogue } from '../shopify.fixtures.ts'

type Facet = {
  id: string
  label: string
  type: string
  values: { id: string; label: string; count: number; input: string }[]
}
type List = { filters: Facet[]; nodes: { id: string }[] }

/** Queries a selection of a collection's filtered products. */
const queryCollection = async (
  store: ReturnType<typeof createTestStore>,
  handle: string,
  filters: object[],
  selection: string,
) => {
  const { collection } = await store.query<{ collection: { products: List } }>(
    `query($handle: String, $filters: [ProductFilter!]) { collection(handle: $handle) {
      products(first: 250, filters: $filters) { ${selection} }
    } }`,
    { handle, filters },
  )
  return collection.products
}

const readFacets = async (store: ReturnType<typeof createTestStore>, handle: string, filters: object[] = []) =>
  (
    await queryCollection(
      store,
      handle,
      filters,
      'filters { id label type presentation values { id label count input } }',
    )
  ).filters

/** The number of products that match filters. */
const countProducts = async (store: ReturnType<typeof createTestStore>, handle: string, filters: object[]) =>
  (await queryCollection(store, handle, filters, 'nodes { id }')).nodes.length

const getCounts = (facets: readonly Facet[], label: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.label === label)?.values.map(({ label: value, count }) => [value, count]) ?? [],
  )

const defaultCatalogue = buildCatalogue(1)
const collections = ['all']
const catalogue = toCatalogue([
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

test('a collection has facets with counts [SIM-01]', async () => {
  const facets = await readFacets(createTestStore({ catalogue }), 'all')
  expect(facets.map(({ id, type }) => [id, type])).toEqual([
    ['filter.v.availability', 'LIST'],
    ['filter.v.price', 'PRICE_RANGE'],
    ['filter.p.product_type', 'LIST'],
    ['filter.p.vendor', 'LIST'],
    ['filter.p.tag', 'LIST'],
    ['filter.v.option.waist', 'LIST'],
    ['filter.v.option.size', 'LIST'],
  ])
  expect(getCounts(facets, 'Availability')).toEqual({ 'In stock': 2, 'Out of stock': 1 })
  expect(getCounts(facets, 'Product type')).toEqual({ Tops: 2, Trousers: 1 })
  expect(getCounts(facets, 'Size')).toEqual({ L: 1, M: 2, S: 1 })
})

test('an active filter changes the counts of the other facets', async () => {
  const store = createTestStore({ catalogue })
  const facets = await readFacets(store, 'all', [{ available: true }, { productType: 'Tops' }])
  expect(getCounts(facets, 'Size')).toEqual({ L: 0, M: 1, S: 1 })
  expect(getCounts(facets, 'Product type')).toEqual({ Tops: 1, Trousers: 1 })
  expect(getCounts(facets, 'Tag')).toEqual({ New: 0 })
})

test.each([
  ['nothing', []],
  ['a waist', [{ variantOption: { name: 'Waist', value: '34' } }]],
  ['a waist in stock', [{ variantOption: { name: 'Waist', value: '34' } }, { available: true }]],
  ['a price', [{ price: { min: 100 } }]],
])('with %s selected, a count is the result of adding that value', async (_name, selectedFilters) => {
  const store = createTestStore({ catalogue: defaultCatalogue })
  const facets = await readFacets(store, 'trousers', selectedFilters)
  for (const facet of facets) {
    if (facet.type === 'PRICE_RANGE') continue
    for (const { count, input } of facet.values.slice(0, 2)) {
      const filter = JSON.parse(input)
      const [kind] = Object.keys(filter)
      const otherFilters = selectedFilters.filter(
        (selected) => !(kind && kind in selected) || (kind === 'variantOption' && facet.label !== 'Waist'),
      )
      expect([input, await countProducts(store, 'trousers', [...otherFilters, filter])]).toEqual([input, count])
    }
  }
})

test('a search has facets, a plain list of products has none', async () => {
  const { query } = createTestStore({ catalogue })
  const result = await query<{ search: { productFilters: Facet[] }; products: { filters: Facet[] } }>(
    '{ search(query: "tee", first: 9) { productFilters { id label type values { id label count input } } } products(first: 1) { filters { id } } }',
  )
  expect(getCounts(result.search.productFilters, 'Size')).toEqual({ L: 1, M: 2, S: 1 })
  expect(result.products.filters).toEqual([])
})

import { expect, test } from 'vitest'
import { eventSchemas } from '#app/analytics/events.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { findMatchingIndexes, readCollection } from './collection.server.ts'
import { parseFilters } from './filters.ts'
import { getListing } from './listing.ts'
import { groupByStyle } from './style-groups.ts'
import { toProductListViewed } from './track-list-viewed.ts'

async function readTestCollection(handle: string) {
  const { backend, fetch } = await givenScenario('default-shop')
  const collection = await readCollection(
    createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
    'gb',
    handle,
  )
  if (!collection) throw new Error(`The default catalogue has no collection "${handle}".`)
  return collection
}

test('a viewed list is tracked by its first ten styles [ANA-01] [COL-06]', async () => {
  const { encodedListing } = await readTestCollection('tops')
  const properties = toProductListViewed('tops', groupByStyle(getListing(encodedListing).products))
  expect(eventSchemas['Product List Viewed'].safeParse(properties).success).toBe(true)
  expect(properties.products).toHaveLength(10)
  expect(new Set(properties.products.map(({ sku }) => sku.slice(0, 6))).size).toBe(10)
  expect(properties.products.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(toProductListViewed('none', []).products).toEqual([])
})

test('server and browser match the same products for a query [COL-02] [COL-11]', async () => {
  const collection = await readTestCollection('trousers')
  const { products, filterListing } = getListing(collection.encodedListing)
  expect(findMatchingIndexes('?utm_source=mail&w=junk', collection)).toBeNull()
  const indexes = findMatchingIndexes('?w=34&b=b&sort=price-up', collection)
  expect(indexes?.map((index) => products[index])).toEqual(filterListing(parseFilters({ w: '34', b: 'B' }), 'price-up'))
})

test('a sort order without filters holds from the first render, the collection’s own needs none [COL-11]', async () => {
  const collection = await readTestCollection('trousers')
  const { products, filterListing } = getListing(collection.encodedListing)
  const indexes = findMatchingIndexes('?sort=price-down', collection)
  expect(indexes?.map((index) => products[index])).toEqual(filterListing(parseFilters({}), 'price-down'))
  expect(findMatchingIndexes('?sort=featured', collection)).toBeNull()
})

const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } }

test.each([
  ['trousers', { selected: { w: ['34'], b: ['B'], l: ['32'] }, byFit: false, price: {} }],
  ['shorts', { selected: { w: ['34'], b: ['B'] }, byFit: false, price: {} }],
  ['tops', { selected: { s: ['M'], c: ['Slim'], lh: ['Regular'] }, byFit: false, price: {} }],
  ['underwear', { selected: { s: ['M'], lh: ['Regular'] }, byFit: false, price: {} }],
  ['trunks', { selected: {}, byFit: false, price: {} }],
  ['belts', { selected: {}, byFit: false, price: {} }],
  ['socks', { selected: {}, byFit: false, price: {} }],
  ['gift-cards', { selected: {}, byFit: false, price: {} }],
])('only my fit filters %s by the sizes that they come in [COL-04] [FIT-18]', async (handle, filters) => {
  const { encodedListing } = await readTestCollection(handle)
  expect(getListing(encodedListing).matcher.toFitFilters(fit)).toEqual(filters)
})

test('the first six characters of the sku identify a style, fourteen a product [COL-06]', async () => {
  const { products } = getListing((await readTestCollection('trousers')).encodedListing)
  const bySku = Map.groupBy(products, ({ sku }) => sku.slice(0, 6))
  for (const { sku, colours } of products) {
    expect(sku).toHaveLength(14)
    expect(colours.map(({ handle }) => handle)).toEqual(bySku.get(sku.slice(0, 6))?.map(({ handle }) => handle))
  }
})

import { expect, test } from 'vitest'
import { events } from '#app/analytics/events.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { foundBy, readCollection } from './collection.server.ts'
import { filtersFromSearch } from './filters.ts'
import { listViewed } from './list-viewed.ts'
import { filtersOfFit } from './live.ts'
import { shelfOf } from './shelf.ts'

async function collectionOf(handle: string) {
  const { backend, fetch } = await givenScenario('house-stock')
  const collection = await readCollection(
    createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
    'gb',
    handle,
  )
  if (!collection) throw new Error(`no ${handle}`)
  return collection
}

test('a list is told of by its first ten products, in the registry’s terms [ANA-01]', async () => {
  const { goods } = await collectionOf('tops')
  const told = listViewed('tops', shelfOf(goods).products)
  expect(events['Product List Viewed'].safeParse(told).success).toBe(true)
  expect(told.products).toHaveLength(10)
  expect(told.products.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(listViewed('none', []).products).toEqual([])
})

test('the server finds for an address what the browser will [COL-02] [COL-11]', async () => {
  const collection = await collectionOf('trousers')
  const { products, find } = shelfOf(collection.goods)
  expect(foundBy('?utm_source=mail&w=junk', collection)).toBeNull()
  const found = foundBy('?w=34&b=b&sort=price-up', collection)
  expect(found?.map((at) => products[at])).toEqual(find(filtersFromSearch({ w: '34', b: 'B' }), 'price-up'))
})

const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } }

test.each([
  ['trousers', { chosen: { w: ['34'], b: ['B'], l: ['32'] }, byFit: false }],
  ['shorts', { chosen: { w: ['34'], b: ['B'], s: ['M'] }, byFit: true }],
  ['tops', { chosen: { s: ['M'], c: ['Slim'], lh: ['Regular'] }, byFit: false }],
  ['socks', { chosen: {}, byFit: false }],
  ['gift-cards', { chosen: {}, byFit: false }],
])('only my fit asks %s for what they are made in [COL-04]', async (handle, filters) => {
  expect(filtersOfFit(shelfOf((await collectionOf(handle)).goods), fit)).toEqual(filters)
})

test('colours of a style are told by the sku’s first six characters, a product by fourteen [COL-06]', async () => {
  const { products } = shelfOf((await collectionOf('trousers')).goods)
  const bySku = Map.groupBy(products, ({ sku }) => sku.slice(0, 6))
  for (const { sku, colours } of products) {
    expect(sku).toHaveLength(14)
    expect(colours.map(({ handle }) => handle)).toEqual(bySku.get(sku.slice(0, 6))?.map(({ handle }) => handle))
  }
})

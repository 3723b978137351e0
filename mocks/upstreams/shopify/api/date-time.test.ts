import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import { createTestStore } from '../shopify.fixtures.ts'

const OFFSET = '2026-03-01T10:00:00.5+02:00'
const catalogue = buildGoodsCatalogue(
  {
    products: [{ handle: 'mug', title: 'Mug', price: '1', createdAt: OFFSET, publishedAt: OFFSET, updatedAt: OFFSET }],
    collections: [{ handle: 'all', title: 'All', products: ['mug'], updatedAt: OFFSET }],
    pages: [{ handle: 'care', title: 'Care', createdAt: OFFSET }],
    blogs: [{ handle: 'news', title: 'News', articles: [{ handle: 'one', title: 'One', publishedAt: OFFSET }] }],
    metaobjects: [{ type: 'farm', handle: 'aurora', updatedAt: OFFSET }],
  },
  { source: 'times', seed: 1 },
)
const DOCUMENT = `query {
  products(first: 9) { nodes { createdAt publishedAt updatedAt } }
  collections(first: 9) { nodes { updatedAt } }
  pages(first: 9) { nodes { createdAt updatedAt } }
  articles(first: 9) { nodes { publishedAt } }
  metaobjects(type: "farm", first: 1) { nodes { updatedAt } }
  sitemap(type: PRODUCT) { resources(page: 1) { items { ... on SitemapResource { updatedAt } } } }
}`
const CART = 'mutation { cartCreate { cart { createdAt updatedAt } } }'

/** Every text of an answer that is a time. */
const listTimes = (response: unknown) => JSON.stringify(response).match(/"\d{4}-\d\d-\d\dT[^"]*"/g) ?? []

test('every DateTime is in UTC and has no fraction of a second, as at Shopify [SIM-12]', async () => {
  const file = listTimes(await createTestStore({ catalogue }).query(DOCUMENT))
  expect(file).toHaveLength(9)
  expect(new Set(file)).toEqual(new Set(['"2026-03-01T08:00:00Z"']))
  const store = createTestStore()
  const times = listTimes([await store.query(DOCUMENT.replace(/metaobjects.*/, '')), await store.query(CART)])
  expect(times.length).toBeGreaterThan(20)
  for (const time of times) expect(time).toMatch(/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"$/)
})

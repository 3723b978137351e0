import { expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readPredictiveSearch, readSearchResults } from './search.server.ts'

async function openShop(...scenario: Parameters<typeof givenScenario>) {
  const { backend, fetch, journal } = await givenScenario(...scenario)
  const shopify = createShopifyClient({ baseUrl: `${backend.origin}/shopify/gb`, token: 'public', fetch })
  const getOperations = () => journal().flatMap((entry) => (entry.kind === 'request' ? [entry.operation] : []))
  return { shopify, getOperations }
}

test('a query returns products with image and price, and suggestions', async () => {
  const { shopify } = await openShop('default-shop')
  const { total, products, suggestions } = await readSearchResults(shopify, { query: 'chino' })
  expect(total).toBeGreaterThan(products.length)
  expect(products).toHaveLength(24)
  expect(products[0]).toMatchObject({ image: expect.stringContaining('/images/'), price: { currencyCode: 'GBP' } })
  expect(suggestions.collections.map(({ handle }) => handle)).toContain('navy-chinos')
})

test('a partial word matches the products that it begins', async () => {
  const { shopify } = await openShop('default-shop')
  expect((await readSearchResults(shopify, { query: 'hero' })).products[0]?.title).toMatch(/^Heroes/)
  const { products, queries } = await readPredictiveSearch(shopify, 'hero')
  expect(products.length).toBeGreaterThan(0)
  expect(queries).toContain('heroes')
})

test('results are sorted by price in either direction', async () => {
  const { shopify } = await openShop('default-shop')
  const prices = async (sort: 'price-up' | 'price-down') =>
    (await readSearchResults(shopify, { query: 'navy', sort })).products.map(({ price }) => Number(price.amount))
  const up = await prices('price-up')
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  const down = await prices('price-down')
  expect(down).toEqual(down.toSorted((a, b) => b - a))
})

test('a higher limit extends the same list', async () => {
  const { shopify } = await openShop('default-shop')
  const few = await readSearchResults(shopify, { query: 'navy', limit: 24 })
  const many = await readSearchResults(shopify, { query: 'navy', limit: 48 })
  expect(many.products.slice(0, 24)).toEqual(few.products)
  expect(many.products.length).toBeGreaterThan(24)
})

test('a query without results suggests those of its words that have some', async () => {
  const { shopify } = await openShop('default-shop')
  const { total, suggestions } = await readSearchResults(shopify, { query: 'navy spaceship chinos' })
  expect(total).toBe(0)
  expect(suggestions.queries).toEqual(['navy', 'chinos'])
})

test.each(['', '   ', '\n'])('an empty query %j sends no request', async (query) => {
  const { shopify, getOperations } = await openShop('default-shop')
  expect(await readSearchResults(shopify, { query })).toMatchObject({ total: 0, products: [] })
  await readPredictiveSearch(shopify, query)
  expect(getOperations()).toEqual([])
})

test.each(['"', '*', 'a:b', '(', '% _', '🩳', 'x'.repeat(400), "'; drop table"])(
  'special characters are searched for like any other: %s',
  async (query) => {
    const { shopify } = await openShop('default-shop')
    await expect(readSearchResults(shopify, { query })).resolves.toMatchObject({ total: expect.any(Number) })
  },
)

test('a search without an upstream response rejects', async () => {
  const { shopify } = await openShop('search-down')
  await expect(readSearchResults(shopify, { query: 'navy' })).rejects.toThrow()
  await expect(readPredictiveSearch(shopify, 'navy')).rejects.toThrow()
})

import { expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { glimpse, search } from './search.server.ts'

async function shop(...scenario: Parameters<typeof givenScenario>) {
  const { backend, fetch, journal } = await givenScenario(...scenario)
  const shopify = createShopifyClient({ baseUrl: `${backend.origin}/shopify/gb`, token: 'public', fetch })
  const asked = () => journal().flatMap((entry) => (entry.kind === 'request' ? [entry.operation] : []))
  return { shopify, asked }
}

test('a word finds products with pictures and prices, and what it could become', async () => {
  const { shopify } = await shop('house-stock')
  const { total, hits, suggestions } = await search(shopify, { query: 'chino' })
  expect(total).toBeGreaterThan(hits.length)
  expect(hits).toHaveLength(24)
  expect(hits[0]).toMatchObject({ image: expect.stringContaining('/images/'), price: { currencyCode: 'GBP' } })
  expect(suggestions.collections.map(({ handle }) => handle)).toContain('navy-chinos')
})

test('an unfinished word finds what it begins', async () => {
  const { shopify } = await shop('house-stock')
  expect((await search(shopify, { query: 'hero' })).hits[0]?.title).toMatch(/^Heroes/)
  const { hits, queries } = await glimpse(shopify, 'hero')
  expect(hits.length).toBeGreaterThan(0)
  expect(queries).toContain('heroes')
})

test('prices go up and down as asked', async () => {
  const { shopify } = await shop('house-stock')
  const prices = async (sort: 'price-up' | 'price-down') =>
    (await search(shopify, { query: 'navy', sort })).hits.map(({ price }) => Number(price.amount))
  const up = await prices('price-up')
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  const down = await prices('price-down')
  expect(down).toEqual(down.toSorted((a, b) => b - a))
})

test('more hits are more of the same', async () => {
  const { shopify } = await shop('house-stock')
  const few = await search(shopify, { query: 'navy', shown: 24 })
  const many = await search(shopify, { query: 'navy', shown: 48 })
  expect(many.hits.slice(0, 24)).toEqual(few.hits)
  expect(many.hits.length).toBeGreaterThan(24)
})

test('a fruitless query leads on by those of its words that find something', async () => {
  const { shopify } = await shop('house-stock')
  const { total, suggestions } = await search(shopify, { query: 'navy spaceship chinos' })
  expect(total).toBe(0)
  expect(suggestions.queries).toEqual(['navy', 'chinos'])
})

test.each(['', '   ', '\n'])('nothing is asked for %j', async (query) => {
  const { shopify, asked } = await shop('house-stock')
  expect(await search(shopify, { query })).toMatchObject({ total: 0, hits: [] })
  await glimpse(shopify, query)
  expect(asked()).toEqual([])
})

test.each(['"', '*', 'a:b', '(', '% _', '🩳', 'x'.repeat(400), "'; drop table"])(
  'odd characters are words like others: %s',
  async (query) => {
    const { shopify } = await shop('house-stock')
    await expect(search(shopify, { query })).resolves.toMatchObject({ total: expect.any(Number) })
  },
)

test('a search that gets no answer throws for its caller', async () => {
  const { shopify } = await shop('search-down')
  await expect(search(shopify, { query: 'navy' })).rejects.toThrow()
  await expect(glimpse(shopify, 'navy')).rejects.toThrow()
})

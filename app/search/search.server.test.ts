import { expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readPredictiveSearch, readSearchResults } from './search.server.ts'

const PAGES = [
  { path: '/heroes', title: 'Heroes' },
  { path: '/pages/return-policy', title: 'Return policy' },
  { path: '/pages/privacy', title: 'Privacy' },
]

async function openShop(...scenario: Parameters<typeof givenScenario>) {
  const { backend, fetch, journal } = await givenScenario(...scenario)
  const shopify = createShopifyClient({ baseUrl: `${backend.origin}/shopify/gb`, token: 'public', fetch })
  const getOperations = () => journal().flatMap((entry) => (entry.kind === 'request' ? [entry.operation] : []))
  return { shop: { shopify, readPages: async () => PAGES }, getOperations }
}

test('a query returns products with image and price, and suggestions', async () => {
  const { shop } = await openShop('default-shop')
  const { total, products, suggestions } = await readSearchResults(shop, { query: 'chino' })
  expect(total).toBeGreaterThan(products.length)
  expect(products).toHaveLength(24)
  expect(products[0]).toMatchObject({ image: expect.stringContaining('/images/'), price: { currencyCode: 'GBP' } })
  expect(suggestions.collections.map(({ handle }) => handle)).toContain('navy-chinos')
})

test('a partial word matches the products that it begins', async () => {
  const { shop } = await openShop('default-shop')
  expect((await readSearchResults(shop, { query: 'hero' })).products[0]?.title).toMatch(/^Heroes/)
  const { products, queries } = await readPredictiveSearch(shop, 'hero')
  expect(products.length).toBeGreaterThan(0)
  expect(queries).toContain('heroes')
})

test('results are sorted by price in either direction', async () => {
  const { shop } = await openShop('default-shop')
  const prices = async (sort: 'price-up' | 'price-down') =>
    (await readSearchResults(shop, { query: 'navy', sort })).products.map(({ price }) => Number(price.amount))
  const up = await prices('price-up')
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  const down = await prices('price-down')
  expect(down).toEqual(down.toSorted((a, b) => b - a))
})

test('a higher limit extends the same list', async () => {
  const { shop } = await openShop('default-shop')
  const few = await readSearchResults(shop, { query: 'navy', limit: 24 })
  const many = await readSearchResults(shop, { query: 'navy', limit: 48 })
  expect(many.products.slice(0, 24)).toEqual(few.products)
  expect(many.products.length).toBeGreaterThan(24)
})

test('a query without results suggests those of its words that have some', async () => {
  const { shop } = await openShop('default-shop')
  const { total, suggestions } = await readSearchResults(shop, { query: 'navy spaceship chinos' })
  expect(total).toBe(0)
  expect(suggestions.queries).toEqual(['navy', 'chinos'])
})

test.each(['', '   ', '\n'])('an empty query %j sends no request', async (query) => {
  const { shop, getOperations } = await openShop('default-shop')
  expect(await readSearchResults(shop, { query })).toMatchObject({ total: 0, products: [] })
  await readPredictiveSearch(shop, query)
  expect(getOperations()).toEqual([])
})

const WAIST_34 = { key: 'w', value: '34', label: 'Waist 34', rest: 'navy chinos' }
const LEG_32 = { key: 'l', value: '32', label: 'Leg 32', rest: 'jeans waist 34' }

/** The first result of each query, its sizes and corrected spelling; with and without synonyms at Shopify. */
const QUERIES: readonly [query: string, firstProduct: RegExp, reading?: object][] = [
  ['pants', /^Heroes, Navy/],
  ['trousers', /^Heroes, Navy/],
  ['jumper', /^Merino Crew/],
  ['sweater', /^Merino Crew/],
  ['gray sweater', /Grey/],
  ['hoodie', /^Hood/],
  ['boxers', /Boxers/],
  ['tan belt', /Belt, Tan/],
  ['waterproof', /^(Downpours|The Jack)/],
  ['sneaker', /^Trainer Socks/],
  ['swim trunks', /^Swims/],
  ['swim shorts', /^Swims/],
  ['trunks', /Trunks/],
  ['t-shirt', /Tee/],
  ['tshirt', /Tee/],
  ['linnen', /^Linen/, { correction: 'linen' }],
  ['trowsers', /^Heroes, Navy/, { correction: 'trousers' }],
  ['trows', /^Heroes, Navy/, { correction: 'trousers' }],
  ['jumpr', /^Merino Crew/, { correction: 'jumper' }],
  ['heors', /Heroes/, { correction: 'heroes' }],
  ['endrus', /^Enduros/, { correction: 'enduros' }],
  ['chinso', /^Heroes, Navy/, { correction: 'chinos' }],
  ['enduors', /^Enduros/],
  ['navy chinos 34', /Navy$/, { sizes: [WAIST_34] }],
  ['navy chinos w34', /Navy$/, { sizes: [WAIST_34] }],
  ['navy chinos 3', /Navy$/],
  ['34x32 jeans', /./, { sizes: [{ key: 'w', value: '34', label: 'Waist 34', rest: 'jeans leg 32' }, LEG_32] }],
  ['xl', /Tee/, { sizes: [{ key: 's', value: 'XL', label: 'Size XL', rest: '' }] }],
  ['oxford shirt m', /^Oxford Shirt/, { sizes: [{ key: 's', value: 'M', label: 'Size M', rest: 'oxford shirt' }] }],
  ['jacket 40', /Jack/, { sizes: [{ key: 's', value: '40', label: 'Chest 40', rest: 'jacket' }] }],
  ['swim shorts 5"', /^Swims/, { sizes: [{ key: 'sl', value: '5', label: 'Shorts leg 5', rest: 'swim shorts' }] }],
  [
    'trowsers 34',
    /^Heroes, Navy/,
    { sizes: [{ key: 'w', value: '34', label: 'Waist 34', rest: 'trousers' }], correction: 'trousers' },
  ],
  ['belt 34', /Belt/, { missingSizes: [{ key: 'w', value: '34', label: 'Waist 34', rest: 'belt' }] }],
  ['mens chinos', /^Heroes, Navy/],
]

test.each(
  ['default-shop', 'search-without-synonyms'].flatMap((scenario) =>
    QUERIES.map(([query, first, reading]) => [scenario, query, first, reading] as const),
  ),
)('%s finds for %s first a product like %s [NAV-16]', async (scenario, query, first, reading = {}) => {
  const { shop } = await openShop(scenario)
  const results = await readSearchResults(shop, { query })
  expect(results.products[0]?.title).toMatch(first)
  expect(results.reading).toEqual({ sizes: [], missingSizes: [], correction: null, ...reading })
  const predicted = await readPredictiveSearch(shop, query)
  expect(predicted.products[0]?.title).toMatch(first)
  expect(predicted.reading).toEqual(results.reading)
})

test.each([
  ['returns', ['/returns', '/pages/return-policy'], null],
  ['return', ['/returns', '/pages/return-policy'], null],
  ['retruns', ['/returns', '/pages/return-policy'], 'returns'],
  ['delivery', ['/pages/faqs'], null],
  ['deliv', ['/pages/faqs'], null],
  ['size guide', ['/trousers-size-chart', '/fit-finder'], null],
  ['track my order', ['/account'], null],
  ['privacy', ['/pages/privacy'], null],
])('%s finds help at %j [NAV-16]', async (query, paths, correction) => {
  const { shop } = await openShop('default-shop')
  const results = await readSearchResults(shop, { query })
  expect(results.help.map(({ path }) => path)).toEqual(paths)
  expect(results.reading.correction).toBe(correction)
  expect((await readPredictiveSearch(shop, query)).help).toEqual(results.help)
})

test('all results of a size have it in stock [NAV-16]', async () => {
  const { shop } = await openShop('default-shop')
  const total = async (query: string) => (await readSearchResults(shop, { query })).total
  expect(await total('trousers 34')).toBeLessThan(await total('trousers'))
})

test.each(['hat', 'umbrella stand', '<script>', '<img src=x onerror=alert(1)>', 'long'.repeat(2500)])(
  'nothing is made of %s [NAV-16] [OPS-04]',
  async (query) => {
    const { shop } = await openShop('default-shop')
    const { total, help, reading, query: searched } = await readSearchResults(shop, { query })
    expect({ total, help, reading }).toEqual({
      total: 0,
      help: [],
      reading: { sizes: [], missingSizes: [], correction: null },
    })
    expect(searched.length).toBeLessThanOrEqual(200)
  },
)

test.each(['"', '*', 'a:b', '(', '% _', '🩳', 'x'.repeat(400), "'; drop table"])(
  'special characters are searched for like any other: %s',
  async (query) => {
    const { shop } = await openShop('default-shop')
    await expect(readSearchResults(shop, { query })).resolves.toMatchObject({ total: expect.any(Number) })
  },
)

test('a search without an upstream response rejects', async () => {
  const { shop } = await openShop('search-down')
  await expect(readSearchResults(shop, { query: 'navy' })).rejects.toThrow()
  await expect(readPredictiveSearch(shop, 'navy')).rejects.toThrow()
})

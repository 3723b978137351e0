import { expect, test } from 'vitest'
import { decodeListing } from '#app/collection/compact-listing.ts'
import { getProductName } from '#app/product/product.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { createSearchDeps } from '#tests/support/search-deps.ts'
import { readPredictiveSearch, readSearchResults, type SearchDeps } from './search.server.ts'
import type { SearchResults } from './search.ts'

const PAGES = [
  { path: '/heroes', title: 'Heroes' },
  { path: '/pages/return-policy', title: 'Return policy' },
  { path: '/pages/privacy', title: 'Privacy' },
]

async function openShop(...scenario: Parameters<typeof givenScenario>) {
  const given = await givenScenario(...scenario)
  const shop = createSearchDeps(createClients(given), { pages: PAGES })
  const getOperations = () => given.journal().flatMap((entry) => (entry.kind === 'request' ? [entry.operation] : []))
  return { shop, getOperations }
}

const getProducts = ({ list }: SearchResults) => (list ? decodeListing(list.encodedListing).products : [])
const readProducts = async (shop: SearchDeps, query: string) => getProducts(await readSearchResults(shop, query))
const readNames = async (shop: SearchDeps, query: string) => (await readProducts(shop, query)).map(getProductName)

test('a query returns products with all that a collection knows of them, and suggestions', async () => {
  const { shop } = await openShop('default-shop')
  const results = await readSearchResults(shop, 'chino')
  const [first] = getProducts(results)
  expect(first).toMatchObject({ image: expect.stringContaining('/images/'), price: { currencyCode: 'GBP' } })
  expect(first?.sizes.options.map(({ type }) => type)).toEqual(['waist', 'build', 'leg'])
  expect(results.list?.filterKeys).toEqual(expect.arrayContaining(['w', 'b', 'l', 'colour']))
  expect(results.suggestions.collections.map(({ handle }) => handle)).toContain('navy-chinos')
})

test('a partial word matches the products that it begins', async () => {
  const { shop } = await openShop('default-shop')
  expect((await readNames(shop, 'hero'))[0]).toMatch(/^Heroes/)
  const { products, queries } = await readPredictiveSearch(shop, 'hero')
  expect(products.length).toBeGreaterThan(0)
  expect(queries).toContain('heroes')
})

test('the filters and the order of the address are applied on the server', async () => {
  const { shop } = await openShop('default-shop')
  const results = await readSearchResults(shop, 'navy', '?q=navy&w=34&sort=price-up')
  const products = getProducts(results)
  const prices = results.matchingIndexes?.map((index) => Number(products[index]?.price.amount)) ?? []
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.length).toBeLessThan(products.length)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('the drawer has a style once', async () => {
  const { shop } = await openShop('default-shop')
  const { products } = await readPredictiveSearch(shop, 'trousers')
  expect(new Set(products.map(({ title }) => title.split(',')[0])).size).toBe(6)
})

test('a product that no collection lists is found with what Shopify says of it', async () => {
  const { shop } = await openShop('default-shop')
  const withoutBelts: SearchDeps = {
    ...shop,
    readCollection: async (handle) => (handle === 'belts' ? null : shop.readCollection(handle)),
  }
  const [belt] = await readProducts(withoutBelts, 'plaited belt')
  expect(belt).toMatchObject({ style: 'Plaited Belt', colour: { name: 'Tan' }, availability: 'available' })
  const names = await readNames({ ...shop, readCollection: async () => null }, 'navy chinos 34')
  expect(names[0]).toBe('Heroes, Navy')
})

test('a query without results suggests those of its words that have some', async () => {
  const { shop } = await openShop('default-shop')
  const { list, suggestions } = await readSearchResults(shop, 'the navy spaceship chinos')
  expect(list).toBeNull()
  expect(suggestions.queries).toEqual(['navy', 'chinos'])
})

test.each(['', '   ', '\n'])('an empty query %j sends no request', async (query) => {
  const { shop, getOperations } = await openShop('default-shop')
  expect(await readSearchResults(shop, query)).toMatchObject({ list: null, help: [] })
  await readPredictiveSearch(shop, query)
  expect(getOperations()).toEqual([])
})

const aSize = (key: string, value: string, label: string, rest: string) => ({ label, rest, param: [key, value] })
const WAIST_34 = aSize('w', '34', 'Waist 34', 'navy chinos')

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
  ['navy chinos 34', /Navy$/, { filters: [WAIST_34] }],
  ['navy chinos w34', /Navy$/, { filters: [WAIST_34] }],
  ['navy chinos 3', /Navy$/],
  [
    '34x32 jeans',
    /./,
    { filters: [aSize('w', '34', 'Waist 34', 'jeans leg 32'), aSize('l', '32', 'Leg 32', 'jeans waist 34')] },
  ],
  ['xl', /Tee/, { filters: [aSize('s', 'XL', 'Size XL', '')] }],
  ['oxford shirt m', /^Oxford Shirt/, { filters: [aSize('s', 'M', 'Size M', 'oxford shirt')] }],
  ['jacket 40', /Jack/, { filters: [aSize('s', '40', 'Chest 40', 'jacket')] }],
  ['swim shorts 5"', /^Swims/, { filters: [aSize('sl', '5', 'Shorts leg 5', 'swim shorts')] }],
  ['trowsers 34', /^Heroes, Navy/, { filters: [aSize('w', '34', 'Waist 34', 'trousers')], correction: 'trousers 34' }],
  ['belt 34', /Belt/, { missing: ['Waist 34'] }],
  ['mens chinos', /^Heroes, Navy/],
  ['trouser press', /^Heroes, Navy/, { missing: ['press'] }],
  ['black tie', /^Sharps, Black/],
  ['funeral', /^Sharps, Black/],
  ['wedding', /^Sharps, Navy/],
  ['weding', /^Sharps, Navy/, { correction: 'wedding' }],
]

test.each(
  ['default-shop', 'search-without-synonyms'].flatMap((scenario) =>
    QUERIES.map(([query, first, reading]) => [scenario, query, first, reading] as const),
  ),
)('%s finds for %s first a product like %s [NAV-16]', async (scenario, query, first, reading = {}) => {
  const { shop } = await openShop(scenario)
  const results = await readSearchResults(shop, query)
  expect(getProducts(results).map(getProductName)[0]).toMatch(first)
  expect(results.reading).toEqual({ filters: [], missing: [], correction: null, ...reading })
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
  ['track my order', ['/order-status', '/account'], null],
  ['privacy', ['/pages/privacy'], null],
])('%s finds help at %j [NAV-16]', async (query, paths, correction) => {
  const { shop } = await openShop('default-shop')
  const results = await readSearchResults(shop, query)
  expect(results.help.map(({ path }) => path)).toEqual(paths)
  expect(results.reading.correction).toBe(correction)
  expect((await readPredictiveSearch(shop, query)).help).toEqual(results.help)
})

test('a pack costs what it costs, on cards, in the drawer and for a limit [NAV-16] [PDP-15]', async () => {
  const { shop } = await openShop('default-shop')
  const [socks] = await readProducts(shop, 'everyday socks 3 pack')
  expect(socks).toMatchObject({ style: 'Everyday Socks', price: { amount: '22.00' } })
  const { products } = await readPredictiveSearch(shop, 'everyday socks 3 pack')
  expect(products[0]).toMatchObject({ price: { amount: '22.00' }, priceFor: '3 Pack' })
  const { reading } = await readSearchResults(shop, 'everyday socks 3 pack under £20')
  expect(reading.missing).toEqual(['Up to £20'])
  expect((await readPredictiveSearch(shop, 'everyday socks')).products[0]).toMatchObject({
    price: { amount: '9.00' },
    priceFor: null,
  })
})

test('all results of a size have it in stock [NAV-16]', async () => {
  const { shop } = await openShop('default-shop')
  const count = async (query: string) => (await readProducts(shop, query)).length
  expect(await count('trousers 34')).toBeLessThan(await count('trousers'))
})

test.each([
  'hat',
  'braces',
  'suspenders',
  'umbrella stand',
  '<script>',
  '<img src=x onerror=alert(1)>',
  'long'.repeat(2500),
])('nothing is made of %s [NAV-16] [OPS-04]', async (query) => {
  const { shop } = await openShop('default-shop')
  const { list, help, reading, query: searched } = await readSearchResults(shop, query)
  expect({ list, help, reading }).toEqual({
    list: null,
    help: [],
    reading: { filters: [], missing: [], correction: null },
  })
  expect(searched.length).toBeLessThanOrEqual(200)
})

test.each(['"', '*', 'a:b', '(', '% _', '🩳', 'x'.repeat(400), "'; drop table"])(
  'special characters are searched for like any other: %s',
  async (query) => {
    const { shop } = await openShop('default-shop')
    await expect(readSearchResults(shop, query)).resolves.toMatchObject({ query: expect.any(String) })
  },
)

test('a search without an upstream response rejects', async () => {
  const { shop } = await openShop('search-down')
  await expect(readSearchResults(shop, 'merino')).rejects.toThrow()
  await expect(readPredictiveSearch(shop, 'merino')).rejects.toThrow()
})

test('a kind of garment is found without Shopify', async () => {
  const { shop } = await openShop('search-down')
  expect((await readNames(shop, 'navy trousers'))[0]).toBe('Heroes, Navy')
})

import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { decodeListing } from '#app/collection/compact-listing.ts'
import { groupByStyle } from '#app/collection/style-groups.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import { countVariants, decodeBits, getVariantPositions, hasBit } from '#app/product/size/size-stock.ts'
import { costsMore, toMinorUnits } from '#app/ui/money.ts'
import { COLOUR_FAMILIES } from '#contracts/shop/colour-families.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { createSearchDeps } from '#tests/support/search-deps.ts'
import { readPredictiveSearch, readSearchResults } from './search.server.ts'
import { WANTED_RESULTS } from './wanted-results.fixtures.ts'

/** The share of queries that must show what is wanted. */
const AIM = 0.95
const FIRST = 4

/** The first results of a query: the product that each card shows, and the addresses of collections and pages. */
type First = { products: readonly ListedProduct[]; paths: readonly string[]; correction: string | null }

function isShown(expected: string, { products, paths, correction }: First): boolean {
  if (expected === 'as typed') return correction === null
  if (expected === 'nothing') return products.length === 0
  if (expected.startsWith('first '))
    return isShown(expected.slice(6), { products: products.slice(0, 1), paths: [], correction })
  if (expected.startsWith('/')) return paths.includes(expected)
  if (expected.startsWith('not '))
    return products.every((product) => ![product.style, getProductName(product)].includes(expected.slice(4)))
  if (expected.startsWith('all '))
    return products.length > 0 && products.every((product) => hasTrait(product, expected.slice(4)))
  return products.some((product) => product.style === expected || getProductName(product) === expected)
}

function hasTrait(product: ListedProduct, trait: string): boolean {
  const { price, compareAtPrice, colourFamily, category } = product
  if (trait.startsWith('in ')) return isInStock(product, trait.slice(3).split(' '))
  if (trait === 'dark') return ['black', 'grey', 'navy'].includes(colourFamily ?? '')
  if (trait === 'reduced') return compareAtPrice !== null && costsMore(compareAtPrice, price)
  if (trait.startsWith('up to ')) return toMinorUnits(price) <= Number(trait.slice(6)) * 100
  return COLOUR_FAMILIES.some((family) => family === trait) ? colourFamily === trait : category === trait
}

/** Whether a product is in stock in one of these values of an option. */
const isInStock = ({ sizes: { options, inStock } }: ListedProduct, texts: readonly string[]): boolean => {
  const bits = decodeBits(inStock, countVariants(options))
  return options.some(({ values }, at) =>
    values.some(
      (value, index) =>
        texts.includes(value) && getVariantPositions(options, at, index).some((position) => hasBit(bits, position)),
    ),
  )
}

test.each(['default-shop', 'search-without-synonyms'])(
  'in %s 95 of 100 queries show what is wanted among the first four [NAV-16]',
  { timeout: 120_000 },
  async (scenario) => {
    const clients = createClients(await givenScenario(scenario))
    const deps = createSearchDeps(clients, { pages: [{ path: '/pages/return-policy', title: 'Return policy' }] })
    const wrong: string[] = []
    for (const [query, ...expected] of WANTED_RESULTS) {
      const { list, suggestions, help, reading } = await readSearchResults(deps, query)
      const styles = groupByStyle(list ? decodeListing(list.encodedListing).products : []).slice(0, FIRST)
      const first: First = {
        correction: reading.correction,
        products: styles.map(({ products: [product] }) => product),
        paths: [
          ...suggestions.collections.slice(0, FIRST).map(({ handle }) => `/collections/${handle}`),
          ...help.slice(0, FIRST).map(({ path }) => path),
        ],
      }
      const missed = expected.filter((item) => !isShown(item, first))
      if (missed.length > 0)
        wrong.push(
          `${query}: ${missed.join('; ')} (${[...first.products.map(getProductName), ...first.paths].join('; ')})`,
        )
    }
    const share = 1 - wrong.length / WANTED_RESULTS.length
    console.info(`${scenario}: ${(share * 100).toFixed(1)} % of ${WANTED_RESULTS.length} queries right`, wrong)
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(AIM)
  },
)

test('answers as one types are measured [NAV-16]', { timeout: 120_000 }, async () => {
  const deps = createSearchDeps(createClients(await givenScenario('default-shop')))
  await readPredictiveSearch(deps, 'navy')
  const times: number[] = []
  for (const [query] of WANTED_RESULTS)
    for (const typed of [query.slice(0, Math.ceil(query.length / 2)), query]) {
      const start = performance.now()
      const { products } = await readPredictiveSearch(deps, typed)
      times.push(performance.now() - start)
      expect(products.length).toBeLessThanOrEqual(6)
    }
  times.sort((one, other) => one - other)
  const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(0)} ms`
  console.info(`An answer as one types: p50 ${at(0.5)}, p95 ${at(0.95)} of ${times.length}, without the network.`)
})

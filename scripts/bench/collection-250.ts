import { startBackend } from '../processes.ts'
import { emptyCalls, latencyRows, timesOf } from './latency.ts'
import type { Benchmark } from './measurement.ts'

const TIMES = 200
const WARM_UP = 40

const CARD = `id handle title vendor productType tags availableForSale featuredImage { url altText width height }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  compareAtPriceRange { minVariantPrice { amount } }`

/** The longest page that Shopify allows, of all goods. */
const PRODUCTS = `{ products(first: 250, sortKey: BEST_SELLING) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } } }`

/** The house's largest collection, narrowed, with what else it could be narrowed by. */
const FACETS = `{ collection(handle: "tops") {
  products(first: 250, filters: [{ available: true }, { variantOption: { name: "Size", value: "M" } }]) {
    nodes { ${CARD} } filters { id label values { id label count input } }
  }
} }`

/** How long the simulated Storefront API takes over its longest lists. */
export const collection250: Benchmark = {
  name: 'collection-250',
  title: `Simulated backend, Storefront API lists over HTTP, one after the other, ${TIMES} times`,
  needsBuild: false,
  async run() {
    const backend = await startBackend()
    const ask = (query: string) => () => post(`${backend.origin}/shopify/gb/api/2025-01/graphql.json`, query)
    const measure = (query: string) => timesOf({ times: TIMES, warmUp: WARM_UP }, ask(query))
    try {
      return [
        ...latencyRows('250 products', await measure(PRODUCTS)),
        ...latencyRows('a filtered collection with facets', await measure(FACETS)),
        ...latencyRows('an empty call, to compare', await emptyCalls(backend.origin)),
      ]
    } finally {
      await backend.stop()
    }
  },
}

async function post(url: string, query: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'bench' },
    body: JSON.stringify({ query }),
  })
  const { errors }: { errors?: unknown } = await answer.json()
  if (errors) throw new Error(`Shopify answered ${JSON.stringify(errors)}`)
}

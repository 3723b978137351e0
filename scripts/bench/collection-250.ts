import { startBackend } from '../processes.ts'
import { measureCalls, measureHealthChecks, toLatencyRows } from './latency.ts'
import type { Benchmark } from './measurement.ts'

const TIMES = 200
const WARM_UP = 40

const CARD = `id handle title vendor productType tags availableForSale featuredImage { url altText width height }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  compareAtPriceRange { minVariantPrice { amount } }`

/** The longest page that Shopify allows. */
const PRODUCTS = `{ products(first: 250, sortKey: BEST_SELLING) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } } }`

/** The largest collection, filtered, with its remaining filters. */
const FACETS = `{ collection(handle: "tops") {
  products(first: 250, filters: [{ available: true }, { variantOption: { name: "Size", value: "M" } }]) {
    nodes { ${CARD} } filters { id label values { id label count input } }
  }
} }`

/** The latency of the simulated Storefront API's longest lists. */
export const collection250: Benchmark = {
  name: 'collection-250',
  title: `Simulated backend, Storefront API lists over HTTP, ${TIMES} sequential calls`,
  needsBuild: false,
  async run() {
    const backend = await startBackend()
    const createCall = (query: string) => () =>
      postQuery(`${backend.origin}/shopify/gb/api/2025-01/graphql.json`, query)
    const measure = (query: string) => measureCalls({ times: TIMES, warmUp: WARM_UP }, createCall(query))
    try {
      return [
        ...toLatencyRows('250 products', await measure(PRODUCTS)),
        ...toLatencyRows('a filtered collection with facets', await measure(FACETS)),
        ...toLatencyRows('health check, to compare', await measureHealthChecks(backend.origin)),
      ]
    } finally {
      await backend.stop()
    }
  },
}

async function postQuery(url: string, query: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'bench' },
    body: JSON.stringify({ query }),
  })
  const { errors }: { errors?: unknown } = await response.json()
  if (errors) throw new Error(`The query failed: ${JSON.stringify(errors)}`)
}

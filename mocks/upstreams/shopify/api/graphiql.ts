import type { RegionCode } from '#contracts/regions.ts'
import { SERVED_VERSION } from '../version.ts'

/** The GraphiQL page of a store. It contains all its scripts, so it works offline. */
export async function renderGraphiqlPage(region: RegionCode): Promise<Response> {
  // Imported on demand: the package has nine megabytes.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const page = renderGraphiQL({
    title: `Storefront API, ${region} (simulated)`,
    endpoint: `/shopify/${region}/api/${SERVED_VERSION}/graphql.json`,
    headers: JSON.stringify({ 'x-shopify-storefront-access-token': `simulated-${region}` }),
    defaultQuery: EXAMPLE_QUERY,
  })
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const EXAMPLE_QUERY = `# Any query of the Storefront API ${SERVED_VERSION}. Fields that are not simulated return an error.
query Collection @inContext(language: EN) {
  collection(handle: "trousers") {
    title
    products(first: 4, sortKey: BEST_SELLING) {
      nodes { title handle priceRange { minVariantPrice { amount currencyCode } } }
      filters { label values { label count } }
    }
  }
}
`

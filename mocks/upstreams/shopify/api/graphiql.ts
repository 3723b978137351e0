import type { RegionCode } from '#contracts/regions.ts'
import { SERVED_VERSION } from '../version.ts'

/** The page on which a developer asks a store by hand; everything it needs is in it, so it works offline. */
export async function graphiqlPage(region: RegionCode): Promise<Response> {
  // nine megabytes that only this page needs
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const page = renderGraphiQL({
    title: `Storefront API, ${region} (simulated)`,
    endpoint: `/shopify/${region}/api/${SERVED_VERSION}/graphql.json`,
    headers: JSON.stringify({ 'x-shopify-storefront-access-token': `simulated-${region}` }),
    defaultQuery: EXAMPLE,
  })
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const EXAMPLE = `# Any query of the Storefront API ${SERVED_VERSION}. What is not simulated says so.
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

import type { RegionCode } from '#contracts/shop/regions.ts'
import { SHOP_VERSION } from '../version.ts'

/**
 * The GraphiQL page of a store and a version. It contains all its scripts, so it works offline. Its own script takes the
 * query from the address.
 * @param variables JSON of the variables that it opens with.
 */
export async function renderGraphiqlPage(
  region: RegionCode,
  version: string = SHOP_VERSION,
  variables?: string | null,
): Promise<Response> {
  // Imported on demand: the package has nine megabytes. Other shops install it themselves.
  const graphiql = await import('@graphql-yoga/render-graphiql').catch(() => undefined)
  if (!graphiql) return new Response(NOT_INSTALLED, { status: 501 })
  const page = graphiql.renderGraphiQL({
    title: `Storefront API ${version}, ${region} (simulated)`,
    endpoint: `/shopify/${region}/api/${version}/graphql.json`,
    headers: JSON.stringify({ 'x-shopify-storefront-access-token': `simulated-${region}` }),
    ...(variables && { variables }),
    defaultQuery: `# Any query of the Storefront API ${version}. Fields that are not simulated return an error.\n${EXAMPLE_QUERY}`,
  })
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const NOT_INSTALLED =
  'GraphiQL is not installed. Run `npm install --save-dev @graphql-yoga/render-graphiql` and load this page again.'

const EXAMPLE_QUERY = `query Collection @inContext(language: EN) {
  collection(handle: "trousers") {
    title
    products(first: 4, sortKey: BEST_SELLING) {
      nodes { title handle priceRange { minVariantPrice { amount currencyCode } } }
      filters { label values { label count } }
    }
  }
}
`

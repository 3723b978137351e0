import type { Money } from '#app/ui/money.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'

export type SearchHit = {
  handle: string
  title: string
  image: string | null
  price: Money
  was: Money
  available: boolean
}
export type SearchResult = { query: string; total: number; hits: readonly SearchHit[] }

/** As many as a page shows. Whoever wants more is better served by another word. */
const HITS_SHOWN = 48

/** Products by a shopper's words. An empty query asks nothing. Throws UpstreamError. */
export async function search(shopify: Pick<ShopifyClient, 'search'>, query: string): Promise<SearchResult> {
  const words = query.trim()
  if (words === '') return { query: words, total: 0, hits: [] }
  const { totalCount, nodes } = await shopify.search({ query: words, first: HITS_SHOWN })
  return {
    query: words,
    total: totalCount,
    hits: nodes.flatMap((hit) =>
      hit.__typename === 'Product'
        ? [
            {
              handle: hit.handle,
              title: hit.title,
              image: hit.featuredImage?.url ?? null,
              price: hit.priceRange.minVariantPrice,
              was: hit.compareAtPriceRange.minVariantPrice,
              available: hit.availableForSale,
            },
          ]
        : [],
    ),
  }
}

import type { CallOptions } from '#contracts/http.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import {
  NO_SUGGESTIONS,
  normalizeQuery,
  type PredictiveSearch,
  type SearchResult,
  type SearchResults,
  type Suggestions,
} from './search.ts'
import { MAX_RESULTS, PAGE_SIZE, type Sort } from './search-params.ts'

type SearchClient = Pick<ShopifyClient, 'search' | 'predictiveSearch'>
type WirePredictiveSearch = Awaited<ReturnType<ShopifyClient['predictiveSearch']>>
type WireProduct = WirePredictiveSearch['products'][number]

/** Most products, queries and collections of a predictive search, each. */
const PREDICTIVE_LIMIT = 6
/** How many words of a query without results are searched for one by one. */
const MAX_WORDS = 4

const SORT_VARIABLES = {
  best: {},
  'price-up': { sortKey: 'PRICE', reverse: false },
  'price-down': { sortKey: 'PRICE', reverse: true },
} as const

/** Results and suggestions for a query. An empty query sends no request. Throws UpstreamError. */
export async function readSearchResults(
  shopify: SearchClient,
  request: { query: string; sort?: Sort; limit?: number },
): Promise<SearchResults> {
  const query = normalizeQuery(request.query)
  if (query === '') return { query, total: 0, products: [], suggestions: NO_SUGGESTIONS }
  const first = Math.min(request.limit ?? PAGE_SIZE, MAX_RESULTS)
  const [{ totalCount, nodes }, suggestions] = await Promise.all([
    shopify.search({ query, first, ...SORT_VARIABLES[request.sort ?? 'best'] }),
    readSuggestions(shopify, query),
  ])
  return {
    query,
    total: totalCount,
    products: nodes.flatMap((node) => (node.__typename === 'Product' ? [resultFromWire(node)] : [])),
    suggestions: totalCount === 0 ? await readWordSuggestions(shopify, query) : suggestions,
  }
}

/** Predictive search for a partial query. An empty query sends no request. Throws UpstreamError. */
export async function readPredictiveSearch(
  shopify: SearchClient,
  typed: string,
  options?: CallOptions,
): Promise<PredictiveSearch> {
  const query = normalizeQuery(typed)
  if (query === '') return { ...NO_SUGGESTIONS, products: [] }
  const wire = await shopify.predictiveSearch({ query, limit: PREDICTIVE_LIMIT }, options)
  return { ...suggestionsFromWire(wire, query), products: wire.products.map(resultFromWire) }
}

/** Suggestions for a query, or none if they cannot be read: the results are complete without them. */
const readSuggestions = (shopify: SearchClient, query: string): Promise<Suggestions> =>
  shopify.predictiveSearch({ query, limit: PREDICTIVE_LIMIT }).then(
    (wire) => suggestionsFromWire(wire, query),
    () => NO_SUGGESTIONS,
  )

/** Suggestions for a query without results: those of its words that have results, and their collections. */
async function readWordSuggestions(shopify: SearchClient, query: string): Promise<Suggestions> {
  const words = [...new Set(query.split(' '))].slice(0, MAX_WORDS)
  if (words.length < 2) return NO_SUGGESTIONS
  const searches = await Promise.all(words.map((word) => readPredictiveSearch(shopify, word).catch(() => undefined)))
  const collections = searches.flatMap((search) => search?.collections ?? [])
  const byHandle = new Map(collections.map((collection) => [collection.handle, collection]))
  return {
    queries: words.filter((_, index) => (searches[index]?.products.length ?? 0) > 0),
    collections: [...byHandle.values()].slice(0, PREDICTIVE_LIMIT),
  }
}

const suggestionsFromWire = ({ queries, collections }: WirePredictiveSearch, query: string): Suggestions => ({
  queries: queries.map(({ text }) => text).filter((text) => text.toLowerCase() !== query.toLowerCase()),
  collections: collections.map(({ handle, title }) => ({ handle, title })),
})

const resultFromWire = (wire: WireProduct): SearchResult => ({
  handle: wire.handle,
  title: wire.title,
  image: wire.featuredImage?.url ?? null,
  price: wire.priceRange.minVariantPrice,
  compareAtPrice: wire.compareAtPriceRange.minVariantPrice,
  available: wire.availableForSale,
})

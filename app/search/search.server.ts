import { toPictureAddress } from '#app/ui/picture-address.ts'
import { RESULTS_PER_STEP } from '#contracts/shop/list-steps.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { findProducts, getSearchTerms } from './find-products.server.ts'
import { type ContentEntry, findHelpPages } from './help-pages.ts'
import { parseQuerySizes } from './parse-query-sizes.ts'
import {
  AS_TYPED,
  NO_SUGGESTIONS,
  normalizeQuery,
  type PredictiveSearch,
  type SearchResult,
  type SearchResults,
  type Suggestions,
} from './search.ts'
import { MAX_RESULTS, type Sort } from './search-params.ts'
import { getTranslations } from './search-terms.ts'

type SearchClient = Pick<ShopifyClient, 'search' | 'predictiveSearch'>

/** The upstreams of search: Shopify for products, the content service for pages. */
export type SearchDeps = { shopify: SearchClient; readPages: () => Promise<readonly ContentEntry[]> }

type WirePredictiveSearch = Awaited<ReturnType<ShopifyClient['predictiveSearch']>>
type WireProduct = WirePredictiveSearch['products'][number]

/** The most products, queries and collections of a predictive search, of each kind. */
const PREDICTIVE_LIMIT = 6
/** How many single words of a query without results are searched for. */
const MAX_WORDS = 4

const SORT_VARIABLES = {
  best: {},
  'price-up': { sortKey: 'PRICE', reverse: false },
  'price-down': { sortKey: 'PRICE', reverse: true },
} as const

/** Results, suggestions and pages for a query. An empty query sends no request. Throws UpstreamError. */
export async function readSearchResults(
  { shopify, readPages }: SearchDeps,
  request: { query: string; sort?: Sort; limit?: number },
): Promise<SearchResults> {
  const query = normalizeQuery(request.query)
  if (query === '') return { query, total: 0, products: [], suggestions: NO_SUGGESTIONS, help: [], reading: AS_TYPED }
  const first = Math.min(request.limit ?? RESULTS_PER_STEP, MAX_RESULTS)
  const firstWords = getSearchTerms(query)
  const [{ results, words, reading }, pages, firstSuggestions] = await Promise.all([
    findProducts(shopify, query, { first, ...SORT_VARIABLES[request.sort ?? 'best'] }),
    readPages(),
    firstWords ? readSuggestions(shopify, firstWords) : NO_SUGGESTIONS,
  ])
  const { totalCount: total } = results
  const help = findHelpPages(reading.correction ?? query, pages)
  return {
    query,
    total,
    products: productsFromWire(results),
    suggestions: await (total === 0
      ? readWordSuggestions(shopify, help.length > 0 ? '' : query)
      : words === firstWords
        ? firstSuggestions
        : readSuggestions(shopify, words)),
    help,
    reading: total + help.length > 0 ? reading : AS_TYPED,
  }
}

/** Predictive search for a partial query. An empty query sends no request. Throws UpstreamError. */
export async function readPredictiveSearch(
  { shopify, readPages }: SearchDeps,
  typed: string,
): Promise<PredictiveSearch> {
  const query = normalizeQuery(typed)
  if (query === '') return { ...NO_SUGGESTIONS, products: [], help: [], reading: AS_TYPED }
  const [wire, pages] = await Promise.all([shopify.predictiveSearch({ query, limit: PREDICTIVE_LIMIT }), readPages()])
  const isPlain = getTranslations(query).length === 0 && parseQuerySizes(query).readings.length === 0
  if (isPlain && wire.products.length > 0)
    return {
      ...suggestionsFromWire(wire, query),
      products: wire.products.map(resultFromWire),
      help: findHelpPages(query, pages),
      reading: AS_TYPED,
    }
  const { results, words, reading } = await findProducts(shopify, query, { first: PREDICTIVE_LIMIT })
  const help = findHelpPages(reading.correction ?? query, pages)
  const products = productsFromWire(results)
  return {
    ...(words === query ? suggestionsFromWire(wire, query) : await readSuggestions(shopify, words)),
    products,
    help,
    reading: products.length + help.length > 0 ? reading : AS_TYPED,
  }
}

const productsFromWire = ({ nodes }: Awaited<ReturnType<ShopifyClient['search']>>): readonly SearchResult[] =>
  nodes.flatMap((node) => (node.__typename === 'Product' ? [resultFromWire(node)] : []))

/** Suggestions for a query, or none if they cannot be read: the results are complete without them. */
const readSuggestions = (shopify: SearchClient, query: string): Promise<Suggestions> =>
  shopify.predictiveSearch({ query, limit: PREDICTIVE_LIMIT }).then(
    (wire) => suggestionsFromWire(wire, query),
    () => NO_SUGGESTIONS,
  )

const readWord = (shopify: SearchClient, query: string) =>
  shopify.predictiveSearch({ query, limit: PREDICTIVE_LIMIT }).catch(() => undefined)

/** Suggestions for a query without results: its single words that have results, and the collections that match them. */
async function readWordSuggestions(shopify: SearchClient, query: string): Promise<Suggestions> {
  const words = [...new Set(query.split(' '))].slice(0, MAX_WORDS)
  if (words.length < 2) return NO_SUGGESTIONS
  const searches = await Promise.all(words.map((word) => readWord(shopify, word)))
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
  image: toPictureAddress(wire.featuredImage?.url),
  price: wire.priceRange.minVariantPrice,
  compareAtPrice: wire.compareAtPriceRange.minVariantPrice,
  available: wire.availableForSale,
})

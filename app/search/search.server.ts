import type { CallOptions } from '#contracts/http.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import {
  cleanQuery,
  type Glimpse,
  NO_SUGGESTIONS,
  type SearchHit,
  type SearchResult,
  type Suggestions,
} from './search.ts'
import { MOST_SHOWN, type Sort, STEP } from './search-params.ts'

type Searches = Pick<ShopifyClient, 'search' | 'predictiveSearch'>
type WireHit = Awaited<ReturnType<ShopifyClient['predictiveSearch']>>['products'][number]

/** So many of each kind while typing. */
const GLIMPSED = 6
/** A query that finds nothing is taken apart: its first words are tried one by one. */
const WORDS_TRIED = 4

const ORDER = {
  best: {},
  'price-up': { sortKey: 'PRICE', reverse: false },
  'price-down': { sortKey: 'PRICE', reverse: true },
} as const

/** Products by a shopper's words, with what else to search for. An empty query asks nothing. Throws UpstreamError. */
export async function search(
  shopify: Searches,
  asked: { query: string; sort?: Sort; shown?: number },
): Promise<SearchResult> {
  const query = cleanQuery(asked.query)
  if (query === '') return { query, total: 0, hits: [], suggestions: NO_SUGGESTIONS }
  const first = Math.min(asked.shown ?? STEP, MOST_SHOWN)
  const [{ totalCount, nodes }, suggestions] = await Promise.all([
    shopify.search({ query, first, ...ORDER[asked.sort ?? 'best'] }),
    suggestionsFor(shopify, query),
  ])
  return {
    query,
    total: totalCount,
    hits: nodes.flatMap((node) => (node.__typename === 'Product' ? [hitFromWire(node)] : [])),
    suggestions: totalCount === 0 ? await waysOut(shopify, query) : suggestions,
  }
}

/** A first look at what is being typed: a few products, and what it could become. Throws UpstreamError. */
export async function glimpse(shopify: Searches, typed: string, options?: CallOptions): Promise<Glimpse> {
  const query = cleanQuery(typed)
  if (query === '') return { ...NO_SUGGESTIONS, hits: [] }
  const found = await shopify.predictiveSearch({ query, limit: GLIMPSED }, options)
  return { ...suggestionsFromWire(found, query), hits: found.products.map(hitFromWire) }
}

/** A page of hits stands without suggestions, so their failing is nobody's concern. */
const suggestionsFor = (shopify: Searches, query: string): Promise<Suggestions> =>
  shopify.predictiveSearch({ query, limit: GLIMPSED }).then(
    (found) => suggestionsFromWire(found, query),
    () => NO_SUGGESTIONS,
  )

/** What the words of a fruitless query find by themselves. */
async function waysOut(shopify: Searches, query: string): Promise<Suggestions> {
  const words = [...new Set(query.split(' '))].slice(0, WORDS_TRIED)
  if (words.length < 2) return NO_SUGGESTIONS
  const each = await Promise.all(words.map((word) => glimpse(shopify, word).catch(() => undefined)))
  return {
    queries: words.filter((_, at) => (each[at]?.hits.length ?? 0) > 0),
    collections: [
      ...new Map(each.flatMap((found) => (found?.collections ?? []).map((one) => [one.handle, one]))).values(),
    ].slice(0, GLIMPSED),
  }
}

function suggestionsFromWire(
  { queries, collections }: Awaited<ReturnType<ShopifyClient['predictiveSearch']>>,
  query: string,
): Suggestions {
  return {
    queries: queries.map(({ text }) => text).filter((text) => text.toLowerCase() !== query.toLowerCase()),
    collections: collections.map(({ handle, title }) => ({ handle, title })),
  }
}

const hitFromWire = (hit: WireHit): SearchHit => ({
  handle: hit.handle,
  title: hit.title,
  image: hit.featuredImage?.url ?? null,
  price: hit.priceRange.minVariantPrice,
  was: hit.compareAtPriceRange.minVariantPrice,
  available: hit.availableForSale,
})

import { findMatchingIndexes, toBrowsedProducts } from '#app/collection/collection.server.ts'
import { groupByStyle } from '#app/collection/style-groups.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getChosenPrice } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { type FindingDeps, type FoundProducts, findProducts } from './find-products.server.ts'
import { type ContentEntry, findHelpPages } from './help-pages.ts'
import {
  AS_TYPED,
  NO_SUGGESTIONS,
  normalizeQuery,
  type PredictiveSearch,
  type SearchResult,
  type SearchResults,
  type Suggestions,
  toSizeParams,
} from './search.ts'
import { isFiller, removeFillers } from './search-terms.ts'

type SearchClient = FindingDeps['shopify']

/** The upstreams of search: Shopify and the shop's collections for products, the content service for pages. */
export type SearchDeps = FindingDeps & { readPages: () => Promise<readonly ContentEntry[]> }

type WirePredictiveSearch = Awaited<ReturnType<ShopifyClient['predictiveSearch']>>

/** The most products, queries and collections of a predictive search, of each kind. */
const PREDICTIVE_LIMIT = 6
/** How many products the drawer reads, to show six styles: a style has up to twelve colours. */
const PREDICTIVE_PRODUCTS = 100
/** The most products of the search page: more than the shop has. */
const MAX_PRODUCTS = 500
/** How many single words of a query without results are searched for. */
const MAX_WORDS = 4

/**
 * Results, suggestions and pages for a query; `filterQuery` has the filters of the address, which the server applies. An
 * empty query sends no request. Throws UpstreamError.
 */
export async function readSearchResults(deps: SearchDeps, typed: string, filterQuery = ''): Promise<SearchResults> {
  const query = normalizeQuery(typed)
  const nothing = { query, list: null, matchingIndexes: null, suggestions: NO_SUGGESTIONS, help: [], reading: AS_TYPED }
  if (query === '') return nothing
  const results = await findAll(deps, query, MAX_PRODUCTS)
  const { products, help, suggestions, reading } = results
  if (products.length === 0) {
    const words = help.length > 0 ? NO_SUGGESTIONS : await readWordSuggestions(deps.shopify, query)
    return { ...nothing, help, suggestions: words, reading: help.length > 0 ? reading : AS_TYPED }
  }
  const list = toBrowsedProducts(products)
  return { query, list, matchingIndexes: findMatchingIndexes(filterQuery, list), suggestions, help, reading }
}

/** Predictive search for a partial query. An empty query sends no request. Throws UpstreamError. */
export async function readPredictiveSearch(deps: SearchDeps, typed: string): Promise<PredictiveSearch> {
  const query = normalizeQuery(typed)
  if (query === '') return { ...NO_SUGGESTIONS, products: [], help: [], reading: AS_TYPED }
  const { products, help, suggestions, reading } = await findAll(deps, query, PREDICTIVE_PRODUCTS)
  const styles = groupByStyle(products).slice(0, PREDICTIVE_LIMIT)
  return {
    ...suggestions,
    products: styles.map(({ products: [product] }) => toResult(product, toSizeParams(reading.filters))),
    help,
    reading: products.length + help.length > 0 ? reading : AS_TYPED,
  }
}

async function findAll(deps: SearchDeps, query: string, most: number) {
  const phrase = removeFillers(query)
  const [results, pages, typedSuggestions] = await Promise.all([
    findProducts(deps, query, most),
    deps.readPages(),
    readSuggestions(deps.shopify, phrase),
  ])
  return {
    ...results,
    help: findHelpPages(results.reading.correction ?? query, pages),
    suggestions: addCollections(
      results.phrase === phrase ? typedSuggestions : await readSuggestions(deps.shopify, results.phrase),
      results,
    ),
  }
}

/** Suggestions with the collections of an occasion or a season first. */
function addCollections(suggestions: Suggestions, { collections }: FoundProducts): Suggestions {
  const byHandle = new Map(
    [...collections, ...suggestions.collections].map((collection) => [collection.handle, collection]),
  )
  return { ...suggestions, collections: [...byHandle.values()].slice(0, PREDICTIVE_LIMIT) }
}

const toResult = (product: ListedProduct, chosen: SearchStrings): SearchResult => ({
  handle: product.handle,
  title: product.colour.name === '' ? product.style : getProductName(product),
  image: product.image,
  price: product.price,
  priceFor: getChosenPrice(product, chosen)?.value ?? null,
  compareAtPrice: product.compareAtPrice,
  availability: product.availability,
})

/** Suggestions for a query, or none if they cannot be read: the results are complete without them. */
async function readSuggestions(shopify: SearchClient, query: string): Promise<Suggestions> {
  const wire = query === '' ? undefined : await readWord(shopify, query)
  return wire ? suggestionsFromWire(wire, query) : NO_SUGGESTIONS
}

const readWord = (shopify: SearchClient, query: string) =>
  shopify.predictiveSearch({ query, limit: PREDICTIVE_LIMIT }).catch(() => undefined)

/** Suggestions for a query without results: its single words that have results, and the collections that match them. */
async function readWordSuggestions(shopify: SearchClient, query: string): Promise<Suggestions> {
  const words = [...new Set(query.split(' '))].filter((word) => !isFiller(word)).slice(0, MAX_WORDS)
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

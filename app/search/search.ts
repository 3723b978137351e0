import type { BrowsedProducts } from '#app/collection/collection.server.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import type { Money } from '#app/ui/money.ts'
import type { HelpPage } from './help-pages.ts'

/** A product that matches a query. */
export type SearchResult = {
  handle: string
  title: string
  image: string | null
  price: Money
  /** What the price is for, like '3 Pack'; null if the product has only one. */
  priceFor: string | null
  compareAtPrice: Money | null
  availability: ListedProduct['availability']
}

/** Queries and collections that match what is typed. */
export type Suggestions = {
  queries: readonly string[]
  collections: readonly { handle: string; title: string }[]
}

/**
 * A size, price or pack that a query asks for: its name, the query without it, and the parameter of product pages that
 * chooses it.
 */
export type QueryFilter = { label: string; rest: string; param?: readonly [name: string, value: string] }

/** How a query was read, where the results are not simply the products that match it as typed. */
export type Reading = {
  /** What the query asks for and all products have. */
  filters: readonly QueryFilter[]
  /** What no product has besides the rest of the query, and was therefore left out: 'Waist 34', 'purple'. */
  missing: readonly string[]
  /** The query with its spelling corrected, which was searched for instead. */
  correction: string | null
}

/** Predictive search: up to 6 products, suggestions and pages for a partial query. */
export type PredictiveSearch = Suggestions & {
  products: readonly SearchResult[]
  help: readonly HelpPage[]
  reading: Reading
}

/** The results of a query: the products as a collection lists them. */
export type SearchResults = {
  query: string
  /** Null without results. */
  list: BrowsedProducts | null
  /** The products that the filters of the address leave; null for all. */
  matchingIndexes: readonly number[] | null
  help: readonly HelpPage[]
  reading: Reading
  /** Suggestions for the query; without results, suggestions for its single words. */
  suggestions: Suggestions
}

/** The reading of a query that was searched for unchanged. */
export const AS_TYPED: Reading = { filters: [], missing: [], correction: null }

/** The suggestions of an empty query. */
export const NO_SUGGESTIONS: Suggestions = { queries: [], collections: [] }

/** Query suggestions without those that only repeat the name of a suggested collection. */
export function getDistinctQueries({ queries, collections }: Suggestions): readonly string[] {
  const titles = new Set(collections.map(({ title }) => title.toLowerCase()))
  return queries.filter((query) => !titles.has(query.toLowerCase()))
}

/** Characters. Ours: keeps addresses and upstream requests small. */
export const MAX_QUERY = 200

/** A query as it is sent, compared and stored: one line, single spaces, at most MAX_QUERY characters. */
export const normalizeQuery = (typed: string): string =>
  typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY)
    .trim()

/** What a query asks for as the parameters of product and collection pages. */
export const toSizeParams = (filters: readonly QueryFilter[]): SearchStrings =>
  Object.fromEntries(filters.flatMap(({ param }) => (param ? [param] : [])))

/** The text for a query without results, by what may help: another language, another letter, another word. */
export function getNoneText(query: string): 'none' | 'none.script' | 'none.letter' {
  if (/\p{L}/u.test(query) && !/\p{Script=Latin}/u.test(query)) return 'none.script'
  const [, secondLetter] = query
  return secondLetter === undefined ? 'none.letter' : 'none'
}

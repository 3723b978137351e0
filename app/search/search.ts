import type { SizeKey } from '#app/collection/filter-keys.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import type { Money } from '#app/ui/money.ts'
import type { HelpPage } from './help-pages.ts'

/** A product that matches a query. */
export type SearchResult = {
  handle: string
  title: string
  image: string | null
  price: Money
  compareAtPrice: Money
  available: boolean
}

/** Queries and collections that match what is typed. */
export type Suggestions = {
  queries: readonly string[]
  collections: readonly { handle: string; title: string }[]
}

/** A size in a query, its name as in the filters of collections ('Waist 34'), and the query without it. */
export type QuerySize = { key: SizeKey; value: string; label: string; rest: string }

/** How a query was read, where the results are not simply the products that match it as typed. */
export type Reading = {
  /** The sizes that all products have in stock. */
  sizes: readonly QuerySize[]
  /** The sizes that no product has, which were therefore left out. */
  missingSizes: readonly QuerySize[]
  /** The query with its spelling corrected, which was searched for instead. */
  correction: string | null
}

/** Products, suggestions and pages for a query, and how it was read. */
type ResultParts = { products: readonly SearchResult[]; help: readonly HelpPage[]; reading: Reading }

/** Predictive search: up to 6 products and the suggestions for a partial query. */
export type PredictiveSearch = Suggestions & ResultParts

/** A page of results for a query. */
export type SearchResults = ResultParts & {
  query: string
  total: number
  /** Suggestions for the query; without results, suggestions for its single words. */
  suggestions: Suggestions
}

/** The reading of a query that was searched for unchanged. */
export const AS_TYPED: Reading = { sizes: [], missingSizes: [], correction: null }

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

/** The sizes of a query as the parameters of product and collection pages. */
export const toSizeParams = (sizes: readonly QuerySize[]): SearchStrings =>
  Object.fromEntries(sizes.map(({ key, value }) => [key, value]))

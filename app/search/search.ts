import type { Money } from '#app/ui/money.ts'

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

/** Predictive search: up to 6 products and the suggestions for a partial query. */
export type PredictiveSearch = Suggestions & { products: readonly SearchResult[] }

/** A page of results for a query. */
export type SearchResults = {
  query: string
  total: number
  products: readonly SearchResult[]
  /** Suggestions for the query; without results, suggestions for its single words. */
  suggestions: Suggestions
}

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

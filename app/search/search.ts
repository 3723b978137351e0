import type { Money } from '#app/ui/money.ts'

/** A product that answers a query. */
export type SearchHit = {
  handle: string
  title: string
  image: string | null
  price: Money
  was: Money
  available: boolean
}

/** What a shopper can search for instead of, or beside, what is typed. */
export type Suggestions = {
  queries: readonly string[]
  collections: readonly { handle: string; title: string }[]
}

/** What the drawer shows while somebody types. */
export type Glimpse = Suggestions & { hits: readonly SearchHit[] }

/** What the page shows for a query. */
export type SearchResult = {
  query: string
  total: number
  hits: readonly SearchHit[]
  /** Beside the hits; where there are none, what each word finds by itself. */
  suggestions: Suggestions
}

export const NO_SUGGESTIONS: Suggestions = { queries: [], collections: [] }

/** Longer queries help nobody; the address and the upstream stay small. */
export const MAX_QUERY = 200

/** A query as it is sent, compared and remembered: one line, single spaces. */
export const cleanQuery = (typed: string): string =>
  typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY)
    .trim()

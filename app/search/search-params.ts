import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { RESULTS_PER_STEP } from '#contracts/shop/list-steps.ts'
import { normalizeQuery } from './search.ts'

/** Sort orders of the results; the first is the default and never written to URLs. */
export const SORTS = ['best', 'price-up', 'price-down'] as const
export type Sort = (typeof SORTS)[number]

/** The most results of a page: the last whole step below 250, Shopify's limit for a request. */
export const MAX_RESULTS = 240

/** Search parameters of the search page. Defaults are left out. */
export type SearchParams = { q?: string; sort?: Exclude<Sort, 'best'>; show?: string }

/** Parses search parameters; unknown values count as absent. */
export function parseSearchParams({ q, sort, show }: SearchStrings): SearchParams {
  const knownSort = SORTS.find((name) => name === getFirstValue(sort))
  const limit = parseResultLimit(getFirstValue(show))
  return {
    q: normalizeQuery(getFirstValue(q) ?? '') || undefined,
    sort: knownSort === 'best' ? undefined : knownSort,
    show: limit > RESULTS_PER_STEP ? String(limit) : undefined,
  }
}

/** The number of results to show, rounded up to whole steps so that caches hold few different pages. */
export function parseResultLimit(show: string | undefined): number {
  const requested = Number(show)
  if (!Number.isFinite(requested) || requested <= RESULTS_PER_STEP) return RESULTS_PER_STEP
  return Math.min(Math.ceil(requested / RESULTS_PER_STEP) * RESULTS_PER_STEP, MAX_RESULTS)
}

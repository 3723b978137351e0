import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import { cleanQuery } from './search.ts'

export const SORTS = ['best', 'price-up', 'price-down'] as const
export type Sort = (typeof SORTS)[number]

/** Hits are shown in steps of so many; Shopify gives at most 250 at once. */
export const STEP = 24
export const MOST_SHOWN = 240

/** The search page's address: words, order, and how many hits are shown. What is usual is left out. */
export type SearchParams = { q?: string; sort?: Exclude<Sort, 'best'>; show?: string }

/** Reads an address. Anything that is not ours counts as not said. */
export function searchParams({ q, sort, show }: SearchStrings): SearchParams {
  const order = SORTS.find((each) => each === firstOf(sort))
  const shown = shownFrom(firstOf(show))
  return {
    q: cleanQuery(firstOf(q) ?? '') || undefined,
    sort: order === 'best' ? undefined : order,
    show: shown > STEP ? String(shown) : undefined,
  }
}

/** How many hits an address asks for: whole steps, so that caches see few different pages. */
export function shownFrom(show: string | undefined): number {
  const asked = Number(show)
  if (!Number.isFinite(asked) || asked <= STEP) return STEP
  return Math.min(Math.ceil(asked / STEP) * STEP, MOST_SHOWN)
}

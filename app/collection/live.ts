import { track } from '#app/analytics/track.ts'
import { report } from '#app/errors/report.ts'
import { fitValue } from '#app/fit/fit-choice.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { FILTER_KEYS, FILTERS, knownValue } from './filter-keys.ts'
import type { Chosen, Filters } from './filters.ts'
import type { ListedProduct } from './goods.ts'
import { listViewed } from './list-viewed.ts'
import type { Counts } from './matching.ts'
import { readSession } from './session-filters.ts'
import { type Shelf, shelfOf } from './shelf.ts'

/*
 * What narrows a collection in the browser, as one chunk that comes when there is time: the page as the server drew it
 * works without.
 */

/** The shelf of packed goods. */
export const openShelf = (goods: string): Shelf => shelfOf(goods)

/** A fit as filters of this collection: 'only my fit' (COL-04). */
export function filtersOfFit({ matcher }: Shelf, fit: SavedFit): Filters {
  const sizes = FILTER_KEYS.map((key) => [key, FILTERS[key].scales.flatMap((scale) => fitValue(fit, scale) ?? [])])
  return matcher.fitted(Object.fromEntries(sizes) satisfies Chosen)
}

/** What the session was narrowed to, as far as this collection has it. Data that is no longer readable is told of (COL-03). */
export function recallSession({ matcher }: Shelf): Filters {
  const { chosen, corrupt } = readSession(window.sessionStorage)
  if (corrupt) report('fit.stored-filters-corrupt')
  return matcher.fitted(chosen)
}

/** Tells analytics of a list that is on the screen, if the visitor agrees to that. */
export const tellOfList = (list: string, products: readonly ListedProduct[]): void =>
  track('Product List Viewed', listViewed(list, products))

/**
 * Brings the boxes of the form in line with the address: which are ticked, how many products each leaves, which would
 * leave none. Otherwise they stay as they were drawn: sixty boxes that React need not compare.
 */
export function showInForm(form: HTMLFormElement, filters: Filters, counts: Counts): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const key = FILTER_KEYS.find((known) => known === box.name)
    const value = key && knownValue(key, box.value)
    if (!key || value === undefined) continue
    const count = counts.get(key)?.get(value) ?? 0
    const ticked = filters.chosen[key]?.includes(value) ?? false
    box.checked = ticked
    // a tick can always be taken back
    box.disabled = count === 0 && !ticked
    const said = box.parentElement?.querySelector('[data-count]')
    if (said) said.textContent = countText(count)
  }
}

/** '(12)', as it stands behind a value. */
export const countText = (count: number): string => `(${count})`

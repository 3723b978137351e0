import { track } from '#app/analytics/track.ts'
import { report } from '#app/errors/report.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { FILTER_KEYS, parseFilterValue } from './filter-keys.ts'
import type { FilterCounts } from './filter-matcher.ts'
import { getValueState } from './filter-value.ts'
import type { Filters } from './filters.ts'
import { toProductListViewed } from './list-viewed.ts'
import type { Listing } from './listing.ts'
import { readSessionFilters } from './read-session-filters.ts'

/*
 * Filtering in the browser, as one chunk that loads after hydration (load-client-filtering.ts).
 */

export { getListing } from './listing.ts'

/** The session's filters as far as this collection has them. Reports unreadable data (COL-03). */
export function restoreSessionFilters({ matcher }: Listing): Filters {
  const { selected, isCorrupt } = readSessionFilters(window.sessionStorage)
  if (isCorrupt) report('fit.stored-filters-corrupt')
  return matcher.toFilters(selected)
}

/** Tracks a product list on the screen, subject to consent. */
export const trackListViewed = (list: string, products: readonly ListedProduct[]): void =>
  track('Product List Viewed', toProductListViewed(list, products))

/** Updates the checkboxes and counts of the filter form in place, so that React need not re-render sixty of them. */
export function updateFilterForm(form: HTMLFormElement, filters: Filters, counts: FilterCounts): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const key = FILTER_KEYS.find((name) => name === box.name)
    const value = key && parseFilterValue(key, box.value)
    if (!key || value === undefined) continue
    const { label, checked, disabled } = getValueState(filters, counts, key, value)
    box.checked = checked
    box.disabled = disabled
    const countElement = box.parentElement?.querySelector('[data-count]')
    if (countElement) countElement.textContent = label
  }
}

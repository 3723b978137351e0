import type { EventProperties } from '#app/analytics/events.ts'
import { track } from '#app/analytics/track.ts'
import { report } from '#app/errors/report.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import { MAX_PRODUCTS_PER_EVENT } from '#contracts/shop/timing-and-limits.ts'
import type { Listing } from './compact-listing.ts'
import { FILTER_KEYS, parseFilterValue, SIZE_FILTERS, SIZE_KEYS, type SizeKey } from './filter-keys.ts'
import type { FilterCounts } from './filter-matcher.ts'
import { getValueState } from './filter-matcher.ts'
import type { Filters, SelectedSizes, Sort } from './filters.ts'
import { type PriceRange, toPriceText } from './price-range.ts'
import { type SessionStore, tryOrUndefined } from './save-session-filters.ts'
import type { Style } from './style-groups.ts'

/*
 * Filtering in the browser, as one chunk that loads after hydration (load-client-filtering.ts).
 */

export { getListing } from './listing.ts'

/** Returns the filters of the session that this collection has. Reports unreadable data (COL-03). */
export function restoreSessionFilters({ matcher }: Listing): Filters {
  const { selected, isCorrupt } = readSessionFilters(window.sessionStorage)
  if (isCorrupt) report('fit.stored-filters-corrupt')
  return matcher.toFilters(selected)
}

/** Tracks a product list on the screen, subject to consent. */
export const trackListViewed = (list: string, styles: readonly Style<ListedProduct>[]): void =>
  track('Product List Viewed', toProductListViewed(list, styles))

/** Updates the filter form in place, so that React need not re-render sixty checkboxes and their counts. */
export function updateFilterForm(form: HTMLFormElement, filters: Filters, sort: Sort, counts: FilterCounts): void {
  updateCheckboxes(form, filters, counts)
  updatePrices(form, filters.price)
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[name=sort]'))
    button.setAttribute('aria-pressed', String(button.value === sort))
}

function updateCheckboxes(form: HTMLFormElement, filters: Filters, counts: FilterCounts): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const key = FILTER_KEYS.find((name) => name === box.name)
    const value = key && parseFilterValue(key, box.value)
    if (!key || value === undefined) continue
    const { label, checked, disabled } = getValueState(filters, counts, key, value)
    box.checked = checked
    box.disabled = disabled
    box.ariaLabel = `${box.dataset.name} ${label}`
    const countElement = box.parentElement?.querySelector('[data-count]')
    if (countElement) countElement.textContent = label
  }
}

function updatePrices(form: HTMLFormElement, { min, max }: PriceRange): void {
  for (const [name, units] of [
    ['min', min],
    ['max', max],
  ] as const) {
    const input = form.querySelector<HTMLInputElement>(`input[name=${name}]`)
    // a price that is being typed is left alone
    if (input && input !== document.activeElement) input.value = toPriceText(units) ?? ''
  }
}

/** Properties of the event "Product List Viewed": the colour that the card of each style shows first. */
export const toProductListViewed = (
  list: string,
  styles: readonly Style<ListedProduct>[],
): EventProperties<'Product List Viewed'> => ({
  list,
  products: styles.slice(0, MAX_PRODUCTS_PER_EVENT).map(({ products: [product] }, index) => ({
    product_id: product.productId,
    sku: product.sku,
    name: getProductName(product),
    category: product.category,
    price: product.price.amount,
    position: index + 1,
  })),
})

/**
 * Reads the filters of this session (COL-03), stored under build, leg, waist, size, cut, length and shortsleg. One invalid
 * value removes them all and sets `isCorrupt` (FIT-14).
 */
export function readSessionFilters(session: SessionStore): { selected: SelectedSizes; isCorrupt: boolean } {
  const selected: Partial<Record<SizeKey, readonly string[]>> = {}
  for (const key of SIZE_KEYS) {
    const text = tryOrUndefined(() => session.getItem(SIZE_FILTERS[key].sessionKey))
    if (text === null || text === undefined) continue
    const items = [parseJsonOrText(text)].flat()
    const values = items.flatMap((item) => (isTextOrNumber(item) ? (parseFilterValue(key, String(item)) ?? []) : []))
    if (values.length === 0 || values.length < items.length) {
      clearSessionFilters(session)
      return { selected: {}, isCorrupt: true }
    }
    selected[key] = values
  }
  return { selected, isCorrupt: false }
}

function clearSessionFilters(session: SessionStore): void {
  for (const key of SIZE_KEYS) tryOrUndefined(() => session.removeItem(SIZE_FILTERS[key].sessionKey))
}

/** Parses JSON; other text ('Build B') is returned unchanged. */
function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

import { FILTER_KEYS, parseFilterValue } from './filter-keys.ts'
import type { FilterCounts } from './filter-matcher.ts'
import { getSharedCount, getValueState } from './filter-matcher.ts'
import type { Filters } from './filters.ts'
import { type PriceRange, toPriceText } from './price-range.ts'
import type { Sort } from './sorts.ts'

/** Updates the filter form in place, so that React need not re-render sixty checkboxes and their counts. */
export function updateFilterForm(form: HTMLFormElement, filters: Filters, sort: Sort, counts: FilterCounts): void {
  updateCheckboxes(form, filters, counts)
  updatePrices(form, filters.price)
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[name=sort]'))
    button.setAttribute('aria-pressed', String(button.value === sort))
}

function updateCheckboxes(form: HTMLFormElement, filters: Filters, counts: FilterCounts): void {
  const folded = new Map<Element, ReturnType<typeof getValueState>[]>()
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const key = FILTER_KEYS.find((name) => name === box.name)
    const value = key && parseFilterValue(key, box.value)
    if (!key || value === undefined) continue
    const state = getValueState(filters, counts, key, value)
    const { label, checked, disabled } = state
    const group = box.closest('details[data-folded]')
    if (group) folded.set(group, [...(folded.get(group) ?? []), state])
    box.checked = checked
    box.disabled = disabled
    box.ariaLabel = `${box.dataset.name} ${label}`
    const countElement = box.parentElement?.querySelector('[data-count]')
    if (countElement) countElement.textContent = label
  }
  for (const [group, states] of folded)
    if (String(getSharedCount(states)) !== group.getAttribute('data-folded')) group.removeAttribute('data-folded')
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

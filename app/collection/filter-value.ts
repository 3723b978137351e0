import type { FilterKey } from './filter-keys.ts'
import type { FilterCounts } from './filter-matcher.ts'
import { type Filters, isSelected } from './filters.ts'

/** State of a filter's checkbox: its product count as '(12)'. A value without products is disabled unless selected. */
export function getValueState(filters: Filters, counts: FilterCounts, key: FilterKey, value: string) {
  const count = counts.get(key)?.get(value) ?? 0
  const checked = isSelected(filters, key, value)
  return { label: `(${count})`, checked, disabled: count === 0 && !checked }
}

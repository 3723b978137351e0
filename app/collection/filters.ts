import type { SearchStrings } from '#app/region/search-strings.ts'
import {
  FACET_KEYS,
  FILTER_KEYS,
  type FilterKey,
  getFilterValues,
  parseFilterValue,
  SIZE_KEYS,
  type SizeKey,
} from './filter-keys.ts'
import { isOpenRange, type PriceRange, parsePriceRange, toPriceSearch } from './price-range.ts'

/** The selected values of each filter; keys without values are absent. */
type SelectedValues = Readonly<Partial<Record<FilterKey, readonly string[]>>>
/** The selected sizes; keys without values are absent. */
export type SelectedSizes = Readonly<Partial<Record<SizeKey, readonly string[]>>>

/**
 * The filters of a collection. A product matches if one variant in stock has a selected value of every size key, and the
 * product has one of every facet and a price within the range. With `byFit` the sizes are those of a shopper's fit, and a
 * product has to match only the keys that a fit decides for it.
 */
export type Filters = { selected: SelectedValues; byFit: boolean; price: PriceRange }

/** Filters that match every product. */
export const NO_FILTERS: Filters = { selected: {}, byFit: false, price: {} }

/** Value of the search parameter `by` for `byFit`. Ours: the spec has none. */
const BY_FIT = 'fit'

/** Values of a key without duplicates, in display order. */
const sortValues = (key: FilterKey, values: readonly string[]): readonly string[] =>
  getFilterValues(key).filter((value) => values.includes(value))

/** Filters in canonical form: values in display order, without empty keys. */
export function createFilters(values: SelectedValues, byFit: boolean, price: PriceRange = {}): Filters {
  const selected: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of FILTER_KEYS) {
    const sortedValues = sortValues(key, values[key] ?? [])
    if (sortedValues.length > 0) selected[key] = sortedValues
  }
  return { selected, byFit: byFit && SIZE_KEYS.some((key) => selected[key]), price }
}

/**
 * Filters from search parameters. A key may be repeated or hold comma-separated values; unknown values, and keys that the
 * collection does not have, are ignored.
 */
export function parseFilters(search: SearchStrings, keys: readonly FilterKey[] = FILTER_KEYS): Filters {
  const values: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of keys) {
    const texts = [search[key] ?? []].flat().flatMap((text) => text.split(','))
    values[key] = texts.flatMap((text) => parseFilterValue(key, text) ?? [])
  }
  return createFilters(values, [search.by ?? []].flat().includes(BY_FIT), parsePriceRange(search))
}

/** Search parameters of filters. Unselected keys are undefined, so that merging removes them from an existing search. */
export function toFilterSearch({ selected, byFit, price }: Filters): SearchStrings {
  const search: SearchStrings = {}
  for (const key of FILTER_KEYS) {
    const values = selected[key] ?? []
    search[key] = values.length > 1 ? [...values] : values[0]
  }
  return { ...search, ...toPriceSearch(price), by: byFit ? BY_FIT : undefined }
}

/** A selected filter that can be removed on its own. */
export type SelectedFilter = { key: FilterKey; value: string } | { key: 'price' }

/** The selected filters as a flat list, in display order. */
export const listSelected = ({ selected, price }: Filters): readonly SelectedFilter[] => [
  ...FILTER_KEYS.flatMap((key) => (selected[key] ?? []).map((value) => ({ key, value }))),
  ...(isOpenRange(price) ? [] : [{ key: 'price' } as const]),
]

/** The size keys with selected values, in display order. */
export const getSelectedSizeKeys = ({ selected }: Filters): readonly SizeKey[] =>
  SIZE_KEYS.filter((key) => selected[key])

export const isSelected = ({ selected }: Filters, key: FilterKey, value: string): boolean =>
  selected[key]?.includes(value) ?? false

export const isEmpty = ({ selected, price }: Filters): boolean =>
  Object.keys(selected).length === 0 && isOpenRange(price)

/** Adds a value, or removes it if it is selected. */
export function toggleValue(filters: Filters, key: FilterKey, value: string): Filters {
  const { selected, byFit, price } = filters
  const values = selected[key] ?? []
  const nextValues = isSelected(filters, key, value) ? values.filter((other) => other !== value) : [...values, value]
  return createFilters({ ...selected, [key]: nextValues }, byFit, price)
}

/** The filters without a selected one. */
export const removeFilter = (filters: Filters, filter: SelectedFilter): Filters =>
  filter.key === 'price' ? { ...filters, price: {} } : toggleValue(filters, filter.key, filter.value)

/** The filters with the sizes of other filters; facets and price stay. */
export function replaceSizes({ selected, price }: Filters, sizes: Filters): Filters {
  const facets = Object.fromEntries(FACET_KEYS.map((key) => [key, selected[key]]))
  return createFilters({ ...sizes.selected, ...facets }, sizes.byFit, price)
}

/** Whether two filters select the same sizes. */
export const haveSameSizes = (first: Filters, second: Filters): boolean =>
  first.byFit === second.byFit &&
  SIZE_KEYS.every((key) => (first.selected[key] ?? []).join() === (second.selected[key] ?? []).join())

/** Search parameters of the sizes with exactly one selected value: a product page opens with these selected. */
export const toSizeSearch = ({ selected }: Filters): SearchStrings =>
  Object.fromEntries(SIZE_KEYS.flatMap((key) => (selected[key]?.length === 1 ? [[key, selected[key][0]]] : [])))

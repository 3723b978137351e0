import type { SearchStrings } from '#app/region/search-strings.ts'
import { FILTER_KEYS, type FilterKey, getFilterValues, parseFilterValue } from './filter-keys.ts'

/** The selected values of each filter; keys without values are absent. */
export type SelectedValues = Readonly<Partial<Record<FilterKey, readonly string[]>>>

/**
 * The filters of a collection. A product matches if one variant in stock has a selected value of every key. With `byFit`
 * the values are one shopper's sizes, and a product has to match only the keys that a fit decides for it.
 */
export type Filters = { selected: SelectedValues; byFit: boolean }

/** Filters that match every product. */
export const NO_FILTERS: Filters = { selected: {}, byFit: false }

/** Value of the search parameter `by` for `byFit`. Ours: the spec has none. */
const BY_FIT = 'fit'

/** Values of a key without duplicates, in display order. */
const sortValues = (key: FilterKey, values: readonly string[]): readonly string[] =>
  getFilterValues(key).filter((value) => values.includes(value))

/** Filters in canonical form: values in display order, without empty keys. */
export function createFilters(values: SelectedValues, byFit: boolean): Filters {
  const selected: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of FILTER_KEYS) {
    const sortedValues = sortValues(key, values[key] ?? [])
    if (sortedValues.length > 0) selected[key] = sortedValues
  }
  return { selected, byFit: byFit && Object.keys(selected).length > 0 }
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
  return createFilters(values, [search.by ?? []].flat().includes(BY_FIT))
}

/** Search parameters of filters. Unselected keys are undefined, so that merging removes them from an existing search. */
export function toFilterSearch({ selected, byFit }: Filters): SearchStrings {
  const search: SearchStrings = {}
  for (const key of FILTER_KEYS) {
    const values = selected[key] ?? []
    search[key] = values.length > 1 ? [...values] : values[0]
  }
  return { ...search, by: byFit ? BY_FIT : undefined }
}

/** The selected values as a flat list, in display order. */
export const listSelected = ({ selected }: Filters): readonly { key: FilterKey; value: string }[] =>
  FILTER_KEYS.flatMap((key) => (selected[key] ?? []).map((value) => ({ key, value })))

/** The keys with selected values, in display order. */
export const getSelectedKeys = ({ selected }: Filters): readonly FilterKey[] =>
  FILTER_KEYS.filter((key) => selected[key])

/** Whether a value is selected. */
export const isSelected = ({ selected }: Filters, key: FilterKey, value: string): boolean =>
  selected[key]?.includes(value) ?? false

/** Whether no value is selected. */
export const isEmpty = ({ selected }: Filters): boolean => Object.keys(selected).length === 0

/** Adds a value, or removes it if it is selected. */
export function toggleValue(filters: Filters, key: FilterKey, value: string): Filters {
  const { selected, byFit } = filters
  const values = selected[key] ?? []
  const nextValues = isSelected(filters, key, value) ? values.filter((other) => other !== value) : [...values, value]
  return createFilters({ ...selected, [key]: nextValues }, byFit)
}

/** Whether two filters match the same products in every collection. */
export const areEqualFilters = (first: Filters, second: Filters): boolean =>
  first.byFit === second.byFit &&
  FILTER_KEYS.every((key) => (first.selected[key] ?? []).join() === (second.selected[key] ?? []).join())

/** Search parameters of the sizes with exactly one selected value: a product page opens with these selected. */
export const toSizeSearch = ({ selected }: Filters): SearchStrings =>
  Object.fromEntries(FILTER_KEYS.flatMap((key) => (selected[key]?.length === 1 ? [[key, selected[key][0]]] : [])))

import type { SearchStrings } from '#app/region/search-strings.ts'
import { FILTER_KEYS, type FilterKey, knownValue, valuesOf } from './filter-keys.ts'

/** What each key is narrowed to: any of its values will do. Keys without values are not there. */
export type Chosen = Readonly<Partial<Record<FilterKey, readonly string[]>>>

/**
 * What a collection is narrowed to. A product has to have, in stock and in one variant, a chosen value of every key.
 * `byFit`: the values are one man's sizes, and a product is asked only for those that its kind comes in, so that his
 * trousers and his tops are found together.
 */
export type Filters = { chosen: Chosen; byFit: boolean }

export const NO_FILTERS: Filters = { chosen: {}, byFit: false }

/** Says in an address that its sizes are one man's. Ours: the source has no word for it. */
const BY_FIT = 'fit'

/** Values of a key, each once and in the order of the shop. */
export const inOrder = (key: FilterKey, values: readonly string[]): readonly string[] =>
  valuesOf(key).filter((value) => values.includes(value))

/** Without keys that have nothing to say. */
export function filtersOf(chosen: Chosen, byFit: boolean): Filters {
  const kept: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of FILTER_KEYS) {
    const values = inOrder(key, chosen[key] ?? [])
    if (values.length > 0) kept[key] = values
  }
  return { chosen: kept, byFit: byFit && Object.keys(kept).length > 0 }
}

/**
 * Reads an address. A key may be repeated, and one parameter may hold several values between commas. Junk is ignored, and so
 * is what a collection cannot be narrowed by: a waist says nothing of belts.
 */
export function filtersFromSearch(search: SearchStrings, keys: readonly FilterKey[] = FILTER_KEYS): Filters {
  const chosen: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of keys) {
    const said = [search[key] ?? []].flat().flatMap((text) => text.split(','))
    chosen[key] = said.flatMap((text) => knownValue(key, text) ?? [])
  }
  return filtersOf(chosen, [search.by ?? []].flat().includes(BY_FIT))
}

/** Writes the parameters of an address. Those of other keys are said to be absent, so that it can be laid over a search. */
export function searchFromFilters({ chosen, byFit }: Filters): SearchStrings {
  const search: SearchStrings = {}
  for (const key of FILTER_KEYS) {
    const values = chosen[key] ?? []
    search[key] = values.length > 1 ? [...values] : values[0]
  }
  return { ...search, by: byFit ? BY_FIT : undefined }
}

/** What is chosen, one by one, in the order in which it is shown. */
export const chosenList = ({ chosen }: Filters): readonly { key: FilterKey; value: string }[] =>
  FILTER_KEYS.flatMap((key) => (chosen[key] ?? []).map((value) => ({ key, value })))

/** The keys that something is chosen of. */
export const keysOf = ({ chosen }: Filters): readonly FilterKey[] => FILTER_KEYS.filter((key) => chosen[key])

export const isEmpty = ({ chosen }: Filters): boolean => Object.keys(chosen).length === 0

/** With one value more, or without it where it was chosen. */
export function toggled({ chosen, byFit }: Filters, key: FilterKey, value: string): Filters {
  const before = chosen[key] ?? []
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value]
  return filtersOf({ ...chosen, [key]: after }, byFit)
}

/** True where both leave the same products, whatever the collection. */
export const sameFilters = (one: Filters, other: Filters): boolean =>
  one.byFit === other.byFit &&
  FILTER_KEYS.every((key) => (one.chosen[key] ?? []).join() === (other.chosen[key] ?? []).join())

/** The sizes that leave no doubt, as an address says them: a product opens with them chosen. */
export const settledIn = ({ chosen }: Filters): SearchStrings =>
  Object.fromEntries(FILTER_KEYS.flatMap((key) => (chosen[key]?.length === 1 ? [[key, chosen[key][0]]] : [])))

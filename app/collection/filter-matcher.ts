import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { SizedProduct } from '#app/product/size/size-in-fit.ts'
import { countVariants, decodeBits, intersects } from '#app/product/size/size-stock.ts'
import type { FilterKey } from './filter-keys.ts'
import {
  createFilters,
  type Filters,
  getSelectedKeys,
  listSelected,
  type SelectedValues,
  toggleValue,
} from './filters.ts'
import {
  createMask,
  createOptionSet,
  type FilterGroup,
  getFitSizes,
  listFilterGroups,
  type OptionSet,
} from './option-set.ts'

/** Number of products by key and value. */
export type FilterCounts = ReadonlyMap<FilterKey, ReadonlyMap<string, number>>

/** The filters of one collection, as created by `createFilterMatcher`. */
export type FilterMatcher<Product> = ReturnType<typeof createFilterMatcher<Product & SizedProduct>>

/**
 * Filters the products of a collection by size. All selected keys must match in one variant in stock: a waist of 34 in
 * build A and one of 36 in build B do not make a 34 in build B.
 */
export function createFilterMatcher<Product extends SizedProduct>(products: readonly Product[]) {
  const optionSetByKind = new Map<string, OptionSet>()
  const entries = products.map((product) => {
    const { options, inStock } = product.sizes
    const kind = { productType: product.productType, options }
    const id = JSON.stringify(kind)
    const optionSet = optionSetByKind.get(id) ?? createOptionSet(kind)
    optionSetByKind.set(id, optionSet)
    return { product, optionSet, stock: decodeBits(inStock, countVariants(options)) }
  })
  const optionSets = [...optionSetByKind.values()]
  const groups = listFilterGroups(optionSets)
  const valuesByKey = groupByKey(groups)

  function filterEntries(filters: Filters): typeof entries {
    const keys = getSelectedKeys(filters)
    if (keys.length === 0) return entries
    const masks = new Map(optionSets.map((optionSet) => [optionSet, createMask(optionSet, keys, filters)]))
    return entries.filter(({ optionSet, stock }) => {
      const mask = masks.get(optionSet)
      return mask ? intersects(stock, mask) : false
    })
  }

  /** Filters of those sizes that the collection has. */
  const createAvailableFilters = (sizes: SelectedValues): Filters =>
    createFilters(
      Object.fromEntries(
        valuesByKey.map(([key, values]) => [key, (sizes[key] ?? []).filter((value) => values.includes(value))]),
      ),
      false,
    )
  const findOptionSetsWith = (keys: readonly FilterKey[]): OptionSet[] =>
    optionSets.filter(({ masks }) => keys.every((key) => masks.has(key)))

  return {
    groups,

    /** The products that match, in the collection's order. */
    filterProducts: (filters: Filters): Product[] => filterEntries(filters).map(({ product }) => product),

    /** Number of products for each value if it were the only one of its key, with the other keys unchanged. */
    countByValue: (filters: Filters): FilterCounts =>
      new Map(
        valuesByKey.map(([key, values]) => [
          key,
          new Map(values.map((value) => [value, filterEntries(selectOnly(filters, key, value)).length])),
        ]),
      ),

    /**
     * Filters from another collection's sizes, reduced to those that this one has. `byFit` if no product has all of their
     * keys, as in a collection of trousers and tops.
     */
    toFilters(sizes: SelectedValues): Filters {
      const filters = createAvailableFilters(sizes)
      return { ...filters, byFit: findOptionSetsWith(getSelectedKeys(filters)).length === 0 }
    },

    /**
     * Filters from a fit. `byFit` if products that take no size from a fit would match otherwise, or if no product has all
     * of its keys.
     */
    toFitFilters(fit: SavedFit): Filters {
      const filters = createAvailableFilters(getFitSizes(optionSets, fit))
      const keys = getSelectedKeys(filters)
      const matchingSets = findOptionSetsWith(keys)
      const isExact =
        matchingSets.length > 0 && matchingSets.every(({ fitKeys }) => keys.every((key) => fitKeys.has(key)))
      return { ...filters, byFit: keys.length > 0 && !isExact }
    },

    /** The selected value whose removal brings back the most products, and their number; undefined if none does. */
    suggestRemoval(filters: Filters): { key: FilterKey; value: string; count: number } | undefined {
      return listSelected(filters)
        .map(({ key, value }) => ({ key, value, count: filterEntries(toggleValue(filters, key, value)).length }))
        .filter(({ count }) => count > 0)
        .toSorted((first, second) => second.count - first.count)[0]
    },
  }
}

const selectOnly = ({ selected, byFit }: Filters, key: FilterKey, value: string): Filters => ({
  selected: { ...selected, [key]: [value] },
  byFit,
})

/** The values of each key, over all of its scales. */
function groupByKey(groups: readonly FilterGroup[]): [FilterKey, string[]][] {
  const values = new Map<FilterKey, string[]>()
  for (const group of groups) values.set(group.key, [...(values.get(group.key) ?? []), ...group.values])
  return [...values]
}

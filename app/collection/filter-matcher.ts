import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { isReduced } from '#app/product/product.ts'
import type { SizedProduct } from '#app/product/size/size-in-fit.ts'
import { countVariants, decodeBits, intersects } from '#app/product/size/size-stock.ts'
import { toMinorUnits } from '#app/ui/money.ts'
import { FACET_KEYS, type FacetKey, type FilterKey, getFilterValues, type SizeKey } from './filter-keys.ts'
import {
  createFilters,
  type Filters,
  getSelectedSizeKeys,
  isSelected,
  listSelected,
  removeFilter,
  type SelectedFilter,
  type SelectedSizes,
} from './filters.ts'
import {
  createMask,
  createOptionSet,
  getFitSizes,
  listSizeGroups,
  type OptionSet,
  type SizeGroup,
} from './option-set.ts'
import { isWithinRange } from './price-range.ts'
import { countStyles } from './style-groups.ts'

/** Number of styles by key and value. */
export type FilterCounts = ReadonlyMap<FilterKey, ReadonlyMap<string, number>>

/** The values of one scale or facet that can be filtered by. A key has several groups if it has several scales. */
type FilterGroup = SizeGroup | { key: FacetKey; scale: FacetKey; values: readonly string[] }

/** The fields of a product that filters use. */
type FilteredProduct = SizedProduct &
  Pick<ListedProduct, 'handle' | 'colours' | 'price' | 'compareAtPrice' | 'colourFamily' | 'cloth' | 'legShape'>

/** The filters of one collection, as created by `createFilterMatcher`. */
export type FilterMatcher<Product> = ReturnType<typeof createFilterMatcher<Product & FilteredProduct>>

/** The value that a product has of each facet. */
const getFacets = (product: FilteredProduct): Record<FacetKey, string | null> => ({
  colour: product.colourFamily,
  cloth: product.cloth,
  shape: product.legShape,
  sale: isReduced(product) ? 'reduced' : null,
})

/**
 * Filters the products of a collection. All selected sizes must match in one variant in stock: a waist of 34 in build A
 * and one of 36 in build B do not make a 34 in build B.
 */
export function createFilterMatcher<Product extends FilteredProduct>(products: readonly Product[]) {
  const optionSetByKind = new Map<string, OptionSet>()
  const entries = products.map((product) => {
    const { options, inStock } = product.sizes
    const kind = { productType: product.productType, options }
    const id = JSON.stringify(kind)
    const optionSet = optionSetByKind.get(id) ?? createOptionSet(kind)
    optionSetByKind.set(id, optionSet)
    const stock = decodeBits(inStock, countVariants(options))
    return { product, optionSet, stock, facets: getFacets(product), price: toMinorUnits(product.price) }
  })
  const optionSets = [...optionSetByKind.values()]
  const sizeGroups = listSizeGroups(optionSets)
  // facets are of no use in a collection of a single style
  const facetGroups = (countStyles(products) === 1 ? [] : FACET_KEYS).flatMap((key) => {
    const available = new Set(entries.map(({ facets }) => facets[key]))
    const values = getFilterValues(key).filter((value) => available.has(value))
    // A reduction is the one value of its facet, and most products have none.
    return values.length > 1 || (key === 'sale' && available.size > 1) ? [{ key, scale: key, values }] : []
  })
  const isColour = ({ key }: FilterGroup) => key === 'colour'
  /** In display order: the colour is chosen most, and sizes are many boxes. */
  const groups: readonly FilterGroup[] = [
    ...facetGroups.filter(isColour),
    ...sizeGroups,
    ...facetGroups.filter((group) => !isColour(group)),
  ]
  const valuesByKey = groupByKey(groups)
  const sizesByKey = groupByKey(sizeGroups)

  function filterEntries(filters: Filters): typeof entries {
    const { selected, price } = filters
    const sizeKeys = getSelectedSizeKeys(filters)
    const masks = new Map(optionSets.map((optionSet) => [optionSet, createMask(optionSet, sizeKeys, filters)]))
    const facetKeys = FACET_KEYS.filter((key) => selected[key])
    return entries.filter((entry) => {
      if (!isWithinRange(entry.price, price)) return false
      if (!facetKeys.every((key) => selected[key]?.includes(entry.facets[key] ?? ''))) return false
      if (sizeKeys.length === 0) return true
      const mask = masks.get(entry.optionSet)
      return mask ? intersects(entry.stock, mask) : false
    })
  }
  const filterProducts = (filters: Filters): Product[] => filterEntries(filters).map(({ product }) => product)

  /** Filters of those sizes that the collection has. */
  const createAvailableFilters = (sizes: SelectedSizes): Filters =>
    createFilters(
      Object.fromEntries(
        sizesByKey.map(([key, values]) => [key, (sizes[key] ?? []).filter((value) => values.includes(value))]),
      ),
      false,
    )
  const findOptionSetsWith = (keys: readonly SizeKey[]): OptionSet[] =>
    optionSets.filter(({ masks }) => keys.every((key) => masks.has(key)))

  return {
    groups,
    /** The lowest and the highest price in minor units; 0 without products. */
    priceBounds: {
      min: Math.min(...entries.map(({ price }) => price), entries.length > 0 ? Infinity : 0),
      max: Math.max(...entries.map(({ price }) => price), 0),
    },

    /** The products that match, in the collection's order. */
    filterProducts,

    /** The number of styles for each value, as if it were the only selected value of its key. */
    countByValue: (filters: Filters): FilterCounts =>
      new Map(
        valuesByKey.map(([key, values]) => [
          key,
          new Map(values.map((value) => [value, countStyles(filterProducts(selectOnly(filters, key, value)))])),
        ]),
      ),

    /**
     * Returns filters for another collection's sizes, reduced to those that this one has. `byFit` is set if no product has all
     * of their keys, as in a collection of trousers and tops.
     */
    toFilters(sizes: SelectedSizes): Filters {
      const filters = createAvailableFilters(sizes)
      return { ...filters, byFit: findOptionSetsWith(getSelectedSizeKeys(filters)).length === 0 }
    },

    /**
     * Returns filters for a fit. `byFit` is set if products that take no size from a fit would match otherwise, or if no
     * product has all of its keys.
     */
    toFitFilters(fit: SavedFit): Filters {
      const filters = createAvailableFilters(getFitSizes(optionSets, fit))
      const keys = getSelectedSizeKeys(filters)
      const matchingSets = findOptionSetsWith(keys)
      const isExact =
        matchingSets.length > 0 && matchingSets.every(({ fitKeys }) => keys.every((key) => fitKeys.has(key)))
      return { ...filters, byFit: keys.length > 0 && !isExact }
    },

    /** The selected filter whose removal brings back the most styles, and their number; undefined if none does. */
    suggestRemoval(filters: Filters): { filter: SelectedFilter; count: number } | undefined {
      return listSelected(filters)
        .map((filter) => ({ filter, count: countStyles(filterProducts(removeFilter(filters, filter))) }))
        .filter(({ count }) => count > 0)
        .toSorted((first, second) => second.count - first.count)[0]
    },
  }
}

const selectOnly = ({ selected, byFit, price }: Filters, key: FilterKey, value: string): Filters => ({
  selected: { ...selected, [key]: [value] },
  byFit,
  price,
})

/** The values of each key, over all of its scales. */
function groupByKey<Key extends FilterKey>(
  groups: readonly { key: Key; values: readonly string[] }[],
): [Key, string[]][] {
  const values = new Map<Key, string[]>()
  for (const group of groups) values.set(group.key, [...(values.get(group.key) ?? []), ...group.values])
  return [...values]
}

/** State of a filter's checkbox: its product count as '(12)'. A value without products is disabled unless selected. */
export function getValueState(filters: Filters, counts: FilterCounts, key: FilterKey, value: string) {
  const count = counts.get(key)?.get(value) ?? 0
  const checked = isSelected(filters, key, value)
  return { count, label: `(${count})`, checked, disabled: count === 0 && !checked }
}

/** The count that several values have in common, undefined if they differ. */
export function getSharedCount([first, ...others]: readonly { count: number }[]): number | undefined {
  return others.every(({ count }) => count === first?.count) ? first?.count : undefined
}

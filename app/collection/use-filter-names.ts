import { collectionWords, facetWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMoney } from '#app/ui/money.ts'
import { type FacetKey, type FacetWord, type FilterKey, getScale, isSizeKey } from './filter-keys.ts'
import type { SelectedFilter } from './filters.ts'
import { formatPriceRange, type PriceRange } from './price-range.ts'

/** Names of filters: of a facet's value ('Navy'), of a selected filter ('Waist 34', 'Navy', '£50 to £100'). */
export function useFilterNames() {
  const t = useWords(collectionWords)
  const facet = useWords(facetWords)
  const { currency, intlLocale } = useRegion()

  const getFacetName = (key: FacetKey, value: string) => facet(`${key}.${value}` as FacetWord)
  const getValueName = (key: FilterKey, value: string) => (isSizeKey(key) ? value : getFacetName(key, value))
  const format = (units: number) => formatPrice(toMoney(units, currency), intlLocale)

  return {
    getValueName,
    getFilterName(filter: SelectedFilter, price: PriceRange): string {
      if (filter.key === 'price') return formatPriceRange(price, t, format)
      const name = getValueName(filter.key, filter.value)
      return isSizeKey(filter.key) ? `${t(`scale.${getScale(filter.key, filter.value)}`)} ${name}` : name
    },
  }
}

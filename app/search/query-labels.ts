import { getScale, SIZE_KEYS, type SizeKey } from '#app/collection/filter-keys.ts'
import type { SelectedSizes } from '#app/collection/filters.ts'
import { formatPriceRange } from '#app/collection/price-range.ts'
import { collectionWords } from '#app/copy/collection.ts'
import { translateFrom } from '#app/copy/copy.ts'
import { formatPrice, toMoney } from '#app/ui/money.ts'
import type { Region } from '#contracts/shop/regions.ts'
import type { ParsedQuery } from './parse-query.ts'
import { formatSize } from './parse-query-sizes.ts'
import type { QueryFilter } from './search.ts'

/**
 * The sizes, price and pack of a query with their names as in the filters of collections ('Waist 34', 'Up to £50'), each
 * with the query without it. Only the server makes them, because the browser would have to load the filters for the names.
 */
export function describeQueryFilters(
  { unsized, sizes, price, pack }: ParsedQuery,
  region: Region,
): { sizes: readonly (readonly QueryFilter[])[]; price: QueryFilter | undefined; pack: QueryFilter | undefined } {
  const t = (key: keyof typeof collectionWords, values: Record<string, string>) =>
    translateFrom(region.locale, collectionWords, key, values)
  const format = (units: number) => formatPrice(toMoney(units, region.currency), region.intlLocale)
  const amounts = [price?.text, pack?.text].filter((text) => text !== undefined)
  const [firstSizes = {}] = sizes
  const sizeTexts = listSizes(firstSizes).map(({ key, value }) => formatSize(key, value))
  const join = (...parts: readonly string[]) => parts.join(' ').trim()
  const without = (text: string) => join(unsized, ...sizeTexts, ...amounts.filter((other) => other !== text))
  return {
    sizes: sizes.map((reading) => {
      const list = listSizes(reading)
      return list.map((size) => {
        const others = list.filter((other) => other !== size).map(({ key, value }) => formatSize(key, value))
        const label = `${collectionWords[`scale.${getScale(size.key, size.value)}`]} ${size.value}`
        return { label, rest: join(unsized, ...others, ...amounts), param: [size.key, size.value] }
      })
    }),
    price: price ? { label: formatPriceRange(price.value, t, format), rest: without(price.text) } : undefined,
    pack: pack ? { label: pack.value, rest: without(pack.text), param: ['pack', pack.value] } : undefined,
  }
}

const listSizes = (sizes: SelectedSizes): readonly { key: SizeKey; value: string }[] =>
  SIZE_KEYS.flatMap((key) => (sizes[key] ?? []).map((value) => ({ key, value })))

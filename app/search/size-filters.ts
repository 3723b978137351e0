import { getScale, SIZE_KEYS, type SizeKey } from '#app/collection/filter-keys.ts'
import type { SelectedSizes } from '#app/collection/filters.ts'
import { collectionWords } from '#app/copy/collection.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { formatSize } from './parse-query-sizes.ts'
import type { QuerySize } from './search.ts'

type ProductFilters = Extract<Parameters<ShopifyClient['search']>[0]['productFilters'], readonly unknown[]>

/** Shopify's names of a scale's option; that of shorts and that of swimwear differ. */
const OPTION_NAMES = {
  waist: ['Waist'],
  build: ['Build'],
  leg: ['Leg'],
  shortsleg: ['ShortsLeg', 'SwimShortsLeg'],
  size: ['Size'],
  chest: ['Chest'],
  socksize: ['Size'],
  cut: ['Cut'],
  length: ['Length'],
} as const

/**
 * Shopify's filters for products that have these sizes in one variant in stock. There are several sets if an option has
 * several names, because a request cannot combine them by "or"; each set needs a search of its own.
 */
export function toProductFilters(sizes: SelectedSizes): readonly ProductFilters[] {
  let sets: ProductFilters[] = [[{ available: true }]]
  for (const { key, value } of listSizes(sizes)) {
    const scale = getScale(key, value)
    const optionValue = scale === 'build' ? `Build ${value}` : value
    sets = OPTION_NAMES[scale].flatMap((name) =>
      sets.map((filters) => [...filters, { variantOption: { name, value: optionValue } }]),
    )
  }
  return sets
}

/**
 * The sizes of a query as a list, each with its name and the query without it. Only the server makes it, because the
 * browser would have to load the collection filters for the names.
 */
export function toQuerySizes(words: string, sizes: SelectedSizes): readonly QuerySize[] {
  const list = listSizes(sizes)
  return list.map((size) => {
    const others = list.filter((other) => other !== size).map(({ key, value }) => formatSize(key, value))
    const label = `${collectionWords[`scale.${getScale(size.key, size.value)}`]} ${size.value}`
    return { ...size, label, rest: [words, ...others].join(' ').trim() }
  })
}

const listSizes = (sizes: SelectedSizes): readonly { key: SizeKey; value: string }[] =>
  SIZE_KEYS.flatMap((key) => (sizes[key] ?? []).map((value) => ({ key, value })))

import { getScale, SIZE_KEYS, type SizeKey } from '#app/collection/filter-keys.ts'
import type { SelectedSizes } from '#app/collection/filters.ts'
import { collectionWords } from '#app/copy/collection.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { formatSize } from './parse-query-sizes.ts'
import type { QuerySize } from './search.ts'

type ProductFilters = Extract<Parameters<ShopifyClient['search']>[0]['productFilters'], readonly unknown[]>

/** The names of a scale's option in Shopify; shorts and swimwear name theirs differently. */
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
 * Filters of Shopify that leave products with these sizes in one variant in stock, one set after the other until one has
 * results: two options cannot be alternatives in one request.
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
 * The sizes of a query as a list, each with the query without it and its name, which the server writes because the browser
 * would need the filters of collections for it.
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

import type { SearchStrings } from '#app/region/search-strings.ts'
import type { ProductSizes } from '../product.ts'
import { toSearch } from './choice.ts'
import { decodeNumbers } from './number-runs.ts'
import type { VariantGrid } from './variant-grid.ts'

/** The address parameters of a variant's size, by the number of its id; none if the product has no such variant. */
export function toVariantSearch(product: ProductSizes, variant: number): SearchStrings {
  const choice = findChoice(product.variants, variant)
  return choice ? toSearch(product.options, choice) : {}
}

/** The values of the variant with this number, as indices; null if the product has no such variant. */
export function findChoice({ ids, shape }: VariantGrid, variant: number): readonly number[] | null {
  let index = variant > 0 ? decodeNumbers(ids).indexOf(variant) : -1
  if (index < 0) return null
  const choice: number[] = []
  for (const size of shape.toReversed()) {
    choice.unshift(index % size)
    index = Math.floor(index / size)
  }
  return choice
}

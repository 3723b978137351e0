import type { SearchStrings } from '#app/region/search-strings.ts'
import type { ProductSizes } from '../product.ts'
import { toSearch } from './choice.ts'
import { findChoice } from './find-choice.ts'

/** The address parameters of the size that a variant is, by the number of its id; none for another product's variant. */
export function toVariantSearch(product: ProductSizes, variant: number): SearchStrings {
  const choice = findChoice(product.variants, variant)
  return choice ? toSearch(product.options, choice) : {}
}

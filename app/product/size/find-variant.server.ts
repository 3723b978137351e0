import type { SearchStrings } from '#app/region/search-strings.ts'
import type { Product } from '../product.ts'
import { getChoiceFromSearch, getColourState, getVariant } from './choice.ts'

/** A variant that can be added to the cart, or why there is none. */
type FindVariantOutcome =
  | { ok: true; merchandiseId: string }
  | { ok: false; failure: 'cart.variant-unavailable' | 'cart.colour-unavailable' }

/** The variant of a product in the sizes of an address. An unknown product counts as an unavailable colour. */
export function findVariant(product: Product | null, search: SearchStrings): FindVariantOutcome {
  if (!product || getColourState(product) !== 'available') return { ok: false, failure: 'cart.colour-unavailable' }
  const variant = getVariant(product, getChoiceFromSearch(product.options, search))
  return variant?.state === 'available'
    ? { ok: true, merchandiseId: variant.merchandiseId }
    : { ok: false, failure: 'cart.variant-unavailable' }
}

import type { SearchStrings } from '#app/region/search-strings.ts'
import type { Product } from '../product.ts'
import { choiceFromSearch, chosenVariant } from './choice.ts'

/** A variant that can go into the cart, or why there is none. */
export type FoundSize =
  | { ok: true; merchandiseId: string }
  | { ok: false; failure: 'cart.variant-unavailable' | 'cart.colour-unavailable' }

/** The variant of a product in the sizes of an address. A product that is gone altogether is a colour that is. */
export function variantIn(product: Product | null, search: SearchStrings): FoundSize {
  if (!product?.available) return { ok: false, failure: 'cart.colour-unavailable' }
  const variant = chosenVariant(product, choiceFromSearch(product.options, search))
  return variant?.state === 'available'
    ? { ok: true, merchandiseId: variant.merchandiseId }
    : { ok: false, failure: 'cart.variant-unavailable' }
}

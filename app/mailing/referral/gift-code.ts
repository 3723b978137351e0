import { parseDiscountCode } from '#app/cart/cart-address.ts'
import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'

/**
 * Parses the code of a friend's link (`?discount=`, spec 2). Anything else is set to undefined rather than left out, because
 * the router keeps parameters that validation leaves out.
 */
export const parseGiftCode = ({ discount }: SearchStrings): { discount?: string | undefined } => ({
  discount: parseDiscountCode(getFirst(discount)),
})

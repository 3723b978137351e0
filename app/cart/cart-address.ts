import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { WELCOME_CODE } from '#contracts/shop/discount-codes.ts'

/** A discount code: one short word. */
export const DISCOUNT_CODE = /^[\w-]{1,40}$/

/** A discount code from an address or a cookie; undefined for any other text, which must be neither shown nor sent on. */
export function parseDiscountCode(text: unknown): string | undefined {
  const code = typeof text === 'string' ? text.trim() : ''
  return DISCOUNT_CODE.test(code) ? code : undefined
}

/** The message of a code that will be taken off at checkout (CART-14). Shopify's codes are case-insensitive. */
export const getOfferNotice = (code: string): 'discount.sorted' | 'discount.other' =>
  code.toUpperCase() === WELCOME_CODE ? 'discount.sorted' : 'discount.other'

/** A cart's id in a link (CART-07): Shopify's own, or its tail, the token with its key. Nothing else is sent to Shopify. */
export const CHECKOUT_ID = /^(gid:\/\/shopify\/Cart\/)?[\w-]{1,100}(\?key=[\w-]{1,100})?$/

/** The valid checkout_id of a search; undefined where there is none. */
export function getCheckoutId(search: object): string | undefined {
  const checkoutId: unknown = Reflect.get(search, 'checkout_id')
  return typeof checkoutId === 'string' && CHECKOUT_ID.test(checkoutId) ? checkoutId : undefined
}

/** The format of a cart's id, checked because a cookie may hold anything. Shopify decides whether the cart exists. */
export const CART_ID = /^gid:\/\/shopify\/Cart\/[!-~]{1,400}$/

/**
 * Parses the code of a friend's link (`?discount=`, spec 2). Anything else is set to undefined rather than left out, because
 * the router keeps parameters that validation leaves out.
 */
export const parseGiftCode = ({ discount }: SearchStrings): { discount?: string | undefined } => ({
  discount: parseDiscountCode(getFirstValue(discount)),
})

/** The name of a cart line in an address: its id without the cart's. */
export const getLineKey = (lineId: string): string => /\/CartLine\/([\w-]+)/.exec(lineId)?.[1] ?? ''

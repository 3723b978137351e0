/** Spec 8: the code of the first order, with a message of its own. */
const WELCOME_CODE = 'SORTED'

/** The message of a code that will be taken off at checkout (CART-14). Shopify's codes are case-insensitive. */
export const getOfferNotice = (code: string): 'discount.sorted' | 'discount.other' =>
  code.toUpperCase() === WELCOME_CODE ? 'discount.sorted' : 'discount.other'

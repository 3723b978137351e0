/** Spec 9: "Cart lines fetched: 100". */
export const CART_LINES_FETCHED = 100

/** The most lines of one addition, which are looked up in Shopify's response. */
export const MAX_LINES_ADDED = CART_LINES_FETCHED

/** The highest quantity of a line. Assumed: far above any stock, far below what a typing slip makes. */
export const MAX_QUANTITY = 1_000

/** The longest gift message, in characters. Assumed: what fits on a card, well below Shopify's limit. */
export const GIFT_MESSAGE_MAX = 200

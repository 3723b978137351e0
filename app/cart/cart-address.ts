/** A discount code is one short word; anything else in a field or an address is none. */
export const DISCOUNT_CODE = /^[\w-]{1,40}$/

/**
 * A cart's id as links carry it (CART-07): Shopify's own, or only its tail, the token with its key. Nothing else is ever
 * sent on.
 */
export const CHECKOUT_ID = /^(gid:\/\/shopify\/Cart\/)?[\w-]{1,100}(\?key=[\w-]{1,100})?$/

/** The whole id behind what a link carries. */
export const cartIdFrom = (checkoutId: string): string =>
  checkoutId.startsWith('gid://') ? checkoutId : `gid://shopify/Cart/${checkoutId}`

/** What of an address names a cart, if it can be one. */
export function checkoutIdIn(search: object): string | undefined {
  const asked: unknown = Reflect.get(search, 'checkout_id')
  return typeof asked === 'string' && CHECKOUT_ID.test(asked) ? asked : undefined
}

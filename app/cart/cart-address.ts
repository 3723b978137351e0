/** A discount code: one short word. */
export const DISCOUNT_CODE = /^[\w-]{1,40}$/

/** A cart's id in a link (CART-07): Shopify's own, or its tail, the token with its key. Nothing else is sent to Shopify. */
export const CHECKOUT_ID = /^(gid:\/\/shopify\/Cart\/)?[\w-]{1,100}(\?key=[\w-]{1,100})?$/

/** Shopify's id of the cart in a link. */
export const toCartId = (checkoutId: string): string =>
  checkoutId.startsWith('gid://') ? checkoutId : `gid://shopify/Cart/${checkoutId}`

/** The valid checkout_id of a search; undefined where there is none. */
export function getCheckoutId(search: object): string | undefined {
  const checkoutId: unknown = Reflect.get(search, 'checkout_id')
  return typeof checkoutId === 'string' && CHECKOUT_ID.test(checkoutId) ? checkoutId : undefined
}

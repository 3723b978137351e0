import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { cartFromWire, getVerdict } from './cart.wire.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { getCheckoutVisitor } from './cart-id.server.ts'
import { type Change, isApplied } from './change-queue.ts'

/** The response where there is no cart (any more). */
export const NO_CART: CartChange = { cart: null, userErrors: [], warnings: [] }

const NOT_MADE = { code: null, field: null, message: 'The answer has no cart, and the cart does not have the change.' }

/**
 * Sends a change of a cart to Shopify. The result always has the cart as long as there is one: where the answer is lost or
 * lacks it, the cart is read. A change without an answer counts as made if the cart has it; else this throws.
 */
export async function changeAtShopify(
  { shopify }: Pick<CartDeps, 'shopify'>,
  cartId: string,
  send: () => Promise<CartChange>,
  isMade: (cart: CartFragment) => boolean,
): Promise<CartChange> {
  let change: CartChange
  try {
    change = await send()
  } catch (cause) {
    const cart = await shopify.cart({ cartId }).catch(() => null)
    if (!cart || !isMade(cart)) throw cause
    return { ...NO_CART, cart }
  }
  const { userErrors } = change
  // only an error that names the cart says that there is none
  if (change.cart || (userErrors.length > 0 && getVerdict(change) === 'invalid')) return change
  const cart = await shopify.cart({ cartId })
  if (!cart) return NO_CART
  return { ...change, cart, userErrors: userErrors.length > 0 || isMade(cart) ? userErrors : [NOT_MADE] }
}

/** Tells whether a cart of Shopify has a change. */
export const hasChange =
  ({ visitor }: Pick<CartDeps, 'visitor'>, change: Change) =>
  (cart: CartFragment): boolean =>
    isApplied(change, cartFromWire(cart, getCheckoutVisitor(visitor)))

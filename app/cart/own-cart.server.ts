import { cartCustomer, cartId, newCart } from '#app/visitor/cookies.ts'
import type { CartInput } from '#contracts/shopify/generated/documents.ts'
import type { Cart } from './cart.ts'
import { toCustomerNumber } from './cart.wire.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { toFailure } from './cart-results.server.ts'
import { copyCart } from './copy-cart.server.ts'
import { findCartId } from './find-cart-id.server.ts'
import { dropCart } from './save-cart.server.ts'

/**
 * The outcome of an operation, in a cart that this browser may use: a cart of a customer who is not signed in here is
 * replaced by a copy without them. `typed` is what the operation put into it besides goods. Where Shopify fails, the
 * outcome holds no cart, and the next operation tries again.
 */
export async function keepOwnCart(deps: CartDeps, outcome: CartOutcome, typed?: CartInput): Promise<CartOutcome> {
  const { visitor, region } = deps
  const id = visitor.getCookie(cartId(region))
  if (!outcome.cart || !id || isOwn(deps, outcome.cart)) return outcome
  try {
    const copy = await copyCart(deps, id, typed)
    if (!copy) dropCart(deps)
    if (copy?.ok === false) return copy
    const cart = copy?.cart ?? null
    return outcome.ok ? { ok: true, cart, notice: copy?.notice ?? outcome.notice } : { ...outcome, cart }
  } catch (cause) {
    return toFailure(deps, outcome.ok ? 'cart.change-failed' : outcome.failure, cause)
  }
}

/** Whether a cart is nobody's or that of the customer who is signed in here. */
export function isOwn({ visitor, region }: CartDeps, { customer }: Pick<Cart, 'customer'>): boolean {
  const signedIn = visitor.getCookie(cartCustomer(region))
  return customer === null || (signedIn !== undefined && toCustomerNumber(signedIn) === customer)
}

/**
 * Leaves this browser's cart to the customer who signs out, and goes on with a copy: addresses that were typed at checkout
 * stay with the old one. Where Shopify fails twice the browser has no cart any more, since privacy goes before goods.
 */
export async function leaveCart(deps: CartDeps): Promise<void> {
  const id = await findCartId(deps)
  if (id === undefined) return
  const copy = await copyCart(deps, id)
    .catch(() => copyCart(deps, id))
    .catch((cause: unknown) => toFailure(deps, 'cart.change-failed', cause))
  if (!copy?.ok) dropCart(deps)
  // carts of before that could not be made one with this
  const { visitor, region } = deps
  const currentId = visitor.getCookie(cartId(region))
  for (const { cookie, value } of visitor.listCookies(newCart(region)))
    if (value !== currentId) visitor.deleteCookie(cookie)
}

import { cartCount } from '#app/visitor/cookies.ts'
import { toCartId } from './cart-address.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { getSoldOutLines, toCompleted, toFailure } from './cart-results.server.ts'
import { copyCart } from './copy-cart.server.ts'
import { findCartId } from './find-cart-id.server.ts'
import { planMerge } from './merge-lines.ts'
import { keepOwnCart } from './own-cart.server.ts'
import { dropCart, saveCart, wasEmptied } from './save-cart.server.ts'

/**
 * The visitor's cart, if any. A cart that reads as empty was checked out and is dropped (CART-05), unless the shopper has
 * just emptied it.
 */
export async function readCart(deps: CartDeps): Promise<CartOutcome> {
  const id = await findCartId(deps)
  if (!id) {
    deps.visitor.deleteCookie(cartCount(deps.region))
    return { ok: true, cart: null, notice: null }
  }
  try {
    return await keepOwnCart(deps, await fetchCart(deps, id))
  } catch (cause) {
    return toFailure(deps, 'cart.change-failed', cause)
  }
}

/**
 * Gives this browser the goods of a link's cart (CART-07), in a cart of its own: who sent the link knows the other one's id.
 * An existing cart wins. Where the fetch fails, the existing cart keeps its id, and the link's is forgotten.
 */
export async function restoreCart(deps: CartDeps, checkoutId: string): Promise<CartOutcome> {
  const savedId = await findCartId(deps)
  const linkedId = toCartId(checkoutId)
  if (savedId && savedId !== linkedId) deps.log('checkout_id was ignored: this browser has a cart of its own')
  try {
    if (savedId) return await keepOwnCart(deps, await fetchCart(deps, savedId))
    return (await copyCart(deps, linkedId)) ?? toCompleted(deps)
  } catch (cause) {
    const failure = toFailure(deps, 'cart.change-failed', cause)
    return savedId ? failure : { ...failure, cart: null }
  }
}

/** Reads a cart, merges its lines and removes those that sold out since. Throws UpstreamError. */
async function fetchCart(deps: CartDeps, id: string): Promise<CartOutcome> {
  const wire = await deps.shopify.cart({ cartId: id })
  const soldOut = wire ? getSoldOutLines(wire) : []
  const updates = wire ? [...planMerge(wire.lines.nodes), ...soldOut] : []
  if (wire && updates.length > 0) {
    const { cart } = await deps.shopify.cartLinesUpdate({ cartId: id, lines: updates })
    return { ok: true, cart: saveCart(deps, cart ?? wire), notice: soldOut.length > 0 ? 'cart.adjusted' : null }
  }
  const wasExpectedEmpty = wasEmptied(deps)
  const cart = wire ? saveCart(deps, wire) : null
  if (!cart && !wasExpectedEmpty) return toCompleted(deps)
  if (!cart) dropCart(deps)
  return { ok: true, cart, notice: null }
}

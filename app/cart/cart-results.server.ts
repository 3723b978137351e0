import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { isCapped } from './cart.wire.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartFailure, CartOutcome, Notice } from './cart-outcome.ts'
import { type LineUpdate, toLineUpdate } from './merge-lines.ts'
import { dropCart, saveCart } from './save-cart.server.ts'

/** Updates that remove the sold-out lines. Shopify keeps those in the cart, at quantity 0. */
export const getSoldOutLines = ({ lines }: CartFragment): LineUpdate[] =>
  lines.nodes.filter(({ quantity }) => quantity === 0).map((line) => toLineUpdate(line, 0))

/**
 * Saves the changed cart, without lines that sold out meanwhile. `updates` are made before; `verdict` is the change's own,
 * where its warnings alone do not give it.
 */
export async function toSuccess(
  deps: CartDeps,
  { cart, warnings }: CartChange,
  { updates = [], verdict }: { updates?: readonly LineUpdate[]; verdict?: 'done' | 'capped' } = {},
): Promise<CartOutcome> {
  if (!cart) return { ok: true, cart: null, notice: null }
  const soldOut = getSoldOutLines(cart)
  const lines = [...updates, ...soldOut]
  const cleaned = lines.length > 0 ? (await deps.shopify.cartLinesUpdate({ cartId: cart.id, lines })).cart : cart
  const isShort = verdict ? verdict === 'capped' : isCapped(warnings)
  const notice: Notice | null = isShort ? 'cart.capped' : soldOut.length > 0 ? 'cart.adjusted' : null
  return { ok: true, cart: saveCart(deps, cleaned ?? cart), notice }
}

/** Reports a failure. */
export function toFailure(deps: CartDeps, failure: CartFailure, cause?: unknown): CartOutcome & { ok: false } {
  deps.report(failure, cause)
  return { ok: false, failure }
}

/** Drops and reports a completed cart (CART-05). */
export function toCompleted(deps: CartDeps): CartOutcome {
  dropCart(deps)
  deps.report('cart.completed')
  return { ok: true, cart: null, notice: 'cart.completed' }
}

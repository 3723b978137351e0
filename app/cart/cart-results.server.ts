import type { CartChange } from '#contracts/shopify/client.ts'
import { isCapped } from './cart.wire.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartFailure, CartOutcome, Notice } from './cart-outcome.ts'
import { cleanUpCart } from './clean-up-cart.server.ts'
import { dropCart, saveCart } from './save-cart.server.ts'

/** Saves the changed cart, put in order. `verdict` is the change's own, where its warnings alone do not give it. */
export async function toSuccess(
  deps: CartDeps,
  { cart: wire, warnings }: CartChange,
  verdict?: 'done' | 'capped',
): Promise<CartOutcome> {
  if (!wire) return { ok: true, cart: null, notice: null }
  const { cart, isAdjusted } = await cleanUpCart(deps, wire)
  const isShort = verdict ? verdict === 'capped' : isCapped(warnings)
  const notice: Notice | null = isShort ? 'cart.capped' : isAdjusted ? 'cart.adjusted' : null
  return { ok: true, cart: saveCart(deps, cart), notice }
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

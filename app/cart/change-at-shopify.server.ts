import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import type { CartFailure, CartOutcome, LineUpdate, Notice } from './cart.ts'
import { cartFromWire, getVerdict, isCapped } from './cart.wire.ts'
import { dropCart, getCheckoutVisitor, saveCart } from './cart-cookies.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { type Change, isApplied } from './change-queue.ts'
import { planCleanUp } from './plan-clean-up.ts'

/** The response where there is no cart (any more). */
export const NO_CART: CartChange = { cart: null, userErrors: [], warnings: [] }

const NOT_MADE = { code: null, field: null, message: 'The answer has no cart, and the cart does not have the change.' }

/**
 * Sends a change of a cart to Shopify. If the response is lost or has no cart, the cart is read; the result has none
 * only where none exists. A lost response counts as success if the cart has the change, else this throws.
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
  // Only an error about the cart's id means that it does not exist.
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

/** Cleans up and saves the changed cart. `verdict` replaces the one that its warnings give. */
export async function toSuccess(
  deps: CartDeps,
  { cart: wire, warnings }: CartChange,
  verdict?: 'done' | 'capped',
): Promise<CartOutcome> {
  if (!wire) return { ok: true, cart: null, notice: null }
  const { cart, isAdjusted, soldOutTitles } = await cleanUpCart(deps, wire)
  const isShort = verdict ? verdict === 'capped' : isCapped(warnings)
  const notice: Notice | null = isShort ? 'cart.capped' : isAdjusted ? 'cart.adjusted' : null
  return {
    ok: true,
    cart: saveCart(deps, cart),
    notice,
    ...(isAdjusted && soldOutTitles.length > 0 && { soldOutTitles }),
  }
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

/** Drops a cart whose goods are all gone. */
export function toEmptied(deps: CartDeps): CartOutcome {
  dropCart(deps)
  return { ok: true, cart: null, notice: 'cart.adjusted' }
}

/**
 * Merges lines of the same goods and removes sold-out lines (Shopify keeps them at quantity 0) and excess letters or
 * garments. If Shopify fails, the requested change still counts, and the next read cleans up. `isAdjusted`: goods were
 * removed, which a notice must say.
 */
export async function cleanUpCart(
  deps: Pick<CartDeps, 'shopify' | 'log'>,
  cart: CartFragment,
): Promise<{ cart: CartFragment; isAdjusted: boolean; soldOutTitles: readonly string[] }> {
  const { updates, isAdjusted, soldOutTitles } = planCleanUp(cart)
  const cleaned = updates.length > 0 ? await tryToUpdate(deps, cart, updates) : cart
  return { cart: cleaned, isAdjusted: isAdjusted && !planCleanUp(cleaned).isAdjusted, soldOutTitles }
}

/** Updates lines of a cart. Resolves to the given cart where Shopify fails. */
export async function tryToUpdate(
  deps: Pick<CartDeps, 'shopify' | 'log'>,
  cart: CartFragment,
  lines: readonly LineUpdate[],
): Promise<CartFragment> {
  const send = () => deps.shopify.cartLinesUpdate({ cartId: cart.id, lines })
  try {
    return (await changeAtShopify(deps, cart.id, send, () => true)).cart ?? cart
  } catch (cause) {
    deps.log(`a cart was not put in order, which the next reading will do: ${cause}`)
    return cart
  }
}

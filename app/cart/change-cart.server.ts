import { discountCode } from '#app/visitor/cookies.ts'
import type { CartChange } from '#contracts/shopify/client.ts'
import { GIFT_MESSAGE, getRefusalMessage, getVerdict } from './cart.wire.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { toCompleted, toFailure, toSuccess } from './cart-results.server.ts'
import { findCartId } from './find-cart-id.server.ts'
import type { LineUpdate } from './merge-lines.ts'
import { saveCart } from './save-cart.server.ts'

/**
 * Sets quantities of lines; 0 removes. A cart completed since stays completed. Lines that another tab removed are left
 * out, and the others retried once.
 */
export function updateLines(deps: CartDeps, lines: readonly LineUpdate[]): Promise<CartOutcome> {
  return changeCart(deps, async (id) => {
    if (lines.length === 0) return toFailure(deps, 'cart.lines-missing')
    const change = await deps.shopify.cartLinesUpdate({ cartId: id, lines })
    if (getVerdict(change) !== 'lines-missing' || !change.cart) return change
    const existingIds = new Set(change.cart.lines.nodes.map((line) => line.id))
    const existing = lines.filter((line) => existingIds.has(line.id))
    const retried = existing.length > 0 ? await deps.shopify.cartLinesUpdate({ cartId: id, lines: existing }) : null
    if (retried && getVerdict(retried) !== 'done' && getVerdict(retried) !== 'capped') return retried
    const outcome = await toSuccess(deps, retried ?? { ...change, userErrors: [] })
    const isMissing = lines.some((line) => line.quantity > 0 && !existingIds.has(line.id))
    return isMissing && outcome.ok ? { ...outcome, notice: 'cart.adjusted' } : outcome
  })
}

/** Removes all lines; makes no change where there are none (CART-08). */
export function removeAllLines(deps: CartDeps): Promise<CartOutcome> {
  return changeCart(deps, async (id) => {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire) return toCompleted(deps)
    const filled = wire.lines.nodes.filter(({ quantity, merchandise }) => merchandise.id && quantity > 0)
    if (filled.length === 0) return { ok: true, cart: saveCart(deps, wire), notice: null }
    const lines = filled.map((line) => ({ id: line.id, quantity: 0 }))
    return deps.shopify.cartLinesUpdate({ cartId: id, lines })
  })
}

/** Sets the gift message, or removes it where it is empty (CART-11). Other attributes stay. */
export function setGiftMessage(deps: CartDeps, message: string): Promise<CartOutcome> {
  return changeCart(deps, async (id) => {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire) return toCompleted(deps)
    const others = wire.attributes.flatMap(({ key, value }) => (key === GIFT_MESSAGE || !value ? [] : [{ key, value }]))
    const attributes = message ? [...others, { key: GIFT_MESSAGE, value: message }] : others
    return deps.shopify.cartAttributesUpdate({ cartId: id, attributes })
  })
}

/**
 * Applies or removes a discount code (CART-12). Shopify keeps a code that does not apply and says so. An applicable code
 * replaces the one of a link; a removed one is no longer handed to checkout.
 */
export function changeCode(
  deps: CartDeps,
  { code, shouldApply }: { code: string; shouldApply: boolean },
): Promise<CartOutcome> {
  const isSame = (other: string) => other.toUpperCase() === code.toUpperCase()
  const linkedCode = deps.visitor.getCookie(discountCode)
  if (!shouldApply && linkedCode !== undefined && isSame(linkedCode)) deps.visitor.deleteCookie(discountCode)
  return changeCart(deps, async (id) => {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire) return toCompleted(deps)
    const others = wire.discountCodes.map((known) => known.code).filter((other) => !isSame(other))
    const change = await deps.shopify.cartDiscountCodesUpdate({
      cartId: id,
      discountCodes: shouldApply ? [...others, code] : others,
    })
    const isApplicable = change.cart?.discountCodes.some((known) => isSame(known.code) && known.applicable)
    if (shouldApply && isApplicable) deps.visitor.deleteCookie(discountCode)
    return change
  })
}

/** Changes the existing cart. `work` returns Shopify's response, or the outcome where that is already known. */
async function changeCart(
  deps: CartDeps,
  work: (id: string) => Promise<CartChange | CartOutcome>,
): Promise<CartOutcome> {
  const id = await findCartId(deps)
  if (!id) {
    // The cookie expired, or another tab dropped it, while the page was open.
    deps.report('cart.no-id')
    return { ok: true, cart: null, notice: 'cart.no-id' }
  }
  try {
    const result = await work(id)
    if ('ok' in result) return result
    const verdict = getVerdict(result)
    if (verdict === 'invalid') return toCompleted(deps)
    if (verdict !== 'refused') return await toSuccess(deps, result)
    const failure = toFailure(deps, 'cart.change-failed', getRefusalMessage(result))
    return result.cart ? { ...failure, cart: saveCart(deps, result.cart) } : failure
  } catch (cause) {
    return toFailure(deps, 'cart.change-failed', cause)
  }
}

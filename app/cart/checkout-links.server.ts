import { checkoutStarted, discountCode } from '#app/visitor/cookies.ts'
import { getCheckoutUrl } from './cart.ts'
import { getRefusalMessage, getVerdict } from './cart.wire.ts'
import { parseDiscountCode } from './cart-address.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { getCheckoutVisitor } from './cart-id.server.ts'
import type { Notice } from './cart-outcome.ts'
import { toFailure } from './cart-results.server.ts'
import { readCart } from './read-cart.server.ts'

/** The goods and codes of a cart permalink (`/cart/1001001:1`). */
type LinkedCart = {
  lines: readonly { merchandiseId: string; quantity: number }[]
  codes: readonly string[]
}

/** Where a link to checkout leads: to the checkout, else to the cart with a notice. */
export type CheckoutOutcome = { ok: true; checkoutUrl: string } | { ok: false; notice: Notice | null }

/** The checkout of this browser's cart, unless it has none or its lines had to change. */
export async function findCheckout(deps: CartDeps): Promise<CheckoutOutcome> {
  const outcome = await readCart(deps)
  if (!outcome.ok) return { ok: false, notice: outcome.failure }
  if (!outcome.cart?.lines.length || outcome.notice) return { ok: false, notice: outcome.notice }
  deps.visitor.setCookie(checkoutStarted(deps.region), '1')
  return { ok: true, checkoutUrl: outcome.cart.checkoutUrl }
}

/**
 * The checkout of a new cart with the goods of a link. This browser's own cart stays as it is: no foreign link or image may
 * change it.
 */
export async function openLinkedCart(deps: CartDeps, { lines, codes }: LinkedCart): Promise<CheckoutOutcome> {
  const storedCode = parseDiscountCode(deps.visitor.getCookie(discountCode))
  const discountCodes = codes.length > 0 ? codes : storedCode === undefined ? [] : [storedCode]
  try {
    const change = await deps.shopify.cartCreate({ input: { lines, discountCodes } })
    const verdict = getVerdict(change)
    if (change.cart && (verdict === 'done' || verdict === 'capped')) {
      const { isLoggedIn } = getCheckoutVisitor(deps.visitor)
      return { ok: true, checkoutUrl: getCheckoutUrl(change.cart.checkoutUrl, { isLoggedIn, discountCode: null }) }
    }
    // Anybody can write a link to goods that do not exist: that is no failure of the shop.
    deps.log(`a cart permalink was refused: ${getRefusalMessage(change)}`)
    return { ok: false, notice: verdict === 'colour-sold-out' ? 'cart.colour-unavailable' : 'cart.variant-unavailable' }
  } catch (cause) {
    return { ok: false, notice: toFailure(deps, 'cart.add-failed', cause).failure }
  }
}

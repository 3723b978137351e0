import { discountCode } from '#app/visitor/cookies.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { changeCode } from './change-cart.server.ts'
import { findCartId } from './find-cart-id.server.ts'
import { getOfferNotice } from './offer-notice.ts'

/** Applies the code of the flash banner (NAV-09). Without a cart it is kept for the first addition and the checkout. */
export async function applyOffer(deps: CartDeps, code: string): Promise<CartOutcome> {
  deps.visitor.setCookie(discountCode, code)
  const notice = getOfferNotice(code)
  if (!(await findCartId(deps))) return { ok: true, cart: null, notice }
  const outcome = await changeCode(deps, { code, shouldApply: true })
  // the cookie of a code that does not apply is gone, and the cart says so
  const isKept = deps.visitor.getCookie(discountCode) !== undefined
  return outcome.ok && isKept ? { ...outcome, notice: outcome.notice ?? notice } : outcome
}

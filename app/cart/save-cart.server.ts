import { cartCount, cartId, customerId, discountCode, firstTimeVisitor, newCart } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import type { Cart } from './cart.ts'
import { type CheckoutVisitor, cartFromWire } from './cart.wire.ts'
import { parseDiscountCode } from './cart-address.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { forgetFoundAdditions } from './unanswered-addition.server.ts'

/**
 * Saves the cart's id and count for 14 days and clears the first-time marker (CART-02). An empty cart is dropped, so that the
 * next visit does not take it for a completed one: then null.
 */
export function saveCart(deps: CartDeps, wire: CartFragment): Cart | null {
  const cart = saveReading(deps, wire)
  if (cart) deps.visitor.setCookie(cartId(deps.region), wire.id)
  return cart
}

/** Like saveCart, but leaves the id as it is: a slow response to a reading must not bring back the cart of before. */
export function saveReading(deps: CartDeps, wire: CartFragment): Cart | null {
  deps.visitor.deleteCookie(firstTimeVisitor)
  forgetFoundAdditions(deps, wire)
  const cart = cartFromWire(wire, getCheckoutVisitor(deps.visitor))
  if (isEmpty(cart)) {
    dropCart(deps)
    return null
  }
  deps.visitor.setCookie(cartCount(deps.region), String(cart.count))
  return cart
}

/** Whether a cart holds nothing: no lines, and no gift message or code that waits for its first line (CART-04). */
const isEmpty = ({ lines, giftMessage, discountCodes }: Cart): boolean =>
  lines.length === 0 && !giftMessage && discountCodes.length === 0

/** Whether the shopper emptied the cart: the browser sets the count to 0 with the last line, before any response. */
export const wasEmptied = ({ visitor, region }: CartDeps) => visitor.getCookie(cartCount(region)) === '0'

/** Deletes the cart's id and count. */
export function dropCart({ visitor, region }: CartDeps): void {
  const id = visitor.getCookie(cartId(region))
  for (const { cookie, value } of visitor.listCookies(newCart(region))) if (value === id) visitor.deleteCookie(cookie)
  visitor.deleteCookie(cartId(region))
  visitor.deleteCookie(cartCount(region))
}

/** What checkout learns about this browser's visitor. */
export function getCheckoutVisitor(visitor: Visitor): CheckoutVisitor {
  return {
    isLoggedIn: visitor.getCookie(customerId) !== undefined,
    discountCode: parseDiscountCode(visitor.getCookie(discountCode)) ?? null,
  }
}

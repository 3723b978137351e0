import { createRandomHex } from '#app/http/ids.ts'
import {
  cartCount,
  cartId,
  customerId,
  discountCode,
  firstTimeVisitor,
  newCart,
  unansweredAddition,
} from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { type Cart, getMarks, type LineToAdd, MARK, markCall, markLines } from './cart.ts'
import { type CheckoutVisitor, cartFromWire } from './cart.wire.ts'
import { CART_ID, parseDiscountCode } from './cart-address.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { planMerge } from './plan-clean-up.ts'

/**
 * Saves the cart's id and count for 14 days and clears the first-time marker (CART-02). An empty cart is dropped, so that the
 * next visit does not take it for a completed one: then null.
 */
export function saveCart(deps: CartDeps, wire: CartFragment): Cart | null {
  const cart = saveReading(deps, wire)
  if (cart) deps.visitor.setCookie(cartId(deps.region), wire.id)
  return cart
}

/** Like saveCart, but does not set the id: a slow response to a read must not restore a previous cart. */
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
export const wasCartEmptied = ({ visitor, region }: CartDeps) => visitor.getCookie(cartCount(region)) === '0'

/** Deletes the cart's id and count. */
export function dropCart({ visitor, region }: CartDeps): void {
  const id = visitor.getCookie(cartId(region))
  for (const { cookie, value } of visitor.listCookies(newCart(region))) if (value === id) visitor.deleteCookie(cookie)
  visitor.deleteCookie(cartId(region))
  visitor.deleteCookie(cartCount(region))
}

/** The visitor's part of the checkout URL. */
export function getCheckoutVisitor(visitor: Visitor): CheckoutVisitor {
  return {
    isLoggedIn: visitor.getCookie(customerId) !== undefined,
    discountCode: parseDiscountCode(visitor.getCookie(discountCode)) ?? null,
  }
}

/**
 * Settles on one cart of this browser and returns its id, if any. Concurrent first additions create several carts, and
 * the last response wins: each other cart has a cookie, and its lines are moved into the winner.
 */
export async function settleCartId(deps: CartDeps): Promise<string | undefined> {
  const { visitor, region } = deps
  const created = visitor.listCookies(newCart(region)).filter(({ value }) => CART_ID.test(value))
  const savedId = visitor.getCookie(cartId(region))
  // A malformed id is not the shop's, and would block every addition.
  if (savedId !== undefined && !CART_ID.test(savedId)) visitor.deleteCookie(cartId(region))
  const id = visitor.getCookie(cartId(region)) ?? created[0]?.value
  if (id === undefined) return undefined
  // another tab's response may have dropped an older cart after this one was created
  if (visitor.getCookie(cartId(region)) === undefined) visitor.setCookie(cartId(region), id)
  // The cookie of this cart stays until it expires, because another cart may still be created.
  for (const { cookie, value } of created)
    if (value !== id && (await moveLines(deps, value, id))) visitor.deleteCookie(cookie)
  return id
}

/** Drops this browser's cart and stores a new one's id, in a cookie of its own in case of a concurrent one. */
export function replaceCart(deps: CartDeps, id: string): void {
  const { visitor, region } = deps
  dropCart(deps)
  visitor.setCookie(newCart(region, createRandomHex(4)), id)
}

/** Adds the lines of one cart to another, each once. Resolves to false where that failed, to be tried again. */
async function moveLines({ shopify, log, report }: CartDeps, fromId: string, toId: string): Promise<boolean> {
  try {
    const [from, to] = await Promise.all([shopify.cart({ cartId: fromId }), shopify.cart({ cartId: toId })])
    if (!to) return true
    const moved = (from?.lines.nodes ?? []).filter((line) => line.quantity > 0 && !isIn(to, line))
    if (moved.length === 0) return true
    const { cart } = await shopify.cartLinesAdd({ cartId: toId, lines: markCall(moved.map(toLineToAdd)) })
    const updates = planMerge(cart?.lines.nodes ?? [])
    if (updates.length > 0) await shopify.cartLinesUpdate({ cartId: toId, lines: updates })
    log('two carts of one browser were made one')
    return true
  } catch (cause) {
    report('cart.change-failed', cause)
    return false
  }
}

type WireLine = CartFragment['lines']['nodes'][number]

/** Whether a cart has all additions of a line. */
function isIn({ lines }: CartFragment, { attributes }: WireLine): boolean {
  const present = new Set(lines.nodes.flatMap((line) => getMarks(line.attributes)))
  const marks = getMarks(attributes)
  return marks.length > 0 && marks.every((mark) => present.has(mark))
}

const toLineToAdd = ({ merchandise, quantity, attributes }: WireLine): LineToAdd => ({
  merchandiseId: merchandise.id,
  quantity,
  attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
})

type Deps = Pick<CartDeps, 'visitor' | 'region'>

/**
 * The lines of an addition with a mark. A posted form has none, because its page is cached for all visitors: if the
 * same goods were added without a response, it repeats that addition once. `mayBeMade`: the cart may have them already.
 */
export async function markAddition(
  { visitor, region }: Deps,
  requested: readonly LineToAdd[],
): Promise<{ lines: LineToAdd[]; mayBeMade: boolean }> {
  const cookie = unansweredAddition(region, await hashLines(requested))
  const mark = visitor.getCookie(cookie)
  if (!mark || !MARK.test(mark)) return { lines: markLines(requested), mayBeMade: false }
  visitor.deleteCookie(cookie)
  return { lines: markLines(requested, mark), mayBeMade: true }
}

/** Stores the mark of a requested addition that got no response and may have been made. */
export async function rememberAddition(
  { visitor, region }: Deps,
  requested: readonly LineToAdd[],
  [line]: readonly LineToAdd[],
): Promise<void> {
  const [mark] = getMarks(line?.attributes ?? [])
  if (mark) visitor.setCookie(unansweredAddition(region, await hashLines(requested)), mark)
}

/** The number of additions without a response that no read of the cart has shown since. */
export const countUnanswered = ({ visitor, region }: Deps): number =>
  visitor.listCookies(unansweredAddition(region)).length

/** Forgets the additions that the cart has: another press after the shopper has seen one there is a new addition. */
function forgetFoundAdditions({ visitor, region }: Deps, { lines }: CartFragment): void {
  const unanswered = visitor.listCookies(unansweredAddition(region))
  if (unanswered.length === 0) return
  const lineMarks = new Set(lines.nodes.flatMap(({ attributes }) => getMarks(attributes)))
  for (const { cookie, value } of unanswered) if (lineMarks.has(value)) visitor.deleteCookie(cookie)
}

/**
 * A hash of an addition, so that no cookie holds what was typed. It covers the marks that a page with script sends, so
 * that only a retry of that page has the same hash.
 */
async function hashLines(lines: readonly LineToAdd[]): Promise<string> {
  const goods = lines.map(({ merchandiseId, quantity, attributes = [] }) => [
    merchandiseId,
    quantity,
    attributes.map(({ key, value }) => ({ key, value })),
  ])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(goods)))
  return new Uint8Array(digest).slice(0, 12).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '')
}

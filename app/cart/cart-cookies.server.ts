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
import { getMarks, MARK, markCall, markLines, planMerge } from './addition-mark.ts'
import type { Cart, LineToAdd } from './cart.ts'
import { type CheckoutVisitor, cartFromWire } from './cart.wire.ts'
import { CART_ID, parseDiscountCode } from './cart-address.ts'
import type { CartDeps } from './cart-deps.server.ts'

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
export const wasCartEmptied = ({ visitor, region }: CartDeps) => visitor.getCookie(cartCount(region)) === '0'

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

/**
 * The id of this browser's cart, if any. Two first additions at once make two carts, of which the last response wins: the
 * others are known by a cookie each, and their lines are moved into the one that won.
 */
export async function findCartId(deps: CartDeps): Promise<string | undefined> {
  const { visitor, region } = deps
  const created = visitor.listCookies(newCart(region)).filter(({ value }) => CART_ID.test(value))
  const savedId = visitor.getCookie(cartId(region))
  // what is no id was not stored by the shop, and must not keep the shopper from a cart
  if (savedId !== undefined && !CART_ID.test(savedId)) visitor.deleteCookie(cartId(region))
  const id = visitor.getCookie(cartId(region)) ?? created[0]?.value
  if (id === undefined) return undefined
  // another tab's response may have dropped an older cart after this one was created
  if (visitor.getCookie(cartId(region)) === undefined) visitor.setCookie(cartId(region), id)
  // the cookie of this cart stays until it expires: another cart may be on its way
  for (const { cookie, value } of created)
    if (value !== id && (await moveLines(deps, value, id))) visitor.deleteCookie(cookie)
  return id
}

/** Drops this browser's cart for one that was just created, and remembers that in case another is created at the same time. */
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
 * The lines of an addition with their mark. A posted form has none, since its page is the same for everybody: pressed again
 * after an addition of the same goods got no answer, it repeats that one, once. `mayBeMade`: the cart may have them already.
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

/** Remembers a requested addition that may have been made, under the mark of its lines, without an answer. */
export async function rememberAddition(
  { visitor, region }: Deps,
  requested: readonly LineToAdd[],
  [line]: readonly LineToAdd[],
): Promise<void> {
  const [mark] = getMarks(line?.attributes ?? [])
  if (mark) visitor.setCookie(unansweredAddition(region, await hashLines(requested)), mark)
}

/** How many additions got no answer and have not been seen in the cart since. */
export const countUnanswered = ({ visitor, region }: Deps): number =>
  visitor.listCookies(unansweredAddition(region)).length

/** Forgets the additions that the cart has: who sees one there and presses again wants more. */
function forgetFoundAdditions({ visitor, region }: Deps, { lines }: CartFragment): void {
  const unanswered = visitor.listCookies(unansweredAddition(region))
  if (unanswered.length === 0) return
  const found = new Set(lines.nodes.flatMap(({ attributes }) => getMarks(attributes)))
  for (const { cookie, value } of unanswered) if (found.has(value)) visitor.deleteCookie(cookie)
}

/**
 * A short name of what an addition asks for: no cookie holds what was typed. A page with script marks its additions, so that
 * its next press is another one; only its own second try has the same name.
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

import { cartNotes } from '#app/copy/cart.ts'
import { translateFrom } from '#app/copy/copy.ts'
import { cartCount, checkoutStarted } from '#app/visitor/cookies.ts'
import { ASSISTANT_CART, ASSISTANT_PREFIX } from '#contracts/shop/assistant-cart.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { type CartOutcome, getCheckoutUrl, type Notice, toPublicId } from './cart.ts'
import { cartFromWire, getRefusalMessage, getVerdict } from './cart.wire.ts'
import {
  countUnanswered,
  dropCart,
  getCheckoutVisitor,
  saveReading,
  settleCartId,
  wasCartEmptied,
} from './cart-cookies.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { cleanUpCart, toCompleted, toEmptied, toFailure } from './change-at-shopify.server.ts'
import { copyCart, ensureOwnCart } from './own-cart.server.ts'

/**
 * The visitor's cart, if any. One that is gone was checked out (CART-05). One without lines has lost them, since Shopify
 * drops withdrawn goods without a word, unless the shopper has just emptied it. Both are dropped.
 */
export async function readCart(deps: CartDeps): Promise<CartOutcome> {
  const id = await settleCartId(deps)
  if (!id) {
    deps.visitor.deleteCookie(cartCount(deps.region))
    return { ok: true, cart: null, notice: null }
  }
  try {
    return await ensureOwnCart(deps, await fetchCart(deps, id))
  } catch (cause) {
    return toFailure(deps, 'cart.change-failed', cause)
  }
}

/** Reads the cart for its page. `isAdditionFound`: it has an addition that a posted form reported as failed. */
export async function openCart(deps: CartDeps): Promise<{ outcome: CartOutcome; isAdditionFound: boolean }> {
  const unanswered = countUnanswered(deps)
  const outcome = await readCart(deps)
  return { outcome, isAdditionFound: countUnanswered(deps) < unanswered }
}

/**
 * Copies a link's cart for this browser (CART-07), because the sender of the link knows the id of the original. An
 * existing cart takes precedence; if a fetch fails, it keeps its id and the link's is forgotten.
 */
export async function restoreCart(deps: CartDeps, checkoutId: string): Promise<CartOutcome> {
  const savedId = await settleCartId(deps)
  const isAssistants = checkoutId.startsWith(ASSISTANT_PREFIX)
  const linkedId = toCartId(isAssistants ? checkoutId.slice(ASSISTANT_PREFIX.length) : checkoutId)
  if (savedId && savedId !== linkedId) deps.log('checkout_id was ignored: this browser has a cart of its own')
  try {
    if (savedId) {
      const own = await ensureOwnCart(deps, await fetchCart(deps, savedId))
      return isAssistants ? withOtherCart(deps, own, linkedId) : own
    }
    const linked = await deps.shopify.cart({ cartId: linkedId })
    if (!linked) return toCompleted(deps)
    const isMarked = isAssistants && linked.lines.nodes.length > 0
    const mark = { key: ASSISTANT_CART, value: toToken(linkedId) }
    return (await copyCart(deps, linked, isMarked ? { attributes: [mark] } : {})) ?? toEmptied(deps)
  } catch (cause) {
    const failure = toFailure(deps, 'cart.change-failed', cause)
    return savedId ? failure : { ...failure, cart: null }
  }
}

/** Shopify's id of the cart in a link. */
const toCartId = (checkoutId: string): string =>
  checkoutId.startsWith('gid://') ? checkoutId : `gid://shopify/Cart/${checkoutId}`

/** The token of a cart's id, without its key. */
const toToken = (id: string): string => toPublicId(id).slice(toPublicId(id).lastIndexOf('/') + 1)

/** This browser's own cart, with a note if it is no copy of the assistant's that a link leads to. */
const withOtherCart = ({ region }: CartDeps, own: CartOutcome, linkedId: string): CartOutcome =>
  own.cart && own.cart.assistantCart !== toToken(linkedId)
    ? { ...own, cart: { ...own.cart, note: translateFrom(REGIONS[region].locale, cartNotes, 'ignored') } }
    : own

/** Reads a cart and cleans it up. Throws UpstreamError. */
async function fetchCart(deps: CartDeps, id: string): Promise<CartOutcome> {
  const wire = await deps.shopify.cart({ cartId: id })
  const cleaned = wire && (await cleanUpCart(deps, wire))
  if (cleaned && (cleaned.isAdjusted || isCutToStock(deps, cleaned.cart))) {
    const adjusted = { ok: true, cart: saveReading(deps, cleaned.cart), notice: 'cart.adjusted' } as const
    return cleaned.isAdjusted && cleaned.soldOutTitles.length > 0
      ? { ...adjusted, soldOutTitles: cleaned.soldOutTitles }
      : adjusted
  }
  const wasExpectedEmpty = wasCartEmptied(deps)
  const cart = cleaned ? saveReading(deps, cleaned.cart) : null
  if (!cart && !wasExpectedEmpty) return cleaned ? toEmptied(deps) : toCompleted(deps)
  if (!cart) dropCart(deps)
  return { ok: true, cart, notice: null }
}

/**
 * Whether Shopify reduced a line to the stock since this browser last read its cart, which it does without a warning.
 * Such a line has all that is in stock, and the cart has fewer goods than the stored count.
 */
function isCutToStock({ visitor, region }: CartDeps, wire: CartFragment): boolean {
  const knownCount = Number(visitor.getCookie(cartCount(region)))
  const isCut = ({ quantity, merchandise }: CartFragment['lines']['nodes'][number]) =>
    quantity > 0 && quantity === merchandise.quantityAvailable
  return wire.lines.nodes.some(isCut) && cartFromWire(wire, getCheckoutVisitor(visitor)).count < knownCount
}

/** The goods and codes of a cart permalink (`/cart/1001001:1`). */
type LinkedCart = {
  lines: readonly { merchandiseId: string; quantity: number }[]
  codes: readonly string[]
}

/** Where a link to checkout leads: to the checkout, else to the cart with a notice. */
export type CheckoutOutcome = { ok: true; checkoutUrl: string } | { ok: false; notice: Notice | null }

/** Starts the checkout of this browser's cart, unless it has none or its lines had to change. */
export async function startCheckout(deps: CartDeps): Promise<CheckoutOutcome> {
  const outcome = await readCart(deps)
  if (!outcome.ok) return { ok: false, notice: outcome.failure }
  if (!outcome.cart?.lines.length || outcome.notice) return { ok: false, notice: outcome.notice }
  deps.visitor.setCookie(checkoutStarted(deps.region), '1')
  return { ok: true, checkoutUrl: outcome.cart.checkoutUrl }
}

/**
 * The checkout of a new cart with the goods of a link. This browser's own cart stays as it is, because a link or image
 * of another site must not change it.
 */
export async function openLinkedCart(deps: CartDeps, { lines, codes }: LinkedCart): Promise<CheckoutOutcome> {
  const { isLoggedIn, discountCode } = getCheckoutVisitor(deps.visitor)
  const discountCodes = codes.length > 0 ? codes : discountCode === null ? [] : [discountCode]
  try {
    const change = await deps.shopify.cartCreate({ input: { lines, discountCodes } })
    const verdict = getVerdict(change)
    if (change.cart && (verdict === 'done' || verdict === 'capped')) {
      return { ok: true, checkoutUrl: getCheckoutUrl(change.cart.checkoutUrl, { isLoggedIn, discountCode: null }) }
    }
    // Logged and not reported: anybody can write a link to goods that do not exist.
    deps.log(`a cart permalink was refused: ${getRefusalMessage(change)}`)
    return { ok: false, notice: verdict === 'colour-sold-out' ? 'cart.colour-unavailable' : 'cart.variant-unavailable' }
  } catch (cause) {
    return { ok: false, notice: toFailure(deps, 'cart.add-failed', cause).failure }
  }
}

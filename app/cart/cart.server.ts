import { cartCount, cartId, customerId, discountCode, firstTimeVisitor } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { CartChange, ShopifyClient } from '#contracts/shopify/client.ts'
import type { Cart } from './cart.ts'
import { type CheckoutVisitor, cartFromWire, refusalText, type Verdict, verdictOf } from './cart.wire.ts'
import type { Notice } from './cart-machine.ts'
import type { LineToAdd } from './change-queue.ts'

/** What the cart's work on the server stands on; passed in, so that it can be tested without a framework. */
export type CartDeps = {
  region: RegionCode
  shopify: Pick<ShopifyClient, 'cart' | 'cartCreate' | 'cartLinesAdd' | 'cartLinesUpdate'>
  visitor: Visitor
  report: (code: CatalogueCode, cause?: unknown) => void
}

/** How an operation on the cart went. Failures are rows of the error catalogue. */
export type CartOutcome = { ok: true; cart: Cart | null; notice: Notice | null } | { ok: false; failure: CatalogueCode }

export type LineToUpdate = { id: string; quantity: number }

/**
 * The shopper's cart, if there is one. A cart that reads as empty was checked out and is forgotten (CART-05), unless the
 * shopper has just emptied it.
 */
export async function readCart(deps: CartDeps): Promise<CartOutcome> {
  const id = deps.visitor.recall(cartId(deps.region))
  if (!id) {
    deps.visitor.forget(cartCount(deps.region))
    return { ok: true, cart: null, notice: null }
  }
  try {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire || (wire.lines.nodes.length === 0 && !meantToBeEmpty(deps))) return completed(deps)
    return { ok: true, cart: remember(deps, wire), notice: null }
  } catch (cause) {
    deps.report('cart.change-failed', cause)
    return { ok: false, failure: 'cart.change-failed' }
  }
}

/** What a refused addition is called in the catalogue. */
const REFUSALS = {
  'size-gone': 'cart.variant-unavailable',
  'colour-gone': 'cart.colour-unavailable',
  invalid: 'cart.add-failed',
  refused: 'cart.add-failed',
} as const satisfies Partial<Record<Verdict, CatalogueCode>>

/**
 * Puts lines into the cart, making one if there is none (CART-02). A cart that turns out to be no more is made anew and
 * the addition tried once again (CART-04).
 */
export async function addLines(deps: CartDeps, lines: readonly LineToAdd[]): Promise<CartOutcome> {
  if (lines.length === 0) return failed(deps, 'cart.lines-missing')
  const create = () => deps.shopify.cartCreate({ input: { lines: [...lines] } })
  const id = deps.visitor.recall(cartId(deps.region))
  try {
    let change = id ? await deps.shopify.cartLinesAdd({ cartId: id, lines: [...lines] }) : await create()
    if (id && verdictOf(change) === 'invalid') change = await create()
    const verdict = verdictOf(change)
    if (verdict === 'done' || verdict === 'capped') return succeeded(deps, change, verdict)
    // other lines of the same addition may have gone in
    if (change.cart) remember(deps, change.cart)
    return failed(deps, REFUSALS[verdict], refusalText(change))
  } catch (cause) {
    return failed(deps, 'cart.add-failed', cause)
  }
}

/** Sets quantities of lines; 0 removes. A cart that was completed meanwhile stays completed: nothing is brought back. */
export async function updateLines(deps: CartDeps, lines: readonly LineToUpdate[]): Promise<CartOutcome> {
  const id = deps.visitor.recall(cartId(deps.region))
  if (!id) {
    // its cookie ran out, or another tab let it go, while the page was open: what is shown there is no more
    deps.report('cart.no-id')
    return { ok: true, cart: null, notice: 'cart.no-id' }
  }
  if (lines.length === 0) return failed(deps, 'cart.lines-missing')
  try {
    const change = await deps.shopify.cartLinesUpdate({ cartId: id, lines: [...lines] })
    const verdict = verdictOf(change)
    if (verdict === 'invalid') return completed(deps)
    if (verdict === 'refused') return failed(deps, 'cart.change-failed', refusalText(change))
    return succeeded(deps, change, verdict)
  } catch (cause) {
    return failed(deps, 'cart.change-failed', cause)
  }
}

function succeeded(deps: CartDeps, { cart }: CartChange, verdict: Verdict): CartOutcome {
  return { ok: true, cart: cart && remember(deps, cart), notice: verdict === 'done' ? null : 'cart.capped' }
}

function failed(deps: CartDeps, failure: CatalogueCode, cause?: unknown): CartOutcome {
  deps.report(failure, cause)
  return { ok: false, failure }
}

function completed(deps: CartDeps): CartOutcome {
  forget(deps)
  deps.report('cart.completed')
  return { ok: true, cart: null, notice: 'cart.completed' }
}

/**
 * Keeps the cart's id and count for 14 days, and clears the first-time marker (CART-02). A cart that the shopper has
 * emptied is let go, so that the next visit does not take it for a completed one.
 */
function remember(deps: CartDeps, wire: NonNullable<CartChange['cart']>): Cart | null {
  deps.visitor.forget(firstTimeVisitor)
  const cart = cartFromWire(wire, checkoutVisitor(deps.visitor))
  if (cart.lines.length === 0) {
    forget(deps)
    return null
  }
  deps.visitor.remember(cartId(deps.region), cart.id)
  deps.visitor.remember(cartCount(deps.region), String(cart.count))
  return cart
}

/** The browser notes a count of nothing as soon as the shopper removes the last line, even if no answer reaches it. */
const meantToBeEmpty = ({ visitor, region }: CartDeps) => visitor.recall(cartCount(region)) === '0'

function forget({ visitor, region }: CartDeps): void {
  visitor.forget(cartId(region))
  visitor.forget(cartCount(region))
}

function checkoutVisitor(visitor: Visitor): CheckoutVisitor {
  return { loggedIn: visitor.recall(customerId) !== undefined, discountCode: visitor.recall(discountCode) ?? null }
}

import { cartCount, cartId, customerId, discountCode, firstTimeVisitor } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { CartChange, ShopifyClient } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import type { Cart } from './cart.ts'
import { type CheckoutVisitor, cartFromWire, GIFT_MESSAGE, refusalText, verdictOf } from './cart.wire.ts'
import { cartIdFrom } from './cart-address.ts'
import type { CartOutcome, Notice } from './cart-outcome.ts'
import type { LineToAdd } from './change-queue.ts'

/** What the cart's work on the server stands on; passed in, so that it can be tested without a framework. */
export type CartDeps = {
  region: RegionCode
  shopify: Pick<
    ShopifyClient,
    'cart' | 'cartCreate' | 'cartLinesAdd' | 'cartLinesUpdate' | 'cartAttributesUpdate' | 'cartDiscountCodesUpdate'
  >
  visitor: Visitor
  report: (code: CatalogueCode, cause?: unknown) => void
  /** For what is worth a line and is no failure. */
  log: (message: string) => void
}

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
    return await fetched(deps, id)
  } catch (cause) {
    return failed(deps, 'cart.change-failed', cause)
  }
}

/**
 * Makes the cart of a link this browser's (CART-07). A cart that it has already wins. Where the cart cannot be fetched, the
 * saved id is let go with it: the shopper starts afresh.
 */
export async function restoreCart(deps: CartDeps, checkoutId: string): Promise<CartOutcome> {
  const saved = deps.visitor.recall(cartId(deps.region))
  const asked = cartIdFrom(checkoutId)
  if (saved && saved !== asked) deps.log('checkout_id was ignored: this browser has a cart of its own')
  try {
    return await fetched(deps, saved ?? asked)
  } catch (cause) {
    forget(deps)
    return { ...failed(deps, 'cart.change-failed', cause), cart: null }
  }
}

/** Reads a cart, and takes out of it what was sold elsewhere in the meantime. Throws UpstreamError. */
async function fetched(deps: CartDeps, id: string): Promise<CartOutcome> {
  const wire = await deps.shopify.cart({ cartId: id })
  if (!wire || (wire.lines.nodes.length === 0 && !meantToBeEmpty(deps))) return completed(deps)
  const gone = soldOutLines(wire)
  if (gone.length === 0) return { ok: true, cart: remember(deps, wire), notice: null }
  const { cart } = await deps.shopify.cartLinesUpdate({ cartId: id, lines: gone })
  return { ok: true, cart: remember(deps, cart ?? wire), notice: 'cart.adjusted' }
}

/** Shopify keeps a line whose goods have sold out, at quantity 0, until somebody removes it. */
const soldOutLines = ({ lines }: CartFragment): LineToUpdate[] =>
  lines.nodes.filter(({ quantity }) => quantity === 0).map(({ id }) => ({ id, quantity: 0 }))

/** What a refused addition is called in the catalogue. */
const REFUSALS = {
  'size-gone': 'cart.variant-unavailable',
  'colour-gone': 'cart.colour-unavailable',
  invalid: 'cart.add-failed',
  'lines-gone': 'cart.add-failed',
  refused: 'cart.add-failed',
} as const satisfies Record<string, CatalogueCode>

/**
 * Puts lines into the cart, making one if there is none (CART-02). A cart that turns out to be no more is made anew and
 * the addition tried once again (CART-04). What is sold out goes in with nothing of the same addition: letters without
 * their shirt are of no use to anybody.
 */
export async function addLines(deps: CartDeps, lines: readonly LineToAdd[]): Promise<CartOutcome> {
  if (lines.length === 0) return failed(deps, 'cart.lines-missing')
  const asked = lines.map(({ attributes, ...line }) => ({
    ...line,
    ...(attributes && { attributes: [...attributes] }),
  }))
  const create = () => deps.shopify.cartCreate({ input: { lines: asked } })
  const id = deps.visitor.recall(cartId(deps.region))
  try {
    let change = id ? await deps.shopify.cartLinesAdd({ cartId: id, lines: asked }) : await create()
    if (id && verdictOf(change) === 'invalid') change = await create()
    const verdict = verdictOf(about(change, lines))
    if (verdict === 'done' || verdict === 'capped') return await succeeded(deps, change)
    const left = change.cart && (await takenBack(deps, change.cart, lines))
    const failure = failed(deps, REFUSALS[verdict], refusalText(change))
    return left ? { ...failure, cart: remember(deps, left) } : failure
  } catch (cause) {
    return failed(deps, 'cart.add-failed', cause)
  }
}

/** An answer without what it says of lines that nobody has asked about: any change holds all of them against the shelves. */
function about(change: CartChange, asked: readonly LineToAdd[]): CartChange {
  const goods = new Set(asked.map(({ merchandiseId }) => merchandiseId))
  const lines = change.cart?.lines.nodes ?? []
  const ids = new Set(lines.filter(({ merchandise }) => goods.has(merchandise.id)).map(({ id }) => id))
  return { ...change, warnings: change.warnings.filter(({ target }) => ids.has(target)) }
}

/** The cart without the lines at 0, and without what came in beside them. */
async function takenBack(deps: CartDeps, wire: CartFragment, asked: readonly LineToAdd[]): Promise<CartFragment> {
  const gone = soldOutLines(wire)
  const others = asked.length > 1 ? wire.lines.nodes.filter((line) => line.quantity > 0 && cameWith(line, asked)) : []
  const lines = [
    ...gone,
    ...others.map(({ id, quantity, merchandise }) => {
      const added = asked.find(({ merchandiseId }) => merchandiseId === merchandise.id)?.quantity ?? 0
      return { id, quantity: Math.max(0, quantity - added) }
    }),
  ]
  if (lines.length === 0) return wire
  return (await deps.shopify.cartLinesUpdate({ cartId: wire.id, lines })).cart ?? wire
}

const cameWith = (
  { merchandise, attributes }: CartFragment['lines']['nodes'][number],
  asked: readonly LineToAdd[],
): boolean =>
  asked.some(
    (line) =>
      line.merchandiseId === merchandise.id &&
      (line.attributes ?? []).length === attributes.length &&
      (line.attributes ?? []).every(({ key, value }) =>
        attributes.some((each) => each.key === key && each.value === value),
      ),
  )

/**
 * Sets quantities of lines; 0 removes. A cart that was completed meanwhile stays completed: nothing is brought back. Lines
 * that another tab has removed are left out, and the rest tried once again.
 */
export function updateLines(deps: CartDeps, lines: readonly LineToUpdate[]): Promise<CartOutcome> {
  return change(deps, async (id) => {
    if (lines.length === 0) return failed(deps, 'cart.lines-missing')
    const answer = await deps.shopify.cartLinesUpdate({ cartId: id, lines: [...lines] })
    if (verdictOf(answer) !== 'lines-gone' || !answer.cart) return answer
    const there = new Set(answer.cart.lines.nodes.map((line) => line.id))
    const left = lines.filter((line) => there.has(line.id))
    const again = left.length > 0 ? await deps.shopify.cartLinesUpdate({ cartId: id, lines: left }) : null
    if (again && verdictOf(again) !== 'done' && verdictOf(again) !== 'capped') return again
    const outcome = await succeeded(deps, again ?? { ...answer, userErrors: [] })
    const missed = lines.some((line) => line.quantity > 0 && !there.has(line.id))
    return missed && outcome.ok ? { ...outcome, notice: 'cart.adjusted' } : outcome
  })
}

/** Takes everything out; where there is nothing, nothing is asked for (CART-08). */
export function removeAllLines(deps: CartDeps): Promise<CartOutcome> {
  return change(deps, async (id) => {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire) return completed(deps)
    const held = wire.lines.nodes.filter(({ quantity, merchandise }) => merchandise.id && quantity > 0)
    if (held.length === 0) return { ok: true, cart: remember(deps, wire), notice: null }
    const lines = held.map((line) => ({ id: line.id, quantity: 0 }))
    return deps.shopify.cartLinesUpdate({ cartId: id, lines })
  })
}

/** Keeps a message to go with the goods, or takes it away where it is empty (CART-11). Other attributes stay as they are. */
export function setGiftMessage(deps: CartDeps, message: string): Promise<CartOutcome> {
  return change(deps, async (id) => {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire) return completed(deps)
    const others = wire.attributes.flatMap(({ key, value }) => (key === GIFT_MESSAGE || !value ? [] : [{ key, value }]))
    const attributes = message ? [...others, { key: GIFT_MESSAGE, value: message }] : others
    return deps.shopify.cartAttributesUpdate({ cartId: id, attributes })
  })
}

/**
 * Applies a code or takes it back (CART-12). Shopify keeps a code that does not apply and says so. One that applies stands
 * in the way of the code of a link, which the checkout would be handed otherwise; one that is taken back is not handed on.
 */
export function changeCode(deps: CartDeps, { code, wanted }: { code: string; wanted: boolean }): Promise<CartOutcome> {
  const isSame = (other: string) => other.toUpperCase() === code.toUpperCase()
  const linked = deps.visitor.recall(discountCode)
  if (!wanted && linked !== undefined && isSame(linked)) deps.visitor.forget(discountCode)
  return change(deps, async (id) => {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire) return completed(deps)
    const others = wire.discountCodes.map((each) => each.code).filter((each) => !isSame(each))
    const answer = await deps.shopify.cartDiscountCodesUpdate({
      cartId: id,
      discountCodes: wanted ? [...others, code] : others,
    })
    const applies = answer.cart?.discountCodes.some((each) => isSame(each.code) && each.applicable)
    if (wanted && applies) deps.visitor.forget(discountCode)
    return answer
  })
}

/** Changes the cart that there is. `work` answers what Shopify said, or the outcome where that is clear already. */
async function change(deps: CartDeps, work: (id: string) => Promise<CartChange | CartOutcome>): Promise<CartOutcome> {
  const id = deps.visitor.recall(cartId(deps.region))
  if (!id) {
    // its cookie ran out, or another tab let it go, while the page was open: what is shown there is no more
    deps.report('cart.no-id')
    return { ok: true, cart: null, notice: 'cart.no-id' }
  }
  try {
    const answer = await work(id)
    if ('ok' in answer) return answer
    const verdict = verdictOf(answer)
    if (verdict === 'invalid') return completed(deps)
    if (verdict !== 'refused') return await succeeded(deps, answer)
    const failure = failed(deps, 'cart.change-failed', refusalText(answer))
    return answer.cart ? { ...failure, cart: remember(deps, answer.cart) } : failure
  } catch (cause) {
    return failed(deps, 'cart.change-failed', cause)
  }
}

/** Keeps the cart as it is now, without lines that sold out on the way. */
async function succeeded(deps: CartDeps, { cart, warnings }: CartChange): Promise<CartOutcome> {
  if (!cart) return { ok: true, cart: null, notice: null }
  const gone = soldOutLines(cart)
  const swept = gone.length > 0 ? (await deps.shopify.cartLinesUpdate({ cartId: cart.id, lines: gone })).cart : cart
  const isCapped = warnings.some(({ code }) => code === 'MERCHANDISE_NOT_ENOUGH_STOCK')
  const notice: Notice | null = gone.length > 0 ? 'cart.adjusted' : isCapped ? 'cart.capped' : null
  return { ok: true, cart: remember(deps, swept ?? cart), notice }
}

function failed(deps: CartDeps, failure: CatalogueCode, cause?: unknown): CartOutcome & { ok: false } {
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
function remember(deps: CartDeps, wire: CartFragment): Cart | null {
  deps.visitor.forget(firstTimeVisitor)
  const cart = cartFromWire(wire, checkoutVisitor(deps.visitor))
  if (cart.lines.length === 0) {
    forget(deps)
    return null
  }
  deps.visitor.remember(cartId(deps.region), wire.id)
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

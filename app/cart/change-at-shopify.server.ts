import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { planMerge, toLineUpdate } from './addition-mark.ts'
import type { CartFailure, CartOutcome, LineUpdate, Notice } from './cart.ts'
import { cartFromWire, getVerdict, isCapped } from './cart.wire.ts'
import { dropCart, getCheckoutVisitor, saveCart } from './cart-cookies.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { type Change, isApplied } from './change-queue.ts'
import { getPairTie } from './line-attributes.ts'

/** The response where there is no cart (any more). */
export const NO_CART: CartChange = { cart: null, userErrors: [], warnings: [] }

const NOT_MADE = { code: null, field: null, message: 'The answer has no cart, and the cart does not have the change.' }

/**
 * Sends a change of a cart to Shopify. The result always has the cart as long as there is one: where the answer is lost or
 * lacks it, the cart is read. A change without an answer counts as made if the cart has it; else this throws.
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
  // only an error that names the cart says that there is none
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

/** Saves the changed cart, put in order. `verdict` is the change's own, where its warnings alone do not give it. */
export async function toSuccess(
  deps: CartDeps,
  { cart: wire, warnings }: CartChange,
  verdict?: 'done' | 'capped',
): Promise<CartOutcome> {
  if (!wire) return { ok: true, cart: null, notice: null }
  const { cart, isAdjusted } = await cleanUpCart(deps, wire)
  const isShort = verdict ? verdict === 'capped' : isCapped(warnings)
  const notice: Notice | null = isShort ? 'cart.capped' : isAdjusted ? 'cart.adjusted' : null
  return { ok: true, cart: saveCart(deps, cart), notice }
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

/**
 * Puts a cart in order: one line for the same goods, none that sold out (Shopify keeps those at quantity 0), and as many
 * letters as garments. Where Shopify fails, the cart stays as it is until the next reading: that is no failure of what was
 * asked for. `isAdjusted`: goods were taken out, which the shopper must read.
 */
export async function cleanUpCart(
  deps: Pick<CartDeps, 'shopify' | 'log'>,
  cart: CartFragment,
): Promise<{ cart: CartFragment; isAdjusted: boolean }> {
  const { updates, isAdjusted } = planCleanUp(cart)
  const cleaned = updates.length > 0 ? await tryToUpdate(deps, cart, updates) : cart
  return { cart: cleaned, isAdjusted: isAdjusted && !planCleanUp(cleaned).isAdjusted }
}

/** Updates lines of a cart. Where Shopify fails, resolves to the cart as it is known. */
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

function planCleanUp({ lines: { nodes }, totalQuantity }: CartFragment): {
  updates: LineUpdate[]
  isAdjusted: boolean
} {
  const merges = new Map(planMerge(nodes).map((update) => [update.id, update]))
  // the lines as they are after merging: those that were merged into another are gone
  const merged = nodes.flatMap((line) => {
    const { quantity = line.quantity } = merges.get(line.id) ?? {}
    return quantity === 0 && line.quantity > 0 ? [] : [{ ...line, quantity }]
  })
  const soldOut = merged.filter(({ quantity }) => quantity === 0).map((line) => toLineUpdate(line, 0))
  const isComplete = nodes.reduce((sum, { quantity }) => sum + quantity, 0) === totalQuantity
  const adjustments = [...soldOut, ...planPairs(merged, isComplete)]
  const updates = new Map(merges)
  for (const update of adjustments) updates.set(update.id, { ...merges.get(update.id), ...update })
  return { updates: [...updates.values()], isAdjusted: adjustments.length > 0 }
}

type WireLine = CartFragment['lines']['nodes'][number]

/**
 * The updates that leave as many letters as garments to sew them on: stock may cut one of the two, and a call may remove one
 * alone. What is too much is taken off. `isComplete`: the lines are all of their cart, so that nothing is missing elsewhere.
 */
const planPairs = (nodes: readonly WireLine[], isComplete: boolean): LineUpdate[] =>
  [...Map.groupBy(nodes, getTie)].flatMap(([tie, lines]) => (tie === undefined ? [] : pairUp(lines, isComplete)))

const getTie = ({ attributes }: WireLine) => getPairTie(attributes)?.tie

function pairUp(lines: readonly WireLine[], isComplete: boolean): LineUpdate[] {
  const isExtra = ({ attributes }: WireLine) => getPairTie(attributes)?.isExtra === true
  const [extras, garments] = [lines.filter(isExtra), lines.filter((line) => !isExtra(line))]
  if (!isComplete && (extras.length === 0 || garments.length === 0)) return []
  const [many, few] = countPieces(extras) > countPieces(garments) ? [extras, garments] : [garments, extras]
  let excess = countPieces(many) - countPieces(few)
  return many.flatMap((line) => {
    const taken = Math.min(excess, line.quantity)
    excess -= taken
    return taken === 0 ? [] : [toLineUpdate(line, line.quantity - taken)]
  })
}

const countPieces = (lines: readonly WireLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

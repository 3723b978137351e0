import { discountCode } from '#app/visitor/cookies.ts'
import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment, CartInput } from '#contracts/shopify/generated/documents.ts'
import type { CartOutcome, LineUpdate } from './cart.ts'
import { GIFT_MESSAGE, getRefusalMessage, getVerdict, toLineUpdate } from './cart.wire.ts'
import { replaceCart, saveCart, settleCartId } from './cart-cookies.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import {
  changeAtShopify,
  hasChange,
  NO_CART,
  toCompleted,
  toFailure,
  toSuccess,
  tryToUpdate,
} from './change-at-shopify.server.ts'
import { hasVariantChange, isSameCode, type VariantChange } from './change-queue.ts'
import { findFalseLetters } from './check-addition.server.ts'
import { groupExtras, toVariantAttributes } from './line-attributes.ts'
import { ensureOwnCart } from './own-cart.server.ts'

/**
 * Sets quantities of lines; 0 removes. Lines that another tab removed are left out and the others retried once; a
 * completed cart is not recreated.
 */
export function updateLines(deps: CartDeps, lines: readonly LineUpdate[]): Promise<CartOutcome> {
  return changeCart(deps, async (id) => {
    if (lines.length === 0) return toFailure(deps, 'cart.lines-missing')
    const change = await setQuantities(deps, id, lines)
    const falseLetters = change.cart ? await findFalseLetters(deps, change.cart, lines) : []
    if (change.cart && falseLetters.length > 0) {
      deps.log('a change of letters into something else was taken back with its garment')
      const cart = await tryToUpdate(deps, change.cart, falseLetters)
      return { ok: false, failure: 'cart.change-failed', cart: saveCart(deps, cart) }
    }
    if (getVerdict(change) !== 'lines-missing' || !change.cart) return change
    const existingIds = new Set(change.cart.lines.nodes.map((line) => line.id))
    const existing = lines.filter((line) => existingIds.has(line.id))
    const retried = existing.length > 0 ? await setQuantities(deps, id, existing) : null
    if (retried && getVerdict(retried) !== 'done' && getVerdict(retried) !== 'capped') return retried
    const outcome = await toSuccess(deps, retried ?? { ...change, userErrors: [] })
    const isMissing = lines.some((line) => line.quantity > 0 && !existingIds.has(line.id))
    if (!isMissing) return outcome
    deps.report('cart.lines-missing')
    return outcome.ok ? { ...outcome, notice: 'cart.adjusted' } : outcome
  })
}

function setQuantities(deps: CartDeps, cartId: string, lines: readonly LineUpdate[]): Promise<CartChange> {
  const quantities = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
  const send = () => deps.shopify.cartLinesUpdate({ cartId, lines })
  return changeAtShopify(deps, cartId, send, hasChange(deps, { kind: 'update', quantities }))
}

/** The most calls that remove all lines: Shopify's carts hold 500 lines, and a response has a hundred. */
const MAX_READINGS = 5

/** Removes all lines; makes no change where there are none (CART-08). */
export function removeAllLines(deps: CartDeps): Promise<CartOutcome> {
  return changeCart(deps, async (id) => {
    let cart = await deps.shopify.cart({ cartId: id })
    if (!cart) return NO_CART
    let change: CartChange | undefined
    for (let count = 0; count < MAX_READINGS; count++) {
      const filled = cart.lines.nodes.filter(({ quantity, merchandise }) => merchandise.id && quantity > 0)
      if (filled.length === 0) break
      const removals = filled.map((line) => toLineUpdate(line, 0))
      change = await setQuantities(deps, id, removals)
      if (!change.cart || getVerdict(change) !== 'done') break
      cart = change.cart
    }
    return change ?? { ok: true, cart: saveCart(deps, cart), notice: null }
  })
}

/** Sets the gift message, or removes it where it is empty (CART-11). Other attributes stay. An invalid cart is recreated. */
export function setGiftMessage(deps: CartDeps, message: string): Promise<CartOutcome> {
  const typed = message ? [{ key: GIFT_MESSAGE, value: message }] : []
  const setMessage = async (id: string) => {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire) return NO_CART
    const others = wire.attributes.flatMap(({ key, value }) => (key === GIFT_MESSAGE || !value ? [] : [{ key, value }]))
    const send = () => deps.shopify.cartAttributesUpdate({ cartId: id, attributes: [...others, ...typed] })
    return changeAtShopify(deps, id, send, hasChange(deps, { kind: 'gift-message', message }))
  }
  return changeCart(deps, setMessage, message ? { attributes: typed } : undefined)
}

/**
 * Applies or removes a discount code (CART-12), which Shopify keeps even if it does not apply; an invalid cart is
 * recreated with it. An applicable code replaces that of a link; a removed or refused one is not handed to checkout.
 */
export function changeCode(
  deps: CartDeps,
  { code, shouldApply }: { code: string; shouldApply: boolean },
): Promise<CartOutcome> {
  const isSame = (other: string) => isSameCode(other, code)
  const linkedCode = deps.visitor.getCookie(discountCode)
  if (!shouldApply && linkedCode !== undefined && isSame(linkedCode)) deps.visitor.deleteCookie(discountCode)
  const setCodes = async (id: string) => {
    const wire = await deps.shopify.cart({ cartId: id })
    if (!wire) return NO_CART
    const others = wire.discountCodes.flatMap(({ code: other, applicable }) =>
      // a new code takes the place of one that did not apply
      isSame(other) || (shouldApply && !applicable) ? [] : [other],
    )
    const discountCodes = shouldApply ? [...others, code] : others
    const send = () => deps.shopify.cartDiscountCodesUpdate({ cartId: id, discountCodes })
    const change = await changeAtShopify(deps, id, send, hasChange(deps, { kind: 'code', code, shouldApply }))
    const isApplicable = change.cart?.discountCodes.some((known) => isSame(known.code) && known.applicable)
    // Checkout gets the cookie's code besides the cart's: delete it if another one applies or if it does not apply
    // itself.
    if (shouldApply && linkedCode !== undefined && isSame(linkedCode) !== (isApplicable === true))
      deps.visitor.deleteCookie(discountCode)
    return change
  }
  return changeCart(deps, setCodes, shouldApply ? { discountCodes: [code] } : undefined)
}

/**
 * Changes the existing cart. `work` returns Shopify's response, or the outcome where that is already known. `typed` is what
 * a new cart starts with where this one is invalid.
 */
const changeCart = async (deps: CartDeps, work: CartWork, typed?: CartInput): Promise<CartOutcome> =>
  ensureOwnCart(deps, await runChange(deps, work, typed), typed)

type CartWork = (id: string) => Promise<CartChange | CartOutcome>

async function runChange(deps: CartDeps, work: CartWork, typed?: CartInput): Promise<CartOutcome> {
  const id = await settleCartId(deps)
  if (!id) {
    // The cookie expired, or another tab dropped it, while the page was open.
    deps.report('cart.no-id')
    return { ok: true, cart: null, notice: 'cart.no-id' }
  }
  try {
    const result = await work(id)
    if ('ok' in result) return result
    const verdict = getVerdict(result)
    if (verdict === 'invalid') return typed ? await recreateCart(deps, typed) : toCompleted(deps)
    if (result.userErrors.length === 0) return await toSuccess(deps, result)
    const failure = toFailure(deps, 'cart.change-failed', getRefusalMessage(result))
    return result.cart ? { ...failure, cart: saveCart(deps, result.cart) } : failure
  } catch (cause) {
    return toFailure(deps, 'cart.change-failed', cause)
  }
}

/**
 * Creates a cart with what the shopper typed, in place of an invalid one: the one retry (CART-04). The lines are not
 * restored, because they may have been paid for, and a notice says so.
 */
async function recreateCart(deps: CartDeps, typed: CartInput): Promise<CartOutcome> {
  const change = await deps.shopify.cartCreate({ input: typed })
  if (!change.cart || change.userErrors.length > 0)
    return toFailure(deps, 'cart.change-failed', getRefusalMessage(change))
  replaceCart(deps, change.cart.id)
  deps.report('cart.completed')
  return { ok: true, cart: saveCart(deps, change.cart), notice: 'cart.completed' }
}

type WireLine = CartFragment['lines']['nodes'][number]

/**
 * Changes the variant of a line and its extras in place, with all other attributes, and merges the line with an equal
 * one (CART-18). If the variant is unavailable the line stays as it was; a repeated change is recognised by its mark.
 */
export function changeVariant(deps: CartDeps, requested: Omit<VariantChange, 'kind'>): Promise<CartOutcome> {
  return changeCart(deps, async (cartId) => {
    const wire = await deps.shopify.cart({ cartId })
    if (!wire) return NO_CART
    const { lineId, merchandiseId } = requested
    const isMade = wire.lines.nodes.some(({ merchandise, attributes }) =>
      hasVariantChange({ merchandiseId: merchandise.id, attributes }, requested),
    )
    if (isMade) return { ok: true, cart: saveCart(deps, wire), notice: null }
    const group = findGroup(wire.lines.nodes, lineId)
    // another tab removed the line
    if (!group) return { ok: true, cart: saveCart(deps, wire), notice: 'cart.adjusted' }
    const lines = planChange(group, requested)
    const send = () => deps.shopify.cartLinesUpdate({ cartId, lines })
    const change = await changeAtShopify(deps, cartId, send, hasChange(deps, { kind: 'variant', ...requested }))
    const verdict = getVerdict({ ...change, warnings: [] })
    if (verdict === 'invalid') return change
    const nodes = change.cart?.lines.nodes ?? []
    const isDone = verdict === 'done' && nodes.some(({ id, quantity }) => id === lineId && quantity > 0)
    if (!isDone) {
      const failure = toFailure(
        deps,
        verdict === 'refused' ? 'cart.change-failed' : 'cart.variant-unavailable',
        getRefusalMessage(change),
      )
      if (verdict !== 'done') return { ...failure, cart: saveCart(deps, wire) }
      return { ...failure, cart: saveCart(deps, await restoreGroup(deps, change.cart ?? wire, group)) }
    }
    const sameVariant = new Set(nodes.flatMap((line) => (line.merchandise.id === merchandiseId ? [line.id] : [])))
    const isCapped = change.warnings.some(({ target }) => sameVariant.has(target))
    return toSuccess(deps, change, isCapped ? 'capped' : 'done')
  })
}

type Group = { line: WireLine; extras: readonly WireLine[] }

/** Restores a line and its extras, with one retry, because the next read would remove them. */
async function restoreGroup(deps: CartDeps, cart: CartFragment, { line, extras }: Group): Promise<CartFragment> {
  const lines = [line, ...extras].map((one) => ({ ...toLineUpdate(one, one.quantity), attributes: toAttributes(one) }))
  const restored = await tryToUpdate(deps, cart, lines)
  const isRestored = restored.lines.nodes.some(({ id, quantity }) => id === line.id && quantity > 0)
  return isRestored ? restored : tryToUpdate(deps, restored, lines)
}

const toAttributes = ({ attributes }: WireLine) =>
  attributes.flatMap(({ key, value }) => (value ? [{ key, value }] : []))

/** A line with its extras, which carry its tie. */
function findGroup(nodes: readonly WireLine[], lineId: string): Group | undefined {
  const tied = nodes.map((wire) => ({ id: wire.id, attributes: toAttributes(wire), wire }))
  const group = groupExtras(tied).find(({ line }) => line.id === lineId)
  return group && { line: group.line.wire, extras: group.extras.map(({ wire }) => wire) }
}

/** The updates of a line and its extras. A line that has just sold out counts as one piece. */
function planChange(
  { line, extras }: Group,
  { merchandiseId, mark, quantity = line.quantity || 1 }: Omit<VariantChange, 'kind' | 'lineId'>,
): LineUpdate[] {
  const getAttributes = (wire: WireLine) => toVariantAttributes(toAttributes(wire), { merchandiseId, mark })
  return [
    { id: line.id, quantity, merchandiseId, attributes: getAttributes(line) },
    ...extras.map((extra) => ({ ...toLineUpdate(extra, quantity), attributes: getAttributes(extra) })),
  ]
}

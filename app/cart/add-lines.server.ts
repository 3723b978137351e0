import { discountCode } from '#app/visitor/cookies.ts'
import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment, CartInput } from '#contracts/shopify/generated/documents.ts'
import { type CartFailure, type CartOutcome, getCallMark, getMarks, type LineToAdd, markCall } from './cart.ts'
import { getRefusalMessage, getVerdict, toLineUpdate } from './cart.wire.ts'
import {
  dropCart,
  getCheckoutVisitor,
  markAddition,
  rememberAddition,
  replaceCart,
  saveCart,
  settleCartId,
} from './cart-cookies.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { changeAtShopify, hasChange, NO_CART, toFailure, toSuccess, tryToUpdate } from './change-at-shopify.server.ts'
import { findAdditionProblem } from './check-addition.server.ts'
import { ensureOwnCart } from './own-cart.server.ts'

/** The catalogue code of each refused addition. */
const REFUSALS = {
  'size-sold-out': 'cart.variant-unavailable',
  'colour-sold-out': 'cart.colour-unavailable',
  invalid: 'cart.add-failed',
  'lines-missing': 'cart.add-failed',
  refused: 'cart.add-failed',
} as const satisfies Record<string, CartFailure>

/**
 * Adds all lines, or none if one is sold out. Without a valid cart it creates one (CART-02; CART-04: one retry) with
 * the code of a link or of the flash banner. A repeated addition is recognised by its mark and not made twice.
 */
export const addLines = async (deps: CartDeps, requested: readonly LineToAdd[]): Promise<CartOutcome> =>
  ensureOwnCart(deps, await runAddition(deps, requested))

async function runAddition(deps: CartDeps, requested: readonly LineToAdd[]): Promise<CartOutcome> {
  if (requested.length === 0) return toFailure(deps, 'cart.lines-missing')
  const problem = await findProblem(deps, requested)
  if (problem) return problem
  const { lines, mayBeMade } = await markAddition(deps, requested)
  const addition = markCall(lines)
  try {
    const id = await settleCartId(deps)
    const made = id && mayBeMade ? await findAddition(deps, id, addition) : null
    let change = made ?? (id ? await addToCart(deps, id, addition) : null)
    const isCreated = !change || getVerdict(change) === 'invalid'
    if (!change || isCreated)
      change = await deps.shopify.cartCreate({ input: { lines: addition, ...getKeptCode(deps) } })
    const verdict = getVerdict(getAdditionWarnings(change, addition))
    if (verdict === 'done' || verdict === 'capped') {
      if (isCreated && change.cart) {
        replaceCart(deps, change.cart.id)
        dropRefusedCode(deps, change.cart)
      }
      return await toSuccess(deps, change, isShort(change, addition) ? 'capped' : verdict)
    }
    const failure = toFailure(deps, REFUSALS[verdict], getRefusalMessage(change))
    // The new cart is empty, and the previous one, if any, no longer exists.
    if (isCreated && change.cart) dropCart(deps)
    if (isCreated && (change.cart || !id)) return { ...failure, cart: null }
    if (!change.cart) return failure
    return { ...failure, cart: saveCart(deps, await rollBackAddition(deps, change.cart, addition)) }
  } catch (cause) {
    await rememberAddition(deps, requested, lines)
    return toFailure(deps, 'cart.add-failed', cause)
  }
}

/** The outcome of an addition that no page of the shop sends, else null. Not reported, since anybody can send one. */
async function findProblem(deps: CartDeps, lines: readonly LineToAdd[]): Promise<CartOutcome | null> {
  try {
    const problem = await findAdditionProblem(deps, lines)
    if (problem) deps.log(`an addition was refused: ${problem}`)
    return problem ? { ok: false, failure: 'cart.add-failed' } : null
  } catch (cause) {
    return toFailure(deps, 'cart.add-failed', cause)
  }
}

/** The cart if it has an addition whose response was lost, else null. Sent again, it would be a line to remove. */
async function findAddition(deps: CartDeps, cartId: string, lines: readonly LineToAdd[]): Promise<CartChange | null> {
  const cart = await deps.shopify.cart({ cartId })
  return cart && hasChange(deps, { kind: 'add', lines })(cart) ? { ...NO_CART, cart } : null
}

function addToCart(deps: CartDeps, cartId: string, lines: readonly LineToAdd[]): Promise<CartChange> {
  const send = () => deps.shopify.cartLinesAdd({ cartId, lines })
  return changeAtShopify(deps, cartId, send, hasChange(deps, { kind: 'add', lines }))
}

const getKeptCode = ({ visitor }: CartDeps): Pick<CartInput, 'discountCodes'> => {
  const { discountCode: code } = getCheckoutVisitor(visitor)
  return code === null ? {} : { discountCodes: [code] }
}

/** Deletes the cookie of a code that Shopify refused, which checkout would get. The cart keeps the code. */
function dropRefusedCode({ visitor }: CartDeps, { discountCodes }: CartFragment): void {
  if (discountCodes.some(({ applicable }) => !applicable)) visitor.deleteCookie(discountCode)
}

/**
 * A change with the warnings of the added lines only, because Shopify checks the stock of every line on any change. A
 * new line at 0 counts as capped, not sold out, if an older line of its variant has all the stock.
 */
function getAdditionWarnings(change: CartChange, addition: readonly LineToAdd[]): CartChange {
  const variants = new Set(addition.map(({ merchandiseId }) => merchandiseId))
  const lines = (change.cart?.lines.nodes ?? []).filter(({ merchandise }) => variants.has(merchandise.id))
  const stocked = new Set(lines.filter(({ quantity }) => quantity > 0).map(({ merchandise }) => merchandise.id))
  const warnings = change.warnings.flatMap((warning) => {
    const line = lines.find(({ id }) => id === warning.target)
    if (!line) return []
    return stocked.has(line.merchandise.id) ? { ...warning, code: 'MERCHANDISE_NOT_ENOUGH_STOCK' as const } : warning
  })
  return { ...change, warnings }
}

/** Whether a line of this call has fewer pieces than requested. A cart that is read again comes without warnings. */
const isShort = ({ cart }: CartChange, addition: readonly LineToAdd[]): boolean =>
  addition.some(({ merchandiseId, quantity, attributes = [] }) =>
    cart?.lines.nodes.some(
      (line) =>
        line.merchandise.id === merchandiseId &&
        line.quantity < quantity &&
        getCallMark(line.attributes) === getCallMark(attributes),
    ),
  )

/** Removes an addition's lines. If that fails, the next read removes those that are sold out or lack their pair. */
function rollBackAddition(deps: CartDeps, cart: CartFragment, addition: readonly LineToAdd[]): Promise<CartFragment> {
  const marks = new Set(addition.flatMap(({ attributes = [] }) => getMarks(attributes)))
  const added = cart.lines.nodes.filter(({ attributes }) => {
    const ownMarks = getMarks(attributes)
    return ownMarks.length > 0 && ownMarks.every((mark) => marks.has(mark))
  })
  if (added.length === 0) return Promise.resolve(cart)
  return tryToUpdate(
    deps,
    cart,
    added.map((line) => toLineUpdate(line, 0)),
  )
}

import { discountCode } from '#app/visitor/cookies.ts'
import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment, CartInput } from '#contracts/shopify/generated/documents.ts'
import { getMarks, markCall } from './addition-mark.ts'
import type { LineToAdd } from './cart.ts'
import { getRefusalMessage, getVerdict } from './cart.wire.ts'
import { parseDiscountCode } from './cart-address.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartFailure, CartOutcome } from './cart-outcome.ts'
import { getSoldOutLines, toFailure, toSuccess } from './cart-results.server.ts'
import { findCartId, replaceCart } from './find-cart-id.server.ts'
import { planMerge, toLineUpdate } from './merge-lines.ts'
import { keepOwnCart } from './own-cart.server.ts'
import { saveCart } from './save-cart.server.ts'

/** The catalogue code of each refused addition. */
const REFUSALS = {
  'size-sold-out': 'cart.variant-unavailable',
  'colour-sold-out': 'cart.colour-unavailable',
  invalid: 'cart.add-failed',
  'lines-missing': 'cart.add-failed',
  refused: 'cart.add-failed',
} as const satisfies Record<string, CartFailure>

/**
 * Adds lines, creating a cart where there is none (CART-02). An invalid cart is recreated and the addition retried once
 * (CART-04). Lines of one addition belong together: if one is sold out, none is added. An addition that was made before is
 * recognised by its mark, and is not made twice. A new cart starts with the code of a link or of the flash banner.
 */
export const addLines = async (deps: CartDeps, lines: readonly LineToAdd[]): Promise<CartOutcome> =>
  keepOwnCart(deps, await addToCart(deps, lines))

async function addToCart(deps: CartDeps, lines: readonly LineToAdd[]): Promise<CartOutcome> {
  if (lines.length === 0) return toFailure(deps, 'cart.lines-missing')
  const addition = markCall(lines)
  try {
    const id = await findCartId(deps)
    let change = id ? await deps.shopify.cartLinesAdd({ cartId: id, lines: addition }) : null
    const isCreated = !change || getVerdict(change) === 'invalid'
    if (!change || isCreated)
      change = await deps.shopify.cartCreate({ input: { lines: addition, ...getKeptCode(deps) } })
    const verdict = getVerdict(getAdditionWarnings(change, addition))
    if (verdict === 'done' || verdict === 'capped') {
      if (isCreated && change.cart) {
        replaceCart(deps, change.cart.id)
        dropRefusedCode(deps, change.cart)
      }
      return await toSuccess(deps, change, { updates: planMerge(change.cart?.lines.nodes ?? []), verdict })
    }
    const rolledBack = change.cart && (await rollBackAddition(deps, change.cart, addition))
    const failure = toFailure(deps, REFUSALS[verdict], getRefusalMessage(change))
    return rolledBack ? { ...failure, cart: saveCart(deps, rolledBack) } : failure
  } catch (cause) {
    return toFailure(deps, 'cart.add-failed', cause)
  }
}

const getKeptCode = ({ visitor }: CartDeps): Pick<CartInput, 'discountCodes'> => {
  const code = parseDiscountCode(visitor.getCookie(discountCode))
  return code === undefined ? {} : { discountCodes: [code] }
}

/** A code that Shopify refused is promised for checkout no longer. The cart keeps it, and applies it once it can. */
function dropRefusedCode({ visitor }: CartDeps, { discountCodes }: CartFragment): void {
  if (discountCodes.some(({ applicable }) => !applicable)) visitor.deleteCookie(discountCode)
}

/**
 * A change with the warnings of the added lines only: Shopify checks the stock of every line on any change. A new line that
 * got nothing because an older one of its variant has all the stock is capped, not sold out.
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

/** Removes the sold-out lines, and what was added together with them. Returns the cart afterwards. */
async function rollBackAddition(
  deps: CartDeps,
  wire: CartFragment,
  addition: readonly LineToAdd[],
): Promise<CartFragment> {
  const marks = new Set(addition.flatMap(({ attributes = [] }) => getMarks(attributes)))
  const added = wire.lines.nodes.filter(({ quantity, attributes }) => {
    const ownMarks = getMarks(attributes)
    return quantity > 0 && ownMarks.length > 0 && ownMarks.every((mark) => marks.has(mark))
  })
  const lines = [...getSoldOutLines(wire), ...added.map((line) => toLineUpdate(line, 0))]
  if (lines.length === 0) return wire
  return (await deps.shopify.cartLinesUpdate({ cartId: wire.id, lines })).cart ?? wire
}

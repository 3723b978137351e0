import { cartId } from '#app/visitor/cookies.ts'
import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { getRefusalMessage, getVerdict } from './cart.wire.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartFailure, CartOutcome } from './cart-outcome.ts'
import { getSoldOutLines, toFailure, toSuccess } from './cart-results.server.ts'
import type { LineToAdd } from './change-queue.ts'
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
 * (CART-04). Lines of one addition belong together: if one is sold out, none is added.
 */
export async function addLines(deps: CartDeps, lines: readonly LineToAdd[]): Promise<CartOutcome> {
  if (lines.length === 0) return toFailure(deps, 'cart.lines-missing')
  const create = () => deps.shopify.cartCreate({ input: { lines } })
  const id = deps.visitor.getCookie(cartId(deps.region))
  try {
    let change = id ? await deps.shopify.cartLinesAdd({ cartId: id, lines }) : await create()
    if (id && getVerdict(change) === 'invalid') change = await create()
    const verdict = getVerdict(warningsForLines(change, lines))
    if (verdict === 'done' || verdict === 'capped') return await toSuccess(deps, change)
    const rolledBack = change.cart && (await rollBackAddition(deps, change.cart, lines))
    const failure = toFailure(deps, REFUSALS[verdict], getRefusalMessage(change))
    return rolledBack ? { ...failure, cart: saveCart(deps, rolledBack) } : failure
  } catch (cause) {
    return toFailure(deps, 'cart.add-failed', cause)
  }
}

/** A change with the warnings of the added lines only: Shopify checks the stock of every line on any change. */
function warningsForLines(change: CartChange, added: readonly LineToAdd[]): CartChange {
  const variants = new Set(added.map(({ merchandiseId }) => merchandiseId))
  const lines = change.cart?.lines.nodes ?? []
  const ids = new Set(lines.filter(({ merchandise }) => variants.has(merchandise.id)).map(({ id }) => id))
  return { ...change, warnings: change.warnings.filter(({ target }) => ids.has(target)) }
}

/** Removes the sold-out lines, and what was added together with them. Returns the cart afterwards. */
async function rollBackAddition(
  deps: CartDeps,
  wire: CartFragment,
  added: readonly LineToAdd[],
): Promise<CartFragment> {
  const addedLines =
    added.length > 1 ? wire.lines.nodes.filter((line) => line.quantity > 0 && matchesAddedLine(line, added)) : []
  const lines = [
    ...getSoldOutLines(wire),
    ...addedLines.map(({ id, quantity, merchandise }) => {
      const addedQuantity = added.find(({ merchandiseId }) => merchandiseId === merchandise.id)?.quantity ?? 0
      return { id, quantity: Math.max(0, quantity - addedQuantity) }
    }),
  ]
  if (lines.length === 0) return wire
  return (await deps.shopify.cartLinesUpdate({ cartId: wire.id, lines })).cart ?? wire
}

/** Whether a line is the one that an addition created or raised: same variant, same attributes. */
const matchesAddedLine = (
  { merchandise, attributes }: CartFragment['lines']['nodes'][number],
  added: readonly LineToAdd[],
): boolean =>
  added.some(
    ({ merchandiseId, attributes: addedAttributes = [] }) =>
      merchandiseId === merchandise.id &&
      addedAttributes.length === attributes.length &&
      addedAttributes.every(({ key, value }) =>
        attributes.some((attribute) => attribute.key === key && attribute.value === value),
      ),
  )

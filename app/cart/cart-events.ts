import type { EventProperties, Product } from '#app/analytics/events.ts'
import { track } from '#app/analytics/track.ts'
import { report } from '#app/errors/report.ts'
import { type Cart, type CartLine, getPaidPerPiece } from './cart.ts'
import { type Change, hasVariantChange, type VariantChange } from './change-queue.ts'
import { formatDetail } from './line-attributes.ts'

type BasketEventName = 'Basket Created' | 'Product Added' | 'Product Removed' | 'Basket Updated' | 'Basket Emptied'

/** A basket event with its properties. */
export type BasketEvent<Names extends BasketEventName = BasketEventName> = {
  [Name in Names]: { name: Name; properties: EventProperties<Name> }
}[Names]

/** A line whose quantity changed; 0 where it was added or removed. */
type LineChange = { line: CartLine; from: number; to: number }

/**
 * The events from one cart to the next (ANA-02): created from nothing, emptied to nothing, else a product added or removed
 * for each changed line, else updated where anything differs. Throws for a line without a sku.
 */
export function getBasketEvents(before: Cart | null, after: Cart | null): BasketEvent[] {
  const [linesBefore, linesAfter] = [before?.lines ?? [], after?.lines ?? []]
  if (linesBefore.length === 0 || !before)
    return linesAfter.length === 0 || !after ? [] : [{ name: 'Basket Created', properties: toBasket(after) }]
  if (linesAfter.length === 0 || !after) return [{ name: 'Basket Emptied', properties: { cart_id: before.id } }]
  const basket = toBasket(after)
  const events = getLineChanges(linesBefore, linesAfter).map(({ line, from, to }): BasketEvent => {
    const name = to > from ? 'Product Added' : 'Product Removed'
    return { name, properties: { ...basket, product: toProduct(line, Math.abs(to - from)) } }
  })
  if (events.length > 0) return events
  return isSame(before, after) ? [] : [{ name: 'Basket Updated', properties: basket }]
}

function getLineChanges(before: readonly CartLine[], after: readonly CartLine[]): LineChange[] {
  const quantitiesBefore = new Map(before.map((line) => [line.id, line.quantity]))
  const idsAfter = new Set(after.map(({ id }) => id))
  const current = after.map((line) => ({ line, from: quantitiesBefore.get(line.id) ?? 0, to: line.quantity }))
  const removed = before.filter(({ id }) => !idsAfter.has(id)).map((line) => ({ line, from: line.quantity, to: 0 }))
  return [...current, ...removed].filter(({ from, to }) => from !== to)
}

/** Whether two carts with the same lines agree in everything the shopper entered. */
const isSame = (one: Cart, other: Cart): boolean =>
  one.giftMessage === other.giftMessage &&
  one.total.amount === other.total.amount &&
  getCodes(one).join() === getCodes(other).join() &&
  getVariants(one).join() === getVariants(other).join()

/** Each line with its variant, because a change of size or colour keeps the line's id. */
const getVariants = ({ lines }: Cart) => lines.map(({ id, merchandiseId }) => `${id} ${merchandiseId}`).toSorted()

const getCodes = ({ discountCodes }: Cart) => discountCodes.map(({ code }) => code)

const toBasket = ({ id, total, lines }: Cart) => ({
  cart_id: id,
  total: total.amount,
  products: lines.slice(0, 100).map((line) => toProduct(line, line.quantity)),
})

function toProduct(line: CartLine, quantity: number): Product {
  const { product, sku, details } = line
  if (!sku) throw new Error(`a basket event needs a sku, and a line of product ${product.id} has none`)
  return {
    product_id: product.id,
    sku,
    name: product.title,
    // Only size labels: other details may be personal, like a message or letters.
    variant:
      details
        .filter(({ label }) => SIZE_LABELS.has(label))
        .map(formatDetail)
        .join(', ') || undefined,
    category: product.productType,
    price: getPaidPerPiece(line).amount,
    quantity,
  }
}

const SIZE_LABELS = new Set(['Waist', 'Chest', 'Size', 'Build', 'Cut', 'Leg', 'Length', 'Pack', 'Amount'])

/**
 * The cart before a change, reconstructed from the cart after it, so that events name this change only and not what another
 * tab did meanwhile. `before` is undefined where the cart had not been read.
 */
export function getCartBefore(change: Change, before: Cart | null | undefined, after: Cart | null): Cart | null {
  if (!after) return before ?? null
  if (change.kind === 'variant') return { ...after, lines: getLinesBeforeVariant(change, before, after) }
  if (change.kind === 'update' || change.kind === 'add') {
    const lines =
      change.kind === 'update'
        ? [
            ...after.lines.filter(({ id }) => change.quantities[id] === undefined),
            ...(before?.lines.filter(({ id }) => change.quantities[id] !== undefined) ?? []),
          ]
        : getLinesBeforeAddition(change.lines, before, after)
    return lines.length === 0 ? null : { ...after, lines }
  }
  return before ? { ...before, lines: after.lines } : after
}

/** The lines of a cart before a change of variant, which may have merged two of them. */
function getLinesBeforeVariant(
  change: VariantChange,
  before: Cart | null | undefined,
  after: Cart,
): readonly CartLine[] {
  if (!before) return after.lines
  const { lineId, merchandiseId } = change
  const isOurs = (line: CartLine) => line.id === lineId || hasVariantChange(line, change)
  const changedIds = new Set(after.lines.filter(isOurs).map(({ id }) => id))
  const idsAfter = new Set(after.lines.map(({ id }) => id))
  // What another tab added or changed meanwhile counts as there before.
  return [
    ...after.lines.filter(({ id }) => !changedIds.has(id)),
    ...before.lines.filter(
      ({ id, merchandiseId: other }) =>
        id === lineId || changedIds.has(id) || (!idsAfter.has(id) && other === merchandiseId),
    ),
  ]
}

/** The lines of a cart without an addition. */
function getLinesBeforeAddition(
  added: readonly { merchandiseId: string; quantity: number }[],
  before: Cart | null | undefined,
  after: Cart,
): CartLine[] {
  const quantitiesBefore = new Map(before?.lines.map((line) => [line.id, line.quantity]))
  const unassigned = new Map<string, number>()
  for (const { merchandiseId, quantity } of added)
    unassigned.set(merchandiseId, (unassigned.get(merchandiseId) ?? 0) + quantity)
  return after.lines.flatMap((line) => {
    const requested = unassigned.get(line.merchandiseId) ?? 0
    const increase =
      before === undefined ? Math.min(line.quantity, requested) : line.quantity - (quantitiesBefore.get(line.id) ?? 0)
    const addedHere = Math.max(0, Math.min(increase, requested))
    unassigned.set(line.merchandiseId, requested - addedHere)
    return line.quantity > addedHere ? [{ ...line, quantity: line.quantity - addedHere }] : []
  })
}

/** Sends the analytics events of a change. If they cannot be made, that is reported and the change goes on (ANA-02). */
export function trackBasketChange(change: Change, before: Cart | null | undefined, after: Cart | null): void {
  if (change.kind === 'code' && change.shouldApply) track('Coupon Entered', { code: change.code })
  try {
    for (const event of getBasketEvents(getCartBefore(change, before, after), after)) trackEvent(event)
  } catch (cause) {
    report('analytics.basket-failed', cause)
  }
}

const trackEvent = <Name extends BasketEvent['name']>({ name, properties }: BasketEvent<Name>) =>
  track(name, properties)

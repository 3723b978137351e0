import type { EventProperties, Product } from '#app/analytics/events.ts'
import { type Cart, type CartLine, detailText } from './cart.ts'
import type { Change } from './change-queue.ts'

type BasketEventName = 'Basket Created' | 'Product Added' | 'Product Removed' | 'Basket Updated' | 'Basket Emptied'

/** An event of the registry with what it says. */
export type BasketEvent<Each extends BasketEventName = BasketEventName> = {
  [Name in Each]: { name: Name; properties: EventProperties<Name> }
}[Each]

/** A line whose quantity is another one than before; 0 where it was not, or is no more, there. */
type Step = { line: CartLine; from: number; to: number }

/**
 * What happened from one cart to the next (ANA-02): created from nothing or emptied to nothing; else each line that rose is
 * a product added and each that fell one removed; else, where anything differs, the basket was updated. Throws where a
 * cart's goods cannot be named.
 */
export function basketEvents(before: Cart | null, after: Cart | null): BasketEvent[] {
  const [had, has] = [before?.lines ?? [], after?.lines ?? []]
  if (had.length === 0 || !before)
    return has.length === 0 || !after ? [] : [{ name: 'Basket Created', properties: basketOf(after) }]
  if (has.length === 0 || !after) return [{ name: 'Basket Emptied', properties: { cart_id: before.id } }]
  const basket = basketOf(after)
  const moved = steps(had, has).map(({ line, from, to }): BasketEvent => {
    const name = to > from ? 'Product Added' : 'Product Removed'
    return { name, properties: { ...basket, product: productOf(line, Math.abs(to - from)) } }
  })
  if (moved.length > 0) return moved
  return isSame(before, after) ? [] : [{ name: 'Basket Updated', properties: basket }]
}

function steps(had: readonly CartLine[], has: readonly CartLine[]): Step[] {
  const before = new Map(had.map((line) => [line.id, line.quantity]))
  const after = new Map(has.map((line) => [line.id, line.quantity]))
  const stayed = has.map((line) => ({ line, from: before.get(line.id) ?? 0, to: line.quantity }))
  const left = had.filter(({ id }) => !after.has(id)).map((line) => ({ line, from: line.quantity, to: 0 }))
  return [...stayed, ...left].filter(({ from, to }) => from !== to)
}

/** Whether nothing that the shopper said of a cart differs. */
const isSame = (one: Cart, other: Cart): boolean =>
  one.giftMessage === other.giftMessage &&
  one.total.amount === other.total.amount &&
  codesOf(one).join() === codesOf(other).join()

const codesOf = ({ discountCodes }: Cart) => discountCodes.map(({ code }) => code)

const basketOf = ({ id, total, lines }: Cart) => ({
  cart_id: id,
  total: total.amount,
  products: lines.slice(0, 100).map((line) => productOf(line, line.quantity)),
})

function productOf({ product, sku, details, price }: CartLine, quantity: number): Product {
  if (!sku) throw new Error(`goods without a sku: product ${product.id}`)
  return {
    product_id: product.id,
    sku,
    name: product.title,
    // what the shopper wrote on it is theirs
    variant:
      details
        .filter(({ label }) => SIZES.has(label))
        .map(detailText)
        .join(', ') || undefined,
    category: product.productType,
    price: price.amount,
    quantity,
  }
}

/** Labels of what a size is made of; whatever else a line says may be a name or a message. */
const SIZES = new Set(['Waist', 'Chest', 'Size', 'Build', 'Cut', 'Leg', 'Length', 'Pack', 'Amount'])

/**
 * The cart as it was before a change, seen from the cart after it. Only lines that the change was about can have moved by
 * it: what another tab did in the meantime is told by that one. An addition to a cart that nobody had read is taken off.
 */
export function cartBefore(change: Change, before: Cart | null | undefined, after: Cart | null): Cart | null {
  if (!after) return before ?? null
  if (change.kind === 'update' || change.kind === 'add') {
    const lines =
      change.kind === 'update'
        ? [
            ...after.lines.filter(({ id }) => change.quantities[id] === undefined),
            ...(before?.lines.filter(({ id }) => change.quantities[id] !== undefined) ?? []),
          ]
        : beforeAdding(change.lines, before, after)
    return lines.length === 0 ? null : { ...after, lines }
  }
  return before ? { ...before, lines: after.lines } : after
}

function beforeAdding(
  added: readonly { merchandiseId: string; quantity: number }[],
  before: Cart | null | undefined,
  after: Cart,
): CartLine[] {
  const had = new Map(before?.lines.map((line) => [line.id, line.quantity]))
  const left = new Map<string, number>()
  for (const { merchandiseId, quantity } of added) left.set(merchandiseId, (left.get(merchandiseId) ?? 0) + quantity)
  return after.lines.flatMap((line) => {
    const asked = left.get(line.merchandiseId) ?? 0
    const came = before === undefined ? Math.min(line.quantity, asked) : line.quantity - (had.get(line.id) ?? 0)
    const off = Math.max(0, Math.min(came, asked))
    left.set(line.merchandiseId, asked - off)
    return line.quantity > off ? [{ ...line, quantity: line.quantity - off }] : []
  })
}

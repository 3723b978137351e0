import type { CartLine, KeyValue } from './cart.ts'
import type { LineToAdd, Quantities } from './change-queue.ts'

/** Spec 3, "Hidden attribute keys": what ties goods and their extras, like letters on a shirt, into one. */
const TIE = '_add-on'

/**
 * Goods with an extra that is sold beside them, as two lines for `useCart().add`. Both carry the tie, the extra with a plus
 * before it, so that the cart shows one under the other and removes them together. `tie` is any word of its own for each
 * pair: two shirts with other letters stay two lines.
 */
export function withAddOn(goods: LineToAdd, extra: LineToAdd, tie: string): LineToAdd[] {
  const tied = (line: LineToAdd, value: string) => ({
    ...line,
    attributes: [...(line.attributes ?? []), { key: TIE, value }],
  })
  return [tied(goods, tie), tied(extra, `+${tie}`)]
}

const tieOf = (attributes: readonly KeyValue[]) => attributes.find(({ key }) => key === TIE)?.value

/** One list for all lines without extras, so that a line that did not change is not drawn anew. */
const NO_EXTRAS: readonly CartLine[] = []

export type LineWithExtras = { line: CartLine; extras: readonly CartLine[] }

/** Lines with their extras under them. An extra whose goods are gone stands by itself, so that it can be removed. */
export function withExtras(lines: readonly CartLine[]): LineWithExtras[] {
  const goods = new Map<string, string>()
  for (const { id, attributes } of lines) {
    const tie = tieOf(attributes)
    if (tie && !tie.startsWith('+')) goods.set(`+${tie}`, id)
  }
  const goodsOf = ({ attributes }: CartLine) => goods.get(tieOf(attributes) ?? '')
  const extras = Map.groupBy(lines, goodsOf)
  return (extras.get(undefined) ?? []).map((line) => ({ line, extras: extras.get(line.id) ?? NO_EXTRAS }))
}

/** What setting a line's quantity asks of the cart: its extras go with it. */
export function quantitiesFor(lines: readonly CartLine[], lineId: string, quantity: number): Quantities {
  const extras = withExtras(lines).find(({ line }) => line.id === lineId)?.extras ?? []
  return Object.fromEntries([lineId, ...extras.map(({ id }) => id)].map((id) => [id, quantity]))
}

/** What removing everything asks of the cart; null where there is nothing to remove (CART-08). */
export function quantitiesForNone(lines: readonly CartLine[]): Quantities | null {
  const held = lines.filter(({ merchandiseId, quantity }) => merchandiseId && quantity > 0)
  return held.length === 0 ? null : Object.fromEntries(held.map(({ id }) => [id, 0]))
}

/** Lines as they were put in, to put them back. */
export const asAdded = (lines: readonly CartLine[]): LineToAdd[] =>
  lines.map(({ merchandiseId, quantity, attributes }) => ({
    merchandiseId,
    quantity,
    attributes: attributes.filter(({ key, value }) => key && value),
  }))

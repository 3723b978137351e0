import { groupExtras } from '#app/cart/add-on.ts'
import type { LineToAdd } from '#app/cart/cart.ts'
import type { LineStock, OrderLine } from './order.ts'

/** Why a line was not put into the cart. */
type NotAddedReason = Exclude<LineStock, 'available'> | 'unacknowledged'

export type NotAdded = { line: OrderLine; reason: NotAddedReason }

/** The attributes that the shop itself sets; those of other sales channels and of earlier additions are left out. */
const KEPT_KEYS = new Set(['message', 'Personalisation', '_add-on', '_mto'])
const LETTERS = /^_?personali[sz]/i

/** Whether a line has letters of its own. It can neither be exchanged nor returned. */
export const isPersonalised = ({ attributes }: Pick<OrderLine, 'attributes'>): boolean =>
  attributes.some(({ key }) => LETTERS.test(key))

/**
 * The lines of an order that can be bought again, as one addition, and the others with why. What was sewn onto a garment goes
 * with it or not at all. Letters need the acknowledgement that any purchase of them needs (PDP-07).
 */
export function planReorder(
  lines: readonly OrderLine[],
  stock: Readonly<Record<string, LineStock>>,
  hasAcknowledged: boolean,
): { toAdd: LineToAdd[]; notAdded: NotAdded[] } {
  const toAdd: LineToAdd[] = []
  const notAdded: NotAdded[] = []
  for (const { line, extras } of groupExtras(lines)) {
    const states = [line, ...extras].map(({ variantId }) =>
      variantId === null ? 'withdrawn' : (stock[variantId] ?? 'unknown'),
    )
    const missing = states.find((state) => state !== 'available')
    const reason = missing ?? (isPersonalised(line) && !hasAcknowledged ? 'unacknowledged' : null)
    if (reason) notAdded.push({ line, reason })
    else toAdd.push(...[line, ...extras].flatMap(toLineToAdd))
  }
  return { toAdd, notAdded }
}

function toLineToAdd({ variantId, quantity, attributes }: OrderLine): LineToAdd[] {
  if (variantId === null) return []
  const kept = attributes.filter(({ key }) => KEPT_KEYS.has(key))
  return [{ merchandiseId: variantId, quantity, ...(kept.length > 0 && { attributes: kept }) }]
}

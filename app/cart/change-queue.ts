import type { Cart } from './cart.ts'

export type LineToAdd = {
  merchandiseId: string
  quantity: number
  attributes?: readonly { key: string; value: string }[]
}

/** Quantities by line id that the shopper asks for; 0 removes. */
export type Quantities = Readonly<Record<string, number>>

/** Something that the shopper asks of the cart. */
export type Change =
  | { kind: 'add'; lines: readonly LineToAdd[] }
  | { kind: 'update'; quantities: Quantities }
  | { kind: 'gift-message'; message: string }
  | { kind: 'code'; code: string; wanted: boolean }

/**
 * Puts a change at the end of those that wait. The first is under way and left alone. Quantities that wait together become
 * one change, and of two gift messages the later stands, so that ten quick clicks cost two calls: the first one's, and one
 * for all that came while it was under way.
 */
export function enqueue(pending: readonly Change[], change: Change): Change[] {
  const last = pending.length > 1 ? pending.at(-1) : undefined
  const merged = last && merge(last, change)
  return merged ? [...pending.slice(0, -1), merged] : [...pending, change]
}

function merge(earlier: Change, later: Change): Change | undefined {
  if (earlier.kind === 'update' && later.kind === 'update')
    return { kind: 'update', quantities: { ...earlier.quantities, ...later.quantities } }
  return earlier.kind === 'gift-message' && later.kind === 'gift-message' ? later : undefined
}

/** All quantities that wait for an answer, the latest of each line. */
export const wantedQuantities = (pending: readonly Change[]): Quantities =>
  Object.assign({}, ...pending.map((change) => (change.kind === 'update' ? change.quantities : {})))

/**
 * What of a change is still to be asked of the server, which last told of this cart: quantities that it has already, and
 * lines that are no more, are left out. Null: nothing is.
 */
export function stillToAsk(change: Change, cart: Cart | null): Change | null {
  if (change.kind === 'add') return change
  if (!cart) return null
  if (change.kind !== 'update') return change
  const news = cart.lines.filter(({ id, quantity }) => (change.quantities[id] ?? quantity) !== quantity)
  if (news.length === 0) return null
  return { kind: 'update', quantities: Object.fromEntries(news.map(({ id }) => [id, change.quantities[id] ?? 0])) }
}

/** Whether a cart is as a change wanted it. `before`: as it was; where nobody knows, an addition cannot be recognised. */
export function isDone(change: Change, cart: Cart | null, before: Cart | null | undefined): boolean {
  const pieces = (of: Cart | null, id: string) =>
    of?.lines.reduce((sum, line) => sum + (line.merchandiseId === id ? line.quantity : 0), 0) ?? 0
  switch (change.kind) {
    case 'add':
      return (
        before !== undefined &&
        change.lines.every(({ merchandiseId }) => {
          const asked = change.lines.filter((line) => line.merchandiseId === merchandiseId)
          const more = asked.reduce((sum, { quantity }) => sum + quantity, 0)
          return pieces(cart, merchandiseId) >= pieces(before, merchandiseId) + more
        })
      )
    case 'update': {
      const have = new Map(cart?.lines.map(({ id, quantity }) => [id, quantity]))
      return Object.entries(change.quantities).every(([id, quantity]) => (have.get(id) ?? 0) === quantity)
    }
    case 'gift-message':
      return cart?.giftMessage === change.message
    case 'code':
      return (cart?.discountCodes.some(({ code }) => code === change.code) ?? false) === change.wanted
  }
}

import {
  type Cart,
  type CartLine,
  getMarks,
  hasAddition,
  type LineToAdd,
  type LineUpdate,
  type ShopifyAttribute,
} from './cart.ts'

/** Requested quantities by line id; 0 removes. */
export type Quantities = Readonly<Record<string, number>>

/** A change that the shopper requested. */
export type Change =
  /** `isUndo`: restores lines that were just removed. */
  | { kind: 'add'; lines: readonly LineToAdd[]; isUndo?: boolean }
  | VariantChange
  /** `savedBefore`: the removed line was put on the wish list, which had so many of it before. */
  | { kind: 'update'; quantities: Quantities; savedBefore?: number }
  | { kind: 'gift-message'; message: string }
  | { kind: 'code'; code: string; shouldApply: boolean }

/** Another variant for a line, in its place (CART-18). `mark` names the change, so that it is not made twice. */
export type VariantChange = {
  kind: 'variant'
  lineId: string
  merchandiseId: string
  mark: string
  /** The quantity to set; without one the line keeps its own. */
  quantity?: number | undefined
  isUndo?: boolean
}

/**
 * Adds a change to the queue. The first is under way and stays; waiting quantities are merged, as are waiting gift
 * messages, so that ten quick clicks cost two calls.
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

/** The latest requested quantity of each line. */
export const getPendingQuantities = (pending: readonly Change[]): Quantities =>
  Object.assign({}, ...pending.map((change) => (change.kind === 'update' ? change.quantities : {})))

/** The updates of the lines whose quantities were requested, each with its variant (CART-17). */
export const toLineUpdates = (quantities: Quantities, lines: readonly CartLine[]): LineUpdate[] =>
  lines.flatMap(({ id, merchandiseId }) => {
    const quantity = quantities[id]
    return quantity === undefined ? [] : [{ id, quantity, merchandiseId }]
  })

/** The part of a change that the cart lacks, without quantities that it has and lines that are gone; null if none. */
export function getRemainingChange(change: Change, cart: Cart | null): Change | null {
  if (change.kind === 'add') return change
  if (!cart) return null
  if (change.kind !== 'update') return change
  const differing = cart.lines.filter(({ id, quantity }) => (change.quantities[id] ?? quantity) !== quantity)
  if (differing.length === 0) return null
  return { kind: 'update', quantities: Object.fromEntries(differing.map(({ id }) => [id, change.quantities[id] ?? 0])) }
}

/** Whether a cart has a change. An addition is recognised by its mark. */
export function isApplied(change: Change, cart: Cart | null): boolean {
  switch (change.kind) {
    case 'add':
      return hasAddition(cart?.lines ?? [], change.lines)
    case 'update': {
      const quantities = new Map(cart?.lines.map(({ id, quantity }) => [id, quantity]))
      return Object.entries(change.quantities).every(([id, quantity]) => (quantities.get(id) ?? 0) === quantity)
    }
    case 'variant':
      return cart?.lines.some((line) => hasVariantChange(line, change)) ?? false
    case 'gift-message':
      return cart?.giftMessage === change.message
    case 'code':
      return (cart?.discountCodes.some(({ code }) => isSameCode(code, change.code)) ?? false) === change.shouldApply
  }
}

/** Whether a line has a change of variant, which its mark tells. */
export const hasVariantChange = (
  { merchandiseId, attributes }: { merchandiseId: string; attributes: readonly ShopifyAttribute[] },
  change: Pick<VariantChange, 'merchandiseId' | 'mark'>,
): boolean => merchandiseId === change.merchandiseId && getMarks(attributes).includes(change.mark)

/** Whether two codes are the same. Shopify keeps a code as typed and compares without case. */
export const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase()

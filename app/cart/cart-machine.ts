import {
  type Cart,
  type CartLine,
  type CartOutcome,
  createMark,
  getMarks,
  hasAddition,
  type Notice,
  type PendingGoods,
} from './cart.ts'
import { type Change, enqueue, getPendingQuantities, hasVariantChange, type VariantChange } from './change-queue.ts'
import { countGoods, findForeignAttribute, getLineQuantities, groupExtras, toLinesToAdd } from './line-attributes.ts'

/** The result of the last change, where a message shows it. `count`: the number of restored lines. */
type Done = { did: 'put-back'; line: CartLine; count: number } | ({ did: 'changed' | 'changed-back' } & ChangedLine)

export type CartState = {
  /** unread: only the count is known. reading: the first read is under way. unreachable: it failed. */
  status: 'unread' | 'reading' | 'known' | 'unreachable'
  /** The cart of the latest response. */
  cart: Cart | null
  /** Changes without a response, oldest first; the first is under way. Totals are stale while there are any. */
  pending: readonly Change[]
  notice: Notice | null
  /** Titles of the sold-out goods that the notice is about. */
  soldOutTitles: readonly string[]
  /** Whether something was just added (spec 3, "Cart notification"). */
  showCartNotification: boolean
  /** Lines that were just removed and can be restored. */
  removed: readonly CartLine[]
  /** How many of the removed line were on the wish list before it was put there; undefined if it was not put there. */
  savedBefore?: number | undefined
  done: Done | null
  /** Whether a change of this page has settled. Until then no update of the totals is announced. */
  hasSettled: boolean
}

/** `settlesChange`: the event is the response to the oldest pending change. Otherwise the cart was read. */
export type CartEvent =
  | { type: 'read' }
  | { type: 'change'; change: Change }
  /** The cart as it is now. Without a notice, the current one stays. */
  | {
      type: 'UPDATE_CART'
      cart: Cart
      notice?: Notice | null
      soldOutTitles?: readonly string[]
      settlesChange: boolean
    }
  /** There is no cart (any more). */
  | { type: 'RESET_CART'; notice?: Notice | null; soldOutTitles?: readonly string[]; settlesChange: boolean }
  /** The call failed; `cart` is the cart afterwards, where it is known. */
  | { type: 'failed'; failure: Notice; cart?: Cart | null; settlesChange: boolean }
  /** Closing the drawer hides the notification and the removed lines (CART-09). */
  | { type: 'TOGGLE_CART_NOTIFICATION'; show: boolean }

export const UNREAD: CartState = {
  status: 'unread',
  cart: null,
  pending: [],
  notice: null,
  soldOutTitles: [],
  showCartNotification: false,
  removed: [],
  done: null,
  hasSettled: false,
}

/** The state after an event (spec 4, "Cart"). A failure only resets the loading state and shows its message (CART-03). */
export function transition(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'read':
      return isCartKnown(state) || state.status === 'reading' ? state : { ...state, status: 'reading', notice: null }
    case 'change':
      return {
        ...state,
        pending: enqueue(state.pending, event.change),
        notice: null,
        done: null,
        // A newer message replaces the older one.
        showCartNotification: state.showCartNotification && event.change.kind === 'add' && !event.change.isUndo,
        ...getRemovedLines(state, event.change),
      }
    case 'UPDATE_CART':
      return {
        ...settle(state, event),
        status: 'known',
        cart: reuseLines(event.cart, state.cart),
        done: event.settlesChange ? getDone(state, event.cart) : state.done,
      }
    case 'RESET_CART':
      return {
        // An unfinished removal of an earlier page may have emptied the cart, so it is not reported as completed.
        ...settle(state, !event.settlesChange && isRemoving(state) ? { ...event, notice: null } : event),
        status: 'known',
        cart: null,
        showCartNotification: false,
        done: null,
        // Nothing can be restored into a cart that was checked out.
        removed: event.notice ? [] : state.removed,
      }
    case 'failed': {
      const settled = { ...settle(state, { ...event, notice: event.failure }), removed: [] }
      if (event.cart !== undefined)
        return { ...settled, status: 'known', cart: event.cart && reuseLines(event.cart, state.cart) }
      if (isCartKnown(state)) return settled
      // After a failed change the cart is still to be read.
      return { ...settled, status: event.settlesChange ? 'unread' : 'unreachable' }
    }
    case 'TOGGLE_CART_NOTIFICATION': {
      const showCartNotification = event.show && state.cart !== null
      const removed = event.show ? state.removed : []
      const done = event.show ? state.done : null
      const isSame =
        showCartNotification === state.showCartNotification &&
        removed.length === state.removed.length &&
        done === state.done
      return isSame ? state : { ...state, showCartNotification, removed, done }
    }
  }
}

/** The result of the change under way, from the cart after it; null where no message shows it. */
function getDone({ pending: [change], cart }: CartState, after: Cart): Done | null {
  if (change?.kind === 'variant') {
    const changed = getChangedLine(change, cart, after)
    return changed && { did: change.isUndo ? 'changed-back' : 'changed', ...changed }
  }
  if (change?.kind !== 'add' || !change.isUndo) return null
  const variants = new Set(change.lines.map(({ merchandiseId }) => merchandiseId))
  const lines = groupExtras(after.lines).filter(({ line }) => variants.has(line.merchandiseId))
  return lines[0] ? { did: 'put-back', line: lines[0].line, count: lines.length } : null
}

/** The cart with its unchanged lines as the same objects as before, so that memoised lines do not re-render. */
function reuseLines(cart: Cart, before: Cart | null): Cart {
  const known = new Map(before?.lines.map((line) => [JSON.stringify(line), line]))
  return { ...cart, lines: cart.lines.map((line) => known.get(JSON.stringify(line)) ?? line) }
}

/** The state with an event's notice, and without the change that it settles. */
function settle(
  state: CartState,
  event: { settlesChange: boolean; notice?: Notice | null; soldOutTitles?: readonly string[] },
): CartState {
  const { settlesChange, notice = state.notice } = event
  const soldOutTitles = event.notice === undefined ? state.soldOutTitles : (event.soldOutTitles ?? [])
  if (!settlesChange) return { ...state, notice, soldOutTitles }
  return { ...state, notice, soldOutTitles, pending: state.pending.slice(1), hasSettled: true }
}

const isRemoving = ({ pending }: CartState): boolean => Object.values(getPendingQuantities(pending)).includes(0)

/** The lines that can be restored after a change, if that changes them. An addition and another size or colour clear them. */
function getRemovedLines(state: CartState, change: Change): Partial<CartState> {
  if (change.kind === 'add' || change.kind === 'variant') return { removed: [] }
  if (change.kind !== 'update') return {}
  const removed =
    getShownCart(state)?.lines.filter(
      // attributes of another sales channel cannot be added again
      ({ id, attributes }) => change.quantities[id] === 0 && !findForeignAttribute(attributes),
    ) ?? []
  return removed.length === 0 ? {} : { removed, savedBefore: change.savedBefore }
}

export const isCartKnown = ({ status }: CartState): boolean => status === 'known'

/** The event of an outcome. A read without a notice keeps the current notice. */
export function toCartEvent(outcome: CartOutcome, settlesChange: boolean): CartEvent {
  if (!outcome.ok) {
    const { failure, cart } = outcome
    return { type: 'failed', failure, ...(cart !== undefined && { cart }), settlesChange }
  }
  const { cart, notice, soldOutTitles } = outcome
  const withNotice = notice || settlesChange ? { notice, ...(soldOutTitles && { soldOutTitles }) } : {}
  return cart
    ? { type: 'UPDATE_CART', cart, ...withNotice, settlesChange }
    : { type: 'RESET_CART', ...withNotice, settlesChange }
}

/** The state of a page that was rendered with an outcome. */
export const toCartState = (outcome: CartOutcome): CartState => transition(UNREAD, toCartEvent(outcome, false))

/** Whether totals are those before a pending change. */
export const isStale = ({ pending }: CartState): boolean => pending.length > 0

/** The optimistic cart (CART-15): requested quantities, with the totals of the latest response. */
export function getShownCart({ cart, pending }: CartState): Cart | null {
  if (!cart || pending.length === 0) return cart
  const quantities = getPendingQuantities(pending)
  const lines = cart.lines
    .map((line) => (quantities[line.id] === undefined ? line : { ...line, quantity: quantities[line.id] ?? 0 }))
    .filter((line) => line.quantity > 0)
  return { ...cart, lines, count: countGoods(lines) }
}

/** The products being added, latest first, with the marks of their additions, without those already in the cart. */
export const getPendingGoods = ({ cart, pending }: CartState): readonly (PendingGoods & { mark: string })[] =>
  pending
    .flatMap((change) => (change.kind === 'add' && !hasAddition(cart?.lines ?? [], change.lines) ? change.lines : []))
    .flatMap(({ goods, attributes = [] }) => (goods ? { ...goods, mark: getMarks(attributes).join() } : []))
    .toReversed()

/** A line that has a new variant, and the changes that undo it. */
type ChangedLine = { line: CartLine; undo: readonly Change[] }

/**
 * The line with a new variant and the changes that undo it, from the carts before and after; null where the line is not
 * found. To undo a merge, the line is removed from the merged one and added again.
 */
function getChangedLine(change: VariantChange, before: Cart | null, after: Cart): ChangedLine | null {
  const group = groupExtras(before?.lines ?? []).find(({ line }) => line.id === change.lineId)
  const line = after.lines.find((candidate) => hasVariantChange(candidate, change))
  if (!line || !group) return null
  const idsAfter = new Set(after.lines.map(({ id }) => id))
  const mergedLine = before?.lines.find(
    ({ id, merchandiseId }) =>
      id !== change.lineId && merchandiseId === line.merchandiseId && (id === line.id || !idsAfter.has(id)),
  )
  if (!mergedLine) {
    const { merchandiseId, quantity } = group.line
    const undo = {
      kind: 'variant',
      lineId: line.id,
      merchandiseId,
      mark: createMark(),
      quantity,
      isUndo: true,
    } as const
    return { line, undo: [undo] }
  }
  const quantities = getLineQuantities(after.lines, line.id, mergedLine.quantity)
  return {
    line,
    undo: [
      { kind: 'update', quantities },
      { kind: 'add', lines: toLinesToAdd([group.line, ...group.extras]), isUndo: true },
    ],
  }
}

import { type Cart, type CartLine, goodsIn } from './cart.ts'
import type { CartOutcome, Notice } from './cart-outcome.ts'
import { type Change, enqueue, wantedQuantities } from './change-queue.ts'

export type CartState = {
  /** unread: only the count is known. reading: the first answer is under way. unreachable: it did not come. */
  status: 'unread' | 'reading' | 'known' | 'unreachable'
  /** As the server last told. */
  cart: Cart | null
  /** What was asked for and not yet answered, oldest first; the first is under way. While there is any, sums are stale. */
  pending: readonly Change[]
  notice: Notice | null
  /** Spec 3, "Cart notification": something has just been put in. */
  showCartNotification: boolean
  /** What was just taken out, and can be put back. */
  removed: readonly CartLine[]
}

/** `answers`: what is told answers the oldest pending change. Else it was read. */
export type CartEvent =
  | { type: 'read' }
  | { type: 'change'; change: Change }
  /** The cart as it is now. Without a notice, what was said before stays. */
  | { type: 'UPDATE_CART'; cart: Cart; notice?: Notice | null; answers: boolean }
  /** There is no cart (any more). */
  | { type: 'RESET_CART'; notice?: Notice | null; answers: boolean }
  /** Nothing came of it; `cart` where it is known how it stands all the same. */
  | { type: 'failed'; failure: Notice; cart?: Cart | null; answers: boolean }
  /** Closing the drawer hides it, and what stands beside it (CART-09). */
  | { type: 'TOGGLE_CART_NOTIFICATION'; show: boolean }

export const UNREAD: CartState = {
  status: 'unread',
  cart: null,
  pending: [],
  notice: null,
  showCartNotification: false,
  removed: [],
}

/** Spec 4, "Cart": every move between states. A failure only resets the loading state and shows its message (CART-03). */
export function transition(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'read':
      return isKnown(state) || state.status === 'reading' ? state : { ...state, status: 'reading', notice: null }
    case 'change':
      return { ...state, pending: enqueue(state.pending, event.change), notice: null, removed: removedBy(state, event) }
    case 'UPDATE_CART':
      return { ...told(state, event), status: 'known', cart: withKnownLines(event.cart, state.cart) }
    case 'RESET_CART':
      return {
        ...told(state, event),
        status: 'known',
        cart: null,
        showCartNotification: false,
        // nothing is put back into a cart that was paid for
        removed: event.notice ? [] : state.removed,
      }
    case 'failed': {
      const after = { ...told(state, { ...event, notice: event.failure }), removed: [] }
      if (event.cart !== undefined)
        return { ...after, status: 'known', cart: event.cart && withKnownLines(event.cart, state.cart) }
      if (isKnown(state)) return after
      // an answer to a change says nothing of the cart: it is still to be read
      return { ...after, status: event.answers ? 'unread' : 'unreachable' }
    }
    case 'TOGGLE_CART_NOTIFICATION': {
      const showCartNotification = event.show && state.cart !== null
      const removed = event.show ? state.removed : []
      const isAsIs = showCartNotification === state.showCartNotification && removed.length === state.removed.length
      return isAsIs ? state : { ...state, showCartNotification, removed }
    }
  }
}

/** A cart whose lines are the same objects as before where they say the same: only what differs is drawn anew. */
function withKnownLines(cart: Cart, before: Cart | null): Cart {
  const known = new Map(before?.lines.map((line) => [JSON.stringify(line), line]))
  return { ...cart, lines: cart.lines.map((line) => known.get(JSON.stringify(line)) ?? line) }
}

function told(state: CartState, { answers, notice = state.notice }: { answers: boolean; notice?: Notice | null }) {
  return { ...state, notice, pending: answers ? state.pending.slice(1) : state.pending }
}

/** What a change takes out; putting something in says that nothing is missed. */
function removedBy(state: CartState, { change }: { change: Change }): readonly CartLine[] {
  if (change.kind !== 'update') return change.kind === 'add' ? [] : state.removed
  const gone = shownCart(state)?.lines.filter(({ id }) => change.quantities[id] === 0) ?? []
  return gone.length === 0 ? state.removed : gone
}

export const isKnown = ({ status }: CartState): boolean => status === 'known'

/** What an outcome tells; `answers` as in the events. What was merely read, and has no notice, leaves standing what was said before. */
export function eventOf(outcome: CartOutcome, answers: boolean): CartEvent {
  if (!outcome.ok) {
    const { failure, cart } = outcome
    return { type: 'failed', failure, ...(cart !== undefined && { cart }), answers }
  }
  const { cart, notice } = outcome
  const said = notice || answers ? { notice } : {}
  return cart ? { type: 'UPDATE_CART', cart, ...said, answers } : { type: 'RESET_CART', ...said, answers }
}

/** The state of a page that was made with a cart. */
export const stateOf = (outcome: CartOutcome): CartState => transition(UNREAD, eventOf(outcome, false))

/** Whether sums are those of before a change that is under way. */
export const isStale = ({ pending }: CartState): boolean => pending.length > 0

/** The cart as the shopper means it: quantities as asked for, sums as the server last gave them (CART-15). */
export function shownCart({ cart, pending }: CartState): Cart | null {
  if (!cart || pending.length === 0) return cart
  const wanted = wantedQuantities(pending)
  const lines = cart.lines
    .map((line) => (wanted[line.id] === undefined ? line : { ...line, quantity: wanted[line.id] ?? 0 }))
    .filter((line) => line.quantity > 0)
  return { ...cart, lines, count: goodsIn(lines) }
}

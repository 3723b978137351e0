import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { Cart } from './cart.ts'

/** What the shop has to tell about the cart: a row of the error catalogue, or that stock capped what was asked for. */
export type Notice = CatalogueCode | 'cart.capped'

/** Quantities by line id that the shopper has asked for and the server has not yet confirmed. */
export type Wanted = Readonly<Record<string, number>>

export type CartState = {
  /** unread: only the count is known. reading and changing: an answer is under way. idle: what is shown is what is. */
  status: 'unread' | 'reading' | 'idle' | 'changing'
  cart: Cart | null
  wanted: Wanted
  notice: Notice | null
}

export type CartEvent =
  | { type: 'read' }
  | { type: 'restored'; cart: Cart | null; notice: Notice | null }
  | { type: 'add' }
  | { type: 'update'; quantities: Wanted }
  /** The server's answer to a change. `sent` is what that change asked for; `more` says that another change waits. */
  | { type: 'changed'; cart: Cart | null; notice: Notice | null; sent: Wanted; more: boolean }
  | { type: 'failed'; failure: Notice; sent: Wanted; more: boolean }
  | { type: 'dismiss' }

export const UNREAD: CartState = { status: 'unread', cart: null, wanted: {}, notice: null }

/** Spec 4, "Cart": every move between states. A failure only resets the loading state and shows its message (CART-03). */
export function transition(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'read':
      return state.status === 'unread' ? { ...state, status: 'reading' } : state
    case 'restored':
      // a change that began meanwhile knows better
      return state.status === 'changing'
        ? state
        : { status: 'idle', cart: event.cart, wanted: {}, notice: event.notice }
    case 'add':
      return { ...state, status: 'changing', notice: null }
    case 'update':
      return { ...state, status: 'changing', notice: null, wanted: { ...state.wanted, ...event.quantities } }
    case 'changed':
      return settle({ ...state, cart: event.cart, notice: event.notice }, event.sent, event.more)
    case 'failed':
      return settle({ ...state, notice: event.failure }, event.sent, event.more)
    case 'dismiss':
      return { ...state, notice: null }
  }
}

/** Drops the wishes that have been answered; one that changed since it was sent is still a wish. */
function settle(state: CartState, sent: Wanted, more: boolean): CartState {
  const wanted = Object.fromEntries(Object.entries(state.wanted).filter(([id, quantity]) => sent[id] !== quantity))
  return { ...state, wanted, status: more ? 'changing' : 'idle' }
}

/** The cart as the shopper means it: quantities as asked for, sums as the server last gave them (CART-15). */
export function shownCart({ cart, wanted }: CartState): Cart | null {
  if (!cart) return null
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: wanted[line.id] ?? line.quantity }))
    .filter((line) => line.quantity > 0)
  return { ...cart, lines, count: lines.reduce((sum, line) => sum + line.quantity, 0) }
}

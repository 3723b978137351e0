import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { Cart } from './cart.ts'
import { type CartEvent, type CartState, eventOf, isKnown, transition, UNREAD } from './cart-machine.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { type Change, isDone, stillToAsk } from './change-queue.ts'

/** The doors to the server. They reject where no answer comes. */
export type CartCalls = {
  read: () => Promise<CartOutcome>
  restore: (checkoutId: string) => Promise<CartOutcome>
  change: (change: Change) => Promise<CartOutcome>
}

export type CartStoreDeps = {
  calls: CartCalls
  report: (code: CatalogueCode, cause: unknown) => void
  isOffline: () => boolean
  /** Hears of each change that came through, with the cart before it; undefined where nobody had read that. */
  changed: (change: Change, before: Cart | null | undefined, after: Cart | null) => void
}

export type CartStore = {
  state: () => CartState
  subscribe: (listener: () => void) => () => void
  /** Reads the cart, unless that has been done or begun. */
  read: () => Promise<void>
  /** Reads it again without a word, where it was read before: it may have been changed elsewhere. */
  refresh: () => Promise<void>
  /** Takes over what the server has already read for this page. */
  takeOver: (outcome: CartOutcome) => void
  /** Makes the cart of a link this browser's, unless it has one (CART-07). */
  restore: (checkoutId: string) => Promise<void>
  /** Asks for a change. Resolves to how it went; merged with another, to how that went. */
  submit: (change: Change) => Promise<CartOutcome>
  /** Resolves when nothing is pending. */
  settled: () => Promise<void>
  /** Shows or hides that something has been put in. */
  notify: (show: boolean) => void
}

/** Runs the cart machine: sends pending changes one after the other, and never lets an older answer undo a newer one. */
export function createCartStore({ calls, report, isOffline, changed }: CartStoreDeps): CartStore {
  let state = UNREAD
  let running = false
  /** Counts what was asked. An answer to what was read is heard only if nothing was asked after it. */
  let asked = 0
  const listeners = new Set<() => void>()
  const waiting = new Map<Change, ((outcome: CartOutcome) => void)[]>()
  const idle: (() => void)[] = []

  function send(event: CartEvent) {
    const before = state
    state = transition(state, event)
    if (state !== before) for (const listener of listeners) listener()
  }

  /** An answer that never came is a failure like any other. A connection that failed is nobody's bug and not reported (spec 8). */
  async function answerTo(failure: CatalogueCode, call: () => Promise<CartOutcome>): Promise<CartOutcome> {
    try {
      return await call()
    } catch (cause) {
      if (!(cause instanceof TypeError)) report(failure, cause)
      return { ok: false, failure }
    }
  }

  async function perform(change: Change): Promise<CartOutcome> {
    const before = isKnown(state) ? state.cart : undefined
    const todo = before === undefined ? change : stillToAsk(change, before)
    if (!todo) return { ok: true, cart: before ?? null, notice: state.notice }
    const outcome = await answerTo(failureOf(change), () => calls.change(todo))
    const answer = outcome.cart !== undefined ? outcome : await lookAgain(todo, failureOf(change), before)
    const came = outcome === answer || answer.ok
    if (came && answer.cart !== undefined && !isCompleted(answer)) changed(todo, before, answer.cart)
    return answer
  }

  /** A change whose answer was lost, or that failed on the way, may have been made: only the server knows. */
  async function lookAgain(
    change: Change,
    failure: CatalogueCode,
    before: Cart | null | undefined,
  ): Promise<CartOutcome> {
    const seen = isOffline() ? undefined : await answerTo(failure, calls.read)
    if (!seen?.ok) return { ok: false, failure }
    if (seen.notice === 'cart.completed' || isDone(change, seen.cart, before)) return seen
    return { ok: false, failure, cart: seen.cart }
  }

  async function run() {
    if (running) return
    running = true
    for (let change = state.pending[0]; change; change = state.pending[0]) {
      const outcome = await perform(change)
      tell(outcome, true)
      if (change.kind === 'add' && outcome.ok) send({ type: 'TOGGLE_CART_NOTIFICATION', show: true })
      for (const answer of waiting.get(change) ?? []) answer(outcome)
      waiting.delete(change)
    }
    running = false
    for (const done of idle.splice(0)) done()
  }

  function tell(outcome: CartOutcome, answers: boolean) {
    const event = eventOf(outcome, answers)
    send(event.type === 'failed' && isOffline() ? { ...event, failure: 'cart.offline' } : event)
  }

  /** Asks how the cart stands. Null: something was asked after it, and only that one's answer counts. */
  async function look(call: () => Promise<CartOutcome>): Promise<CartOutcome | null> {
    asked += 1
    const at = asked
    const outcome = await answerTo('cart.change-failed', call)
    return at === asked ? outcome : null
  }

  async function refresh() {
    if (!isKnown(state) || state.pending.length > 0) return
    const outcome = await look(calls.read)
    if (outcome?.ok) tell(outcome, false)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: async () => {
      if (isKnown(state) || state.status === 'reading' || state.pending.length > 0) return
      send({ type: 'read' })
      const outcome = await look(calls.read)
      if (outcome) tell(outcome, false)
    },
    refresh,
    takeOver: (outcome) => {
      if (state.status === 'unread' && asked === 0) tell(outcome, false)
      else void refresh()
    },
    restore: async (checkoutId) => {
      send({ type: 'read' })
      const outcome = await look(() => calls.restore(checkoutId))
      if (outcome) tell(outcome, false)
    },
    submit: (change) => {
      asked += 1
      const [last, length] = [state.pending.at(-1), state.pending.length]
      send({ type: 'change', change })
      const queued = state.pending.at(-1) ?? change
      const merged = last !== undefined && length === state.pending.length
      const others = merged ? (waiting.get(last) ?? []) : []
      if (merged) waiting.delete(last)
      const answered = new Promise<CartOutcome>((resolve) => waiting.set(queued, [...others, resolve]))
      void run()
      return answered
    },
    settled: () => (running ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
    notify: (show) => send({ type: 'TOGGLE_CART_NOTIFICATION', show }),
  }
}

const failureOf = ({ kind }: Change): CatalogueCode => (kind === 'add' ? 'cart.add-failed' : 'cart.change-failed')

/** The cart is gone because it was paid for, or because nobody has its id any more: nobody emptied it. */
const isCompleted = (outcome: CartOutcome): boolean =>
  outcome.ok && (outcome.notice === 'cart.completed' || outcome.notice === 'cart.no-id')

import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import {
  type Cart,
  type CartFailure,
  type CartLine,
  type CartOutcome,
  getOwnAttributes,
  hasAddition,
  type LineToAdd,
  markLines,
  type Notice,
} from './cart.ts'
import { type CartEvent, type CartState, isCartKnown, toCartEvent, transition, UNREAD } from './cart-machine.ts'
import { type Change, getRemainingChange, isApplied } from './change-queue.ts'

/** The cart's calls to the server. They reject where no response arrives. */
export type CartApi = {
  read: () => Promise<CartOutcome>
  restore: (checkoutId: string) => Promise<CartOutcome>
  /** `lines`: those of the latest response, whose quantities change. */
  change: (change: Change, lines: readonly CartLine[]) => Promise<CartOutcome>
}

type CartStoreDeps = {
  api: CartApi
  /** Runs one change at a time in all tabs, so that two first additions do not make two carts. */
  runExclusive: <T>(work: () => Promise<T>) => Promise<T>
  report: (code: CatalogueCode, cause: unknown) => void
  isOffline: () => boolean
  /** Called after each change that was made. `before` is undefined where the cart had not been read. */
  onChange: (change: Change, before: Cart | null | undefined, after: Cart | null) => void
}

export type CartStore = {
  getState: () => CartState
  subscribe: (listener: () => void) => () => void
  /** Reads the cart, unless it is known or being read. While a change is under way it shows the lines before that. */
  read: () => Promise<void>
  /** Reads a known cart again in the background: it may have changed elsewhere. */
  refresh: () => Promise<void>
  /** Takes over the outcome that the server rendered the page with. */
  hydrate: (outcome: CartOutcome) => void
  /** Copies the goods of a link's cart, unless this browser has a cart (CART-07). */
  restore: (checkoutId: string) => Promise<void>
  /**
   * Requests a change. Resolves to its outcome; a merged change resolves to that of the merged one. `notice` is shown if it
   * succeeds without one of its own.
   */
  submit: (change: Change, notice?: Notice) => Promise<CartOutcome>
  /** Resolves when no change is pending. */
  whenSettled: () => Promise<void>
  /** Shows or hides the cart notification. */
  showNotification: (show: boolean) => void
}

/** Runs the cart machine: sends pending changes one by one, and ignores reads that a later change outdated. */
export function createCartStore({ api, runExclusive, report, isOffline, onChange }: CartStoreDeps): CartStore {
  let state = UNREAD
  let isRunning = false
  /** The number of requests. A read counts only if no request came after it. */
  let requestCount = 0
  const listeners = new Set<() => void>()
  const resolvers = new Map<Change, ((outcome: CartOutcome) => void)[]>()
  const idleResolvers: (() => void)[] = []
  const notices = new Map<Change, Notice>()
  /** Failed additions by their goods. Each may have been made anyway, so a retry has the same mark. */
  const failedAdditions = new Map<string, readonly LineToAdd[]>()

  function dispatch(event: CartEvent) {
    const before = state
    state = transition(state, event)
    if (state !== before) for (const listener of listeners) listener()
  }

  /** The outcome of a call; null where no response arrives. Network errors are not reported (spec 8). */
  async function call(failure: CartFailure, work: () => Promise<CartOutcome>): Promise<CartOutcome | null> {
    try {
      return await work()
    } catch (cause) {
      if (!(cause instanceof TypeError)) report(failure, cause)
      return null
    }
  }

  async function perform(change: Change): Promise<CartOutcome> {
    if (change.kind === 'update' && !isCartKnown(state)) {
      await readLines()
      if (!isCartKnown(state)) return { ok: false, failure: 'cart.change-failed' }
    }
    const before = isCartKnown(state) ? state.cart : undefined
    const remaining = before === undefined ? change : getRemainingChange(change, before)
    if (!remaining) return { ok: true, cart: before ?? null, notice: state.notice }
    const { outcome, isFromRead } = await runExclusive(() => send(remaining))
    if ((outcome.ok || !isFromRead) && outcome.cart !== undefined && !isCartGone(outcome))
      onChange(remaining, before, outcome.cart)
    if (change.kind === 'add') rememberFailure(change.lines, outcome)
    return outcome
  }

  /** Reads the cart before a change of quantities from an earlier page, which needs the lines. */
  async function readLines() {
    const read = await call('cart.change-failed', api.read)
    if (read?.ok) dispatchOutcome(read, false)
  }

  /**
   * Sends a change, and reads the cart if the response has none, because the change may have been made anyway. An
   * addition without a response may still be under way, so it is sent once more with the same mark.
   */
  async function send(change: Change): Promise<{ outcome: CartOutcome; isFromRead: boolean }> {
    const failure = getFailure(change)
    let outcome: CartOutcome = { ok: false, failure }
    const tries = change.kind === 'add' ? 2 : 1
    for (let made = 0; made < tries; made++) {
      const response = await call(failure, () => api.change(change, state.cart?.lines ?? []))
      if (response?.cart !== undefined) return { outcome: response, isFromRead: false }
      outcome = await checkApplied(change, failure)
      if (outcome.ok || response || isOffline()) break
    }
    return { outcome, isFromRead: true }
  }

  /** The cart as read if it has the change, else a failure. */
  async function checkApplied(change: Change, failure: CartFailure): Promise<CartOutcome> {
    const read = isOffline() ? null : await call(failure, api.read)
    if (!read?.ok) return { ok: false, failure }
    if (read.notice === 'cart.completed' || isApplied(change, read.cart)) return read
    return { ok: false, failure, cart: read.cart }
  }

  /** The lines with a mark: that of their failed addition, unless the cart shows it and the shopper wants more. */
  function markAddition(lines: readonly LineToAdd[]): readonly LineToAdd[] {
    const failed = failedAdditions.get(getGoods(lines))
    // used once: another press meanwhile is a new addition
    failedAdditions.delete(getGoods(lines))
    return failed && !hasAddition(state.cart?.lines ?? [], failed) ? failed : markLines(lines)
  }

  function rememberFailure(lines: readonly LineToAdd[], outcome: CartOutcome) {
    if (!outcome.ok) failedAdditions.set(getGoods(lines), lines)
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    for (let change = state.pending[0]; change; change = state.pending[0]) {
      const outcome = withNotice(await perform(change), notices.get(change))
      notices.delete(change)
      dispatchOutcome(outcome, true)
      // A capped addition has its own notice, that no more are in stock.
      if (change.kind === 'add' && !change.isUndo && outcome.ok && outcome.notice !== 'cart.capped')
        dispatch({ type: 'TOGGLE_CART_NOTIFICATION', show: true })
      for (const resolve of resolvers.get(change) ?? []) resolve(outcome)
      resolvers.delete(change)
    }
    isRunning = false
    for (const resolve of idleResolvers.splice(0)) resolve()
  }

  function dispatchOutcome(outcome: CartOutcome, settlesChange: boolean) {
    const event = toCartEvent(outcome, settlesChange)
    dispatch(event.type === 'failed' && isOffline() ? { ...event, failure: 'cart.offline' } : event)
  }

  /** The outcome of a read; null where a later request outdated it. */
  async function readLatest(work: () => Promise<CartOutcome>): Promise<CartOutcome | null> {
    requestCount += 1
    const request = requestCount
    const outcome = (await call('cart.change-failed', work)) ?? { ok: false, failure: 'cart.change-failed' as const }
    return request === requestCount ? outcome : null
  }

  async function refresh() {
    if (!isCartKnown(state) || state.pending.length > 0) return
    const outcome = await readLatest(api.read)
    if (outcome?.ok) dispatchOutcome(outcome, false)
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: async () => {
      if (isCartKnown(state) || state.status === 'reading') return
      dispatch({ type: 'read' })
      const outcome = await call('cart.change-failed', api.read)
      // The response to a change arrived meanwhile and is newer. Its count is written again, over that of the read.
      if (isCartKnown(state)) for (const listener of listeners) listener()
      // these are the lines before a change that is still under way; its own response follows
      else if (outcome?.ok || state.pending.length === 0)
        dispatchOutcome(outcome ?? { ok: false, failure: 'cart.change-failed' }, false)
    },
    refresh,
    hydrate: (outcome) => {
      if (state.status !== 'unread') void refresh()
      else if (outcome.ok || state.pending.length === 0) dispatchOutcome(outcome, false)
    },
    restore: async (checkoutId) => {
      dispatch({ type: 'read' })
      const outcome = await readLatest(() => api.restore(checkoutId))
      if (outcome) dispatchOutcome(outcome, false)
    },
    submit: (requested, notice) => {
      const change = requested.kind === 'add' ? { ...requested, lines: markAddition(requested.lines) } : requested
      requestCount += 1
      const [last, length] = [state.pending.at(-1), state.pending.length]
      dispatch({ type: 'change', change })
      const queued = state.pending.at(-1) ?? change
      const isMerged = last !== undefined && length === state.pending.length
      const mergedResolvers = isMerged ? (resolvers.get(last) ?? []) : []
      if (isMerged) resolvers.delete(last)
      const outcome = new Promise<CartOutcome>((resolve) => resolvers.set(queued, [...mergedResolvers, resolve]))
      if (notice) notices.set(queued, notice)
      void run()
      return outcome
    },
    whenSettled: () => (isRunning ? new Promise((resolve) => idleResolvers.push(resolve)) : Promise.resolve()),
    showNotification: (show) => dispatch({ type: 'TOGGLE_CART_NOTIFICATION', show }),
  }
}

/** A success with a notice, unless it has one of its own. */
const withNotice = (outcome: CartOutcome, notice: Notice | undefined): CartOutcome =>
  outcome.ok && notice ? { ...outcome, notice: outcome.notice ?? notice } : outcome

const getFailure = ({ kind }: Change): CartFailure => (kind === 'add' ? 'cart.add-failed' : 'cart.change-failed')

/** A key of the lines of an addition, without their marks. */
const getGoods = (lines: readonly LineToAdd[]): string =>
  JSON.stringify(lines.map((line) => ({ ...line, attributes: getOwnAttributes(line.attributes ?? []) })))

/** Whether the cart is gone without being emptied: checked out, or its id is lost. */
const isCartGone = (outcome: CartOutcome): boolean =>
  outcome.ok && (outcome.notice === 'cart.completed' || outcome.notice === 'cart.no-id')

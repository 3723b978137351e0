import { useSyncExternalStore } from 'react'
import { report } from '#app/errors/report.ts'
import { callServer } from '#app/page/call-server.ts'
import {
  deleteBrowserCookie,
  notifyVisitorChange,
  readBrowserCookie,
  readLocal,
  readSession,
  removeSession,
  setBrowserCookie,
  subscribeToVisitorChanges,
  writeLocal,
  writeSession,
} from '#app/visitor/browser-state.ts'
import { cartCount, checkoutStarted } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { cartBuyerKey, cartStampKey, unfinishedChangesKey } from '#contracts/shop/visitor.ts'
import { changeCartFn, readCartFn, restoreCartFn } from './cart.functions.ts'
import { type Cart, type CartLine, type CartOutcome, createMark, getMarkTime, type LineToAdd } from './cart.ts'
import {
  type CartState,
  getPendingGoods,
  getShownCart,
  isCartKnown,
  isStale,
  toCartState,
  UNREAD,
} from './cart-machine.ts'
import { type CartApi, type CartStore, createCartStore } from './cart-store.ts'
import { type Change, toLineUpdates } from './change-queue.ts'

/** How long a tab is hidden before it reads the cart again, in ms. */
const AWAY_MS = 60_000

/** Loads the code of the basket events, at the same time as the request of a change. */
const loadTracking = () => import('./cart-events.ts')

const carts = new Map<RegionCode, CartStore>()

/** The cart store of this page, one for each region. Browser only. */
export function getBrowserCart(region: RegionCode): CartStore {
  const existing = carts.get(region)
  if (existing) return existing
  const stamp = createChangeStamp(region)
  const cart = createCartStore({
    api: createApi(region),
    runExclusive: (work) => runExclusive(region, work),
    report,
    isOffline: () => !navigator.onLine,
    onChange: (change, before, after) => {
      stamp.renew()
      // If the code fails to load, only the event is lost.
      loadTracking().then(
        ({ trackBasketChange }) => trackBasketChange(change, before, after),
        () => {},
      )
    },
  })
  carts.set(region, cart)
  cart.subscribe(() => {
    forgetOtherCart(region, cart.getState())
    writeCount(region, cart.getState())
    storeUnfinished(region, cart.getState().pending)
  })
  refreshOnReturn(region, cart, stamp)
  for (const change of takeUnfinished(region)) void cart.submit(change)
  return cart
}

/**
 * Repeats changes that an earlier page left unfinished, and reads a cart whose checkout began there: it may be paid for by
 * now. If the read fails, the next page repeats it.
 */
export async function resumeCart(region: RegionCode): Promise<void> {
  const cart = getBrowserCart(region)
  const cookie = checkoutStarted(region)
  if (readBrowserCookie(cookie) === undefined) return
  await cart.read()
  if (isCartKnown(cart.getState())) deleteBrowserCookie(cookie)
}

const subscribeToNothing = () => () => {}
const getUnread = () => UNREAD

/** A cart as drawer and page show it: `cart` with its pending changes, `adding` the products that are being added. */
export type ShownCart = {
  state: CartState
  cart: Cart | null
  isStale: boolean
  adding: ReturnType<typeof getPendingGoods>
}

/** A region's cart. Until it has been read in the browser, it is that of the `outcome` that the server has rendered. */
export function useBrowserCart(region: RegionCode, outcome?: CartOutcome): ShownCart {
  const isBrowser = typeof document !== 'undefined'
  const browserState = useSyncExternalStore(
    isBrowser ? getBrowserCart(region).subscribe : subscribeToNothing,
    isBrowser ? getBrowserCart(region).getState : getUnread,
    getUnread,
  )
  const isRead = browserState.status !== 'unread' && browserState.status !== 'reading'
  const state = outcome && !isRead ? toCartState(outcome) : browserState
  return { state, cart: getShownCart(state), isStale: isStale(state), adding: getPendingGoods(state) }
}

/** The largest body to send with keepalive, in bytes. Browsers allow 64 KiB for all such requests together. */
const MAX_KEPT_BODY = 32 * 1024

/**
 * A fetch that continues when its page is left, so that the cart's cookie is stored. Firefox aborts any other as soon
 * as a link is pressed.
 */
const fetchOnLeaving: typeof fetch = (input, init) =>
  callServer(input, { ...init, keepalive: String(init?.body ?? '').length < MAX_KEPT_BODY })

const withoutGoods = ({ goods: _goods, ...line }: LineToAdd): LineToAdd => line

type SentChange = Parameters<typeof changeCartFn>[0]['data']['change']

/** A change as it is sent: quantities are about the lines that the cart has now. */
function toSent(change: Change, cartLines: readonly CartLine[]): SentChange {
  if (change.kind === 'add') return { kind: 'add', lines: change.lines.map(withoutGoods) }
  return change.kind === 'update' ? { kind: 'update', lines: toLineUpdates(change.quantities, cartLines) } : change
}

const createApi = (region: RegionCode): CartApi => ({
  read: () => readCartFn({ data: { region }, fetch: fetchOnLeaving }),
  restore: (checkoutId) => restoreCartFn({ data: { region, checkoutId } }),
  change: (change, cartLines) => {
    loadTracking().catch(() => {})
    return changeCartFn({ data: { region, change: toSent(change, cartLines) }, fetch: fetchOnLeaving })
  },
})

/** Removes the stored id of the cart with a known buyer if this is another cart. */
function forgetOtherCart(region: RegionCode, { cart }: CartState): void {
  const key = cartBuyerKey(region)
  if (cart && !readSession(key)?.endsWith(` ${cart.id}`)) removeSession(key)
}

/** Writes the optimistic count to its cookie, so that it holds even if the page is left before the response. */
function writeCount(region: RegionCode, state: CartState): void {
  const cookie = cartCount(region)
  const storedCount = readBrowserCookie(cookie)
  const cart = getShownCart(state)
  // The response may have set a cookie, so listeners are notified even where none is written here.
  if (!isCartKnown(state)) notifyVisitorChange()
  else if (!cart) storedCount === undefined ? notifyVisitorChange() : deleteBrowserCookie(cookie)
  else if (storedCount !== String(cart.count)) setBrowserCookie(cookie, String(cart.count))
  else notifyVisitorChange()
}

type ChangeStamp = { renew: () => void; hasChanged: () => boolean }

/** A timestamp in local storage, renewed with every change, so that other tabs read the cart again. */
function createChangeStamp(region: RegionCode): ChangeStamp {
  const key = cartStampKey(region)
  const stored = readLocal(key)
  // a change that ended after this page was requested may be missing from it
  let lastStamp = stored && getMarkTime(stored) < performance.timeOrigin ? stored : undefined
  return {
    renew: () => {
      lastStamp = createMark()
      writeLocal(key, lastStamp)
    },
    hasChanged: () => {
      const before = lastStamp
      lastStamp = readLocal(key)
      return lastStamp !== before
    },
  }
}

/** Refreshes the cart after another tab's change, a started checkout, or a long absence. */
function refreshOnReturn(region: RegionCode, cart: CartStore, stamp: ChangeStamp): void {
  let hiddenAt = 0
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (hiddenAt > 0 && Date.now() - hiddenAt > AWAY_MS) void cart.refresh()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void cart.refresh()
  })
  subscribeToVisitorChanges(() => {
    if (document.visibilityState === 'hidden' || document.prerendering) return
    const cookie = checkoutStarted(region)
    const isBackFromCheckout = hiddenAt > 0 && readBrowserCookie(cookie) !== undefined
    if (isBackFromCheckout) deleteBrowserCookie(cookie)
    if (isBackFromCheckout || (isCartKnown(cart.getState()) && stamp.hasChanged())) void cart.refresh()
  })
}

/** How long a change waits for one of another tab, in ms: the longest time of that change's call and its retry. */
const MAX_WAIT_MS = 12_000

/**
 * Runs one change of a region's cart at a time in all tabs of the browser. Without Web Locks, or after the timeout, the
 * change runs at once, and the server merges the two carts that this can create.
 */
async function runExclusive<T>(region: RegionCode, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  let hasLock = false
  const onLock = () => {
    hasLock = true
    return work()
  }
  try {
    return await navigator.locks.request(cartStampKey(region), { signal: AbortSignal.timeout(MAX_WAIT_MS) }, onLock)
  } catch (cause) {
    if (hasLock) throw cause
    return work()
  }
}

/** How old a stored change may be, in ms. An older one is no longer under way, and may no longer be wanted. */
const MAX_AGE_MS = 60_000

type Unfinished = { pending: readonly Change[]; at: number }

/** Stores the changes without a response for the next page of this tab, in case this one is left. */
function storeUnfinished(region: RegionCode, pending: readonly Change[]): void {
  if (pending.length === 0) removeSession(unfinishedChangesKey(region))
  else writeSession(unfinishedChangesKey(region), JSON.stringify({ pending, at: Date.now() } satisfies Unfinished))
}

/** The changes that an earlier page of this tab left without a response. They are idempotent and can be repeated. */
function takeUnfinished(region: RegionCode): readonly Change[] {
  const stored = readSession(unfinishedChangesKey(region))
  if (!stored) return []
  removeSession(unfinishedChangesKey(region))
  try {
    // The server validates every change. Fields may be missing, because an earlier release stored another format.
    const { pending, at }: Partial<Unfinished> = JSON.parse(stored)
    return pending && at && Date.now() - at < MAX_AGE_MS ? pending : []
  } catch {
    return []
  }
}

import { useSyncExternalStore } from 'react'
import { report } from '#app/errors/report.ts'
import { forgetInBrowser, rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import { store as keep, stored } from '#app/visitor/browser-storage.ts'
import { cartCount, checkoutStarted, readCookie } from '#app/visitor/cookies.ts'
import { onVisitorChange, visitorChanged } from '#app/visitor/visitor-changes.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { cartStampKey } from '#contracts/visitor.ts'
import {
  addLinesFn,
  changeCodeFn,
  readCartFn,
  restoreCartFn,
  setGiftMessageFn,
  updateLinesFn,
} from './cart.functions.ts'
import { type CartState, isKnown, shownCart, UNREAD } from './cart-machine.ts'
import { type CartCalls, type CartStore, createCartStore } from './cart-store.ts'
import { tellBasket } from './tell-basket.ts'

/** Away for longer than this, in ms, a page asks how its cart is when somebody looks at it again. */
const AWAY_MS = 60_000

const carts = new Map<RegionCode, CartStore>()

/** The cart of this page, one for each region's shop. Browser only. */
export function browserCart(region: RegionCode): CartStore {
  const known = carts.get(region)
  if (known) return known
  const stamp = stampOf(region)
  const cart = createCartStore({
    calls: callsTo(region),
    report,
    isOffline: () => !navigator.onLine,
    changed: (change, before, after) => {
      stamp.renew()
      tellBasket(change, before, after)
    },
  })
  carts.set(region, cart)
  cart.subscribe(() => noteCount(region, cart.state()))
  watchOthers(region, cart, stamp)
  return cart
}

const never = () => () => {}
const unread = () => UNREAD

/** The state of a region's cart, and the means to change it. The server knows no cart but the one it is given. */
export function useBrowserCart(region: RegionCode): CartState {
  const isBrowser = typeof document !== 'undefined'
  return useSyncExternalStore(
    isBrowser ? browserCart(region).subscribe : never,
    isBrowser ? browserCart(region).state : unread,
    unread,
  )
}

const callsTo = (region: RegionCode): CartCalls => ({
  read: () => readCartFn({ data: { region } }),
  restore: (checkoutId) => restoreCartFn({ data: { region, checkoutId } }),
  change: (change) => {
    switch (change.kind) {
      case 'add': {
        const lines = change.lines.map(({ attributes = [], ...line }) => ({ ...line, attributes: [...attributes] }))
        return addLinesFn({ data: { region, lines } })
      }
      case 'update': {
        const lines = Object.entries(change.quantities).map(([id, quantity]) => ({ id, quantity }))
        return updateLinesFn({ data: { region, lines } })
      }
      case 'gift-message':
        return setGiftMessageFn({ data: { region, message: change.message } })
      case 'code':
        return changeCodeFn({ data: { region, code: change.code, wanted: change.wanted } })
    }
  },
})

/** What the shopper means is kept beside the cart's icon even if the page goes before the server's answer comes. */
function noteCount(region: RegionCode, state: CartState): void {
  const cookie = cartCount(region)
  const noted = readCookie(document.cookie, cookie.name)
  const shown = shownCart(state)
  // an answer may have brought a cookie of its own
  if (!isKnown(state)) visitorChanged()
  else if (!shown) noted === undefined ? visitorChanged() : forgetInBrowser(cookie)
  else if (noted !== String(shown.count)) rememberInBrowser(cookie, String(shown.count))
  else visitorChanged()
}

type Stamp = { renew: () => void; isNews: () => boolean }

/** A mark in local storage, another one after every change: tabs that see a mark of others read their cart anew. */
function stampOf(region: RegionCode): Stamp {
  const key = cartStampKey(region)
  let seen = stored(key)
  return {
    renew: () => {
      seen = crypto.randomUUID()
      keep(key, seen)
    },
    isNews: () => {
      const before = seen
      seen = stored(key)
      return seen !== before
    },
  }
}

/** Looks again after another tab's change, after a checkout that was begun, and after a long while away. */
function watchOthers(region: RegionCode, cart: CartStore, stamp: Stamp): void {
  let leftAt = 0
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now()
    else if (leftAt > 0 && Date.now() - leftAt > AWAY_MS) void cart.refresh()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void cart.refresh()
  })
  onVisitorChange(() => {
    if (document.visibilityState === 'hidden' || document.prerendering) return
    const cookie = checkoutStarted(region)
    const isBack = leftAt > 0 && readCookie(document.cookie, cookie.name) !== undefined
    if (isBack) forgetInBrowser(cookie)
    if (stamp.isNews() || isBack) void cart.refresh()
  })
}

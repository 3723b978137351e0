import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import {
  readBrowserCookie,
  readSession,
  refusesCookies,
  subscribeToVisitorChanges,
} from '#app/visitor/browser-state.ts'
import { cartCount, checkoutStarted } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { unfinishedChangesKey } from '#contracts/shop/visitor.ts'
import type { AdditionOutcome, LineToAdd, Notice } from './cart.ts'

/**
 * Adds lines to the cart from any page, with a notice that a success shows in the cart. The cart's code is loaded on demand;
 * failing to load it is a failed addition.
 */
export function useCart(): { add: (lines: readonly LineToAdd[], notice?: Notice) => Promise<AdditionOutcome> } {
  const region = useRegion().code
  return useMemo(
    () => ({
      add: async (lines, notice) => {
        if (refusesCookies()) return { ok: false, failure: 'cart.cookies-refused' }
        return import('./browser-cart.ts').then(
          ({ getBrowserCart }) => getBrowserCart(region).submit({ kind: 'add', lines }, notice),
          () => ({ ok: false, failure: 'cart.add-failed' }),
        )
      },
    }),
    [region],
  )
}

const getServerCount = () => 0

/** How many pieces the cart holds, by its cookie. Browser only. */
export const readCartCount = (region: RegionCode): number =>
  Math.max(0, Math.floor(Number(readBrowserCookie(cartCount(region))) || 0))

/** How many pieces the cart holds, from its cookie: all that pages load of the cart. */
export function useCartCount(): number {
  const region = useRegion().code
  // repeats a change that the previous page left unfinished, and reads a cart that may be paid for by now
  useEffect(() => {
    if ((readBrowserCookie(checkoutStarted(region)) ?? readSession(unfinishedChangesKey(region))) === undefined) return
    // If the code fails to load, both stay stored for the next page.
    import('./browser-cart.ts').then(
      ({ resumeCart }) => resumeCart(region),
      () => {},
    )
  }, [region])
  return useSyncExternalStore(subscribeToVisitorChanges, () => readCartCount(region), getServerCount)
}

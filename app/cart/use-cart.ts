import { useMemo, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { cartCount, readCookie } from '#app/visitor/cookies.ts'
import { onVisitorChange } from '#app/visitor/visitor-changes.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { CartOutcome } from './cart-outcome.ts'
import type { LineToAdd } from './change-queue.ts'

/**
 * Puts lines into the cart, from any page. What keeps the cart comes in a chunk of its own, when the browser is idle or
 * somebody adds; where it does not come, that is a failure like any other.
 */
export function useCart(): { add: (lines: readonly LineToAdd[]) => Promise<CartOutcome> } {
  const region = useRegion().code
  return useMemo(
    () => ({
      add: (lines) =>
        import('./browser-cart.ts').then(
          ({ browserCart }) => browserCart(region).submit({ kind: 'add', lines }),
          () => ({ ok: false, failure: 'cart.add-failed' }),
        ),
    }),
    [region],
  )
}

const none = () => 0
const counted = (region: RegionCode) =>
  Math.max(0, Math.floor(Number(readCookie(document.cookie, cartCount(region).name)) || 0))

/** How many goods the cart holds, from the cookie that the server and this browser keep: a page knows no more of a cart. */
export function useCartCount(): number {
  const region = useRegion().code
  return useSyncExternalStore(onVisitorChange, () => counted(region), none)
}

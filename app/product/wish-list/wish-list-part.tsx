import { useEffect, useSyncExternalStore } from 'react'
import { useSessionOwner } from '#app/customer/sign-in/use-session-owner.ts'
import { useRegion } from '#app/region/use-region.ts'
import { readLocal, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { wishListKey } from '#contracts/shop/visitor.ts'

/** Keeps the wish list of a signed-in customer in their account (PDP-16), and drops it here once they have signed out. */
export function WishListPart() {
  const region = useRegion().code
  const owner = useSessionOwner()
  const list = useSyncExternalStore(
    subscribeToVisitorChanges,
    () => readLocal(wishListKey(region)),
    () => undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in sends the list, too
  useEffect(() => {
    // a customer without a list in this browser makes no call until the page of the list opens
    if (list === undefined) return
    // if the code does not load, the next page tries again
    import('./sync-wish-list.ts').then(({ syncWishList }) => syncWishList(region)).catch(() => {})
  }, [region, owner, list])
  return null
}

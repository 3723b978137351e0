import { useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { isLoggedIn, readLocal, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { wishListKey } from '#contracts/shop/visitor.ts'

/**
 * The items of the browser's list as their stored text, '' if it belongs to a customer who has signed out. It is not parsed,
 * because a collection has hundreds of hearts.
 */
function readSaved(region: RegionCode): string {
  const [items = '', account] = readLocal(wishListKey(region))?.split('"account":') ?? []
  return account === 'null}' || isLoggedIn(region) ? items : ''
}

/** Whether the browser's list has a product, in any size. */
export function useIsSaved(handle: string): boolean {
  const region = useRegion().code
  return useSyncExternalStore(
    subscribeToVisitorChanges,
    () => readSaved(region).includes(`"handle":${JSON.stringify(handle)}`),
    () => false,
  )
}

/** How many things the browser's list has; none until hydration. */
export function useSavedCount(): number {
  const region = useRegion().code
  return useSyncExternalStore(
    subscribeToVisitorChanges,
    () => readSaved(region).split('"handle":').length - 1,
    () => 0,
  )
}

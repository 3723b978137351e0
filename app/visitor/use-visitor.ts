import { useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { tokensKey } from '#contracts/shop/visitor.ts'
import { readBrowserCookie, readLocal, subscribeToVisitorChanges } from './browser-state.ts'
import { customerId, savedFit } from './cookies.ts'

/** Spec 1: "Logged-in state is determined by a customerId cookie or by the presence of an access token." */
export const isLoggedIn = (region: RegionCode): boolean =>
  readLocal(tokensKey(region)) !== undefined || Boolean(readBrowserCookie(customerId))

const hasSavedFit = (): boolean => Boolean(readBrowserCookie(savedFit))
const getServerSnapshot = () => false

/**
 * Returns the visitor's state, updated by every change. Both values are false until hydration, because pages are cached
 * for everyone, so components must take the same space for true and false.
 */
export function useVisitor(): { isLoggedIn: boolean; hasSavedFit: boolean } {
  const region = useRegion().code
  return {
    isLoggedIn: useSyncExternalStore(subscribeToVisitorChanges, () => isLoggedIn(region), getServerSnapshot),
    hasSavedFit: useSyncExternalStore(subscribeToVisitorChanges, hasSavedFit, getServerSnapshot),
  }
}

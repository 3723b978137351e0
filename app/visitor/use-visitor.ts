import { useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { tokensKey } from '#contracts/visitor.ts'
import { stored } from './browser-storage.ts'
import { customerId, readCookie, savedFit } from './cookies.ts'
import { onVisitorChange } from './visitor-changes.ts'

/** Spec 1: "Logged-in state is determined by a customerId cookie or by the presence of an access token." */
export const isLoggedIn = (region: RegionCode): boolean =>
  stored(tokensKey(region)) !== undefined || Boolean(readCookie(document.cookie, customerId.name))

const hasSavedFit = (): boolean => Boolean(readCookie(document.cookie, savedFit.name))
const unknown = () => false

/**
 * What the page may know of its visitor. A page is made for nobody in particular, so at first both are false; the browser
 * looks them up right after hydration, and again whenever they change. Draw both states in the same space: nothing may move.
 */
export function useVisitor(): { loggedIn: boolean; hasSavedFit: boolean } {
  const region = useRegion().code
  return {
    loggedIn: useSyncExternalStore(onVisitorChange, () => isLoggedIn(region), unknown),
    hasSavedFit: useSyncExternalStore(onVisitorChange, hasSavedFit, unknown),
  }
}

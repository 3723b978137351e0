import { useState, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getOwner } from './credentials.ts'
import { readCredentials } from './session.ts'

/**
 * Returns the owner of a region's tokens, the same after a refresh; null without tokens. The customerId cookie does not
 * count, because the regions share it and it gives no access to an account.
 */
export function getSessionOwner(region: RegionCode): string | null {
  const credentials = readCredentials(region)
  return credentials ? getOwner(credentials) : null
}

/**
 * Returns the session owner, updated by sign-ins and sign-outs in all tabs. `rendered` is the owner in the server-rendered
 * page, used until hydration.
 */
export function useSessionOwner(rendered: string | null = null): string | null {
  const region = useRegion().code
  return useSyncExternalStore(
    subscribeToVisitorChanges,
    () => getSessionOwner(region),
    () => rendered,
  )
}

/** Returns the customer who was signed in when the form mounted, to whom the form belongs. */
export function useFormOwner(): string | null {
  const region = useRegion().code
  const [owner] = useState(() => getSessionOwner(region))
  return owner
}

import { useState, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getOwner } from './credentials.ts'
import { readCredentials } from './session.ts'

/**
 * Whose tokens a region has: the subject of the id token, a name of the sign-in where there is none, null without tokens. A refresh does
 * not change it. The customerId cookie does not count: it is shared by the regions, and opens no account.
 */
export function getSessionOwner(region: RegionCode): string | null {
  const credentials = readCredentials(region)
  return credentials ? getOwner(credentials) : null
}

/**
 * Follows sign-ins and sign-outs of this tab and of others. `rendered`: whose account the server has rendered, which holds
 * until hydration.
 */
export function useSessionOwner(rendered: string | null = null): string | null {
  const region = useRegion().code
  return useSyncExternalStore(
    subscribeToVisitorChanges,
    () => getSessionOwner(region),
    () => rendered,
  )
}

/** Whose account a form belongs to: who was signed in when it appeared. For another customer it is another form. */
export function useFormOwner(): string | null {
  const region = useRegion().code
  const [owner] = useState(() => getSessionOwner(region))
  return owner
}

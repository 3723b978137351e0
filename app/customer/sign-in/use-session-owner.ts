import { useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { subscribeToVisitorChanges } from '#app/visitor/visitor-changes.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { getSubject } from './credentials.ts'
import { readCredentials } from './session.ts'

/**
 * Whose tokens a region has: the subject of the id token, 'unnamed' where there is none, null without tokens. A refresh does
 * not change it. The customerId cookie does not count: it is shared by the regions, and opens no account.
 */
export function getSessionOwner(region: RegionCode): string | null {
  const credentials = readCredentials(region)
  return credentials ? (getSubject(credentials.idToken) ?? 'unnamed') : null
}

const getServerSnapshot = () => null

/** Follows sign-ins and sign-outs of this tab and of others. */
export function useSessionOwner(): string | null {
  const region = useRegion().code
  return useSyncExternalStore(subscribeToVisitorChanges, () => getSessionOwner(region), getServerSnapshot)
}

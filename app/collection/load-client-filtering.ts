import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useSyncExternalStore } from 'react'
import { runWhenIdle } from '#app/ui/timing.ts'
import type { Listing } from './compact-listing.ts'
import { getListing } from './listing.ts'

type ClientFiltering = typeof import('./client-filtering.ts')

let clientFiltering: ClientFiltering | undefined
const listeners = new Set<() => void>()

/** Loads the code that filters in the browser; called on the first interaction and when the browser is idle. */
export async function loadClientFiltering(): Promise<ClientFiltering> {
  clientFiltering ??= await import('./client-filtering.ts')
  for (const listener of listeners) listener()
  return clientFiltering
}

/** The loaded code; undefined until then, and always on the server. */
export const getClientFiltering = (): ClientFiltering | undefined => clientFiltering

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const getServerSnapshot = () => undefined

const getAvailableListing = createIsomorphicFn()
  .server((encodedListing: string, _loaded: ClientFiltering | undefined): Listing | undefined =>
    getListing(encodedListing),
  )
  .client((encodedListing: string, loaded: ClientFiltering | undefined): Listing | undefined =>
    loaded?.getListing(encodedListing),
  )

/** The listing of an encoded text; in the browser undefined until the filtering code is loaded. */
export function useListing(encodedListing: string): Listing | undefined {
  const loaded = useSyncExternalStore(subscribe, getClientFiltering, getServerSnapshot)
  useEffect(() => {
    // If loading fails, the server-rendered links and form still filter.
    runWhenIdle(() => void loadClientFiltering().catch(() => {}))
  }, [])
  return getAvailableListing(encodedListing, loaded)
}

/** The query for the loader of a server-rendered page; undefined in the browser, which filters by itself. */
export const getServerQuery = createIsomorphicFn()
  .server((query: string): string | undefined => query)
  .client((_query: string): string | undefined => undefined)

/** Loads the filtering code before a client-rendered collection page; does nothing on the server. */
export const prepareClientFiltering = createIsomorphicFn()
  .server(async (): Promise<void> => {})
  .client(async (): Promise<void> => {
    await loadClientFiltering()
  })

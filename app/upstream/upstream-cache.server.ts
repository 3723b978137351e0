import { getRequest } from '@tanstack/react-start/server'
import { isPreview } from '#app/content/preview/is-preview.ts'
import { runInBackground } from './background.server.ts'
import { getConfig } from './config.server.ts'
import { createSharedCache, type Fetchers, type Sharing } from './shared-cache.ts'
import { getTraceContext } from './trace-context.server.ts'

/** How long a stale response may be used, in ms. Menus and products of an hour ago are better than none. */
const STALE_MS = 60 * 60 * 1000

const cache = createSharedCache()

/**
 * Caches an upstream's response that is the same for every visitor: fresh for UPSTREAM_CACHE_SECONDS, then stale for an
 * hour while it is revalidated. A preview bypasses the cache. `onFailure` gets the error of a failed revalidation.
 */
export async function cached<T>(
  name: string,
  fetch: () => Promise<T>,
  onFailure: (cause: unknown) => void = () => {},
): Promise<T> {
  if (isPreview()) return fetch()
  const [key, sharing] = [getKey(name), getSharing()]
  const entry = cache.get(key, sharing, fetch, onFailure)
  return entry ? entry.value : cache.fetch(key, sharing, fetch)
}

/**
 * The same for what changes while visitors look at it, like stock: used for `maxMs` at most (UPSTREAM_CACHE_SECONDS if that is
 * shorter), and longer only while the upstream fails. `onFailure` gets the error of a fetch that the last value stands in for.
 */
export async function cachedFor<T>(
  maxMs: number,
  name: string,
  fetch: () => Promise<T>,
  onFailure: (cause: unknown) => void = () => {},
): Promise<T> {
  if (isPreview()) return fetch()
  const { freshMs, ...rest } = getSharing()
  const [key, sharing] = [getKey(name), { ...rest, freshMs: Math.min(freshMs, maxMs) }]
  const entry = cache.getFresh<T>(key, sharing)
  return entry ? entry.value : cache.fetchOrLast(key, sharing, fetch, onFailure)
}

/** How long a request waits before it looks again for what another one fetches, in ms. */
const LOOK_AGAIN_MS = 50

/**
 * The same for what takes long to fetch: one request at a time does, and the others wait for it. `freshMs` replaces
 * UPSTREAM_CACHE_SECONDS. The same in a preview, which is of content only.
 */
export async function cachedAlone<T>(
  name: string,
  fetch: () => Promise<T>,
  onFailure: (cause: unknown) => void,
  freshMs?: number,
): Promise<T> {
  const key = getKey(name)
  const sharing = { ...getSharing(), ...(freshMs !== undefined && { freshMs }) }
  const entry = cache.get(key, sharing, fetch, onFailure)
  const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  return entry ? entry.value : cache.fetchAlone(key, sharing, fetch, pause)
}

/** The same with a deadline, for optional parts of a page. `createTimeoutError` makes the rejection after the deadline. */
export async function cachedWithin<T>(
  deadlineMs: number,
  name: string,
  fetchers: Fetchers<T>,
  on: { failure: (cause: unknown) => void; createTimeoutError: () => Error },
): Promise<T> {
  if (isPreview()) return fetchers.once()
  const [key, sharing] = [getKey(name), getSharing()]
  const entry = cache.get(key, sharing, fetchers.withRetries, on.failure)
  return entry ? entry.value : cache.fetchWithin(key, sharing, deadlineMs, fetchers, on.createTimeoutError)
}

/** The baggage that upstreams get is part of the key: they may respond differently to it. */
const getKey = (name: string) => `${getTraceContext(getRequest()).baggage ?? ''} ${name}`

function getSharing(): Sharing {
  const freshMs = getConfig().UPSTREAM_CACHE_SECONDS * 1000
  return { now: Date.now, freshMs, staleMs: STALE_MS, runInBackground }
}

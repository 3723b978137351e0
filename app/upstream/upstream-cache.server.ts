import { getRequest } from '@tanstack/react-start/server'
import { isPreview } from '#app/content/preview/is-preview.ts'
import { runInBackground } from './background.server.ts'
import { getConfig } from './config.server.ts'
import { collectTags } from './response-tags.ts'
import { createSharedCache, type Fetchers, type Sharing } from './shared-cache.ts'
import { getTraceContext } from './trace-context.server.ts'

/** How long a stale response may be used, in ms. Menus and products of an hour ago are better than none. */
const STALE_MS = 60 * 60 * 1000

const cache = createSharedCache()

/** The name of a response, and by `getTags` what it is made of: what a webhook purges, here and in the page's header. */
type Name<T> = string | { name: string; getTags: (value: T) => readonly string[] }

/** Fetches anew what has one of the tags, or everything for null, at its next use. */
export const purgeUpstreamCache = (tags: readonly string[] | null): void => cache.purge(tags)

/** How many responses are cached, and their estimated bytes. */
export const getUpstreamCacheSize = (): { entries: number; bytes: number } => cache.getSize()

/**
 * Caches an upstream's response that is the same for every visitor: fresh for UPSTREAM_CACHE_SECONDS, then stale for an
 * hour while it is revalidated. A preview bypasses the cache. `onFailure` gets the error of a failed revalidation.
 */
export async function cached<T>(
  name: Name<T>,
  fetch: () => Promise<T>,
  onFailure: (cause: unknown) => void = () => {},
): Promise<T> {
  if (isPreview()) return fetch()
  const [key, sharing] = [getKey(name), getSharing(name)]
  const entry = cache.get(key, sharing, fetch, onFailure)
  const value = entry ? entry.value : await cache.fetchOrLast(key, sharing, fetch, onFailure)
  return noteTags(key, name, value)
}

/**
 * The same for what changes while visitors look at it, like stock: used for `maxMs` at most (UPSTREAM_CACHE_SECONDS if that is
 * shorter), and longer only while the upstream fails. `onFailure` gets the error of a fetch that the last value stands in for.
 */
export async function cachedFor<T>(
  maxMs: number,
  name: Name<T>,
  fetch: () => Promise<T>,
  onFailure: (cause: unknown) => void = () => {},
): Promise<T> {
  if (isPreview()) return fetch()
  const { freshMs, ...rest } = getSharing(name)
  const [key, sharing] = [getKey(name), { ...rest, freshMs: Math.min(freshMs, maxMs) }]
  const entry = cache.getFresh<T>(key, sharing)
  return noteTags(key, name, entry ? entry.value : await cache.fetchOrLast(key, sharing, fetch, onFailure))
}

/** How long a request waits before it looks again for what another one fetches, in ms. */
const LOOK_AGAIN_MS = 50

/**
 * The same for what takes long to fetch: one request at a time does, and the others wait for it. `freshMs` replaces
 * UPSTREAM_CACHE_SECONDS. The same in a preview, which is of content only. The page does not count as made of it.
 */
export async function cachedAlone<T>(
  name: Name<T>,
  fetch: () => Promise<T>,
  onFailure: (cause: unknown) => void,
  freshMs?: number,
): Promise<T> {
  const key = getKey(name)
  const sharing = { ...getSharing(name), ...(freshMs !== undefined && { freshMs }) }
  const entry = cache.get(key, sharing, fetch, onFailure)
  const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  return entry ? entry.value : cache.fetchAlone(key, sharing, fetch, pause)
}

/** The same with a deadline, for optional parts of a page. `createTimeoutError` makes the rejection after the deadline. */
export async function cachedWithin<T>(
  deadlineMs: number,
  name: Name<T>,
  fetchers: Fetchers<T>,
  on: { failure: (cause: unknown) => void; createTimeoutError: () => Error },
): Promise<T> {
  if (isPreview()) return fetchers.once()
  const [key, sharing] = [getKey(name), getSharing(name)]
  const entry = cache.get(key, sharing, fetchers.withRetries, on.failure)
  const fetch = () => cache.fetchWithin(key, sharing, deadlineMs, fetchers, on.createTimeoutError)
  return noteTags(key, name, entry ? entry.value : await fetch())
}

/** Notes for the current response that it is made of the value. */
function noteTags<T>(key: string, name: Name<T>, value: T): T {
  if (typeof name !== 'string') collectTags(getRequest(), cache.getTags(key) ?? name.getTags(value))
  return value
}

/** The baggage that upstreams get is part of the key: they may respond differently to it. */
const getKey = <T>(name: Name<T>) =>
  `${getTraceContext(getRequest()).baggage ?? ''} ${typeof name === 'string' ? name : name.name}`

function getSharing<T>(name: Name<T>): Sharing {
  const freshMs = getConfig().UPSTREAM_CACHE_SECONDS * 1000
  const sharing = { now: Date.now, freshMs, staleMs: STALE_MS, runInBackground }
  if (typeof name === 'string') return sharing
  // the value of a key always comes from the same fetch
  return { ...sharing, getTags: (value) => name.getTags(value as T) }
}

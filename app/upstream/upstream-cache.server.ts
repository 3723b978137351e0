import { getRequest } from '@tanstack/react-start/server'
import { isPreview } from '#app/content/preview/preview-mode.ts'
import { runInBackground } from './background.server.ts'
import { getConfig } from './config.server.ts'
import { recordSource } from './response-tags.ts'
import { createSharedCache, type Fetchers, type FoundValue, type Sharing } from './shared-cache.ts'
import { getTraceContext } from './trace-context.server.ts'

/** How long a stale response may be used, in ms. Menus and products of an hour ago are better than none. */
const STALE_MS = 60 * 60 * 1000
/** The interval of checks for a value that another request fetches, in ms. */
const LOOK_AGAIN_MS = 25
/** After this time another request may fetch, in ms. Longer than one call with its timeout. */
const MAX_CALL_MS = 6_000

const cache = createSharedCache()

/**
 * The cache key of a response. `getTags` returns the tags of its sources, by which webhooks purge the response and the
 * pages that contain it.
 */
type Name<T> = string | { name: string; getTags: (value: T) => readonly string[] }

/** Marks responses with one of the tags, or all for null, so that their next use fetches them again. */
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
  return recordUse(key, name, entry ?? (await cache.fetchOrLast(key, sharing, fetch, onFailure)))
}

/**
 * Like `cached`, for data such as stock: fresh for at most `maxMs` or UPSTREAM_CACHE_SECONDS, and used longer only while
 * the upstream fails. `onFailure` gets the error of a failed fetch whose place the last value takes.
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
  return recordUse(key, name, entry ?? (await cache.fetchOrLast(key, sharing, fetch, onFailure)))
}

/** How long a failed long read is not repeated, in ms. */
const FAILS_FOR_MS = 5_000
/** The longest that a long read takes, in ms. */
const MAX_READ_MS = 60_000

/**
 * Like `cached`, for slow reads such as whole collections, also in a preview. Failures are shared for five seconds, and
 * the page gets no tags. `freshMs` replaces UPSTREAM_CACHE_SECONDS.
 */
export async function cachedLongRead<T>(
  name: Name<T>,
  fetch: () => Promise<T>,
  onFailure: (cause: unknown) => void,
  freshMs?: number,
): Promise<T> {
  const key = getKey(name)
  const limits = { failsForMs: FAILS_FOR_MS, maxFetchMs: MAX_READ_MS }
  const sharing = { ...getSharing(name), ...limits, ...(freshMs !== undefined && { freshMs }) }
  const entry = cache.get(key, sharing, fetch, onFailure) ?? (await cache.fetchOrLast(key, sharing, fetch, onFailure))
  return entry.value
}

/** Like `cached`, with a deadline for optional parts of a page, after which it rejects with `createTimeoutError`. */
export async function cachedWithin<T>(
  deadlineMs: number,
  name: Name<T>,
  fetchers: Fetchers<T>,
  on: { failure: (cause: unknown) => void; createTimeoutError: () => Error },
): Promise<T> {
  if (isPreview()) return fetchers.once()
  const [key, sharing] = [getKey(name), getSharing(name)]
  const entry = cache.get(key, sharing, fetchers.withRetries, on.failure)
  return recordUse(key, name, entry ?? (await cache.fetchWithin(key, sharing, deadlineMs, fetchers, on)))
}

/** Records a value as a source of the current response, and whether it is outdated. */
function recordUse<T>(
  key: string,
  name: Name<T>,
  { value, isPurged = false }: Pick<FoundValue<T>, 'value'> & Partial<FoundValue<T>>,
): T {
  const tags = typeof name === 'string' ? [] : (cache.getTags(key) ?? name.getTags(value))
  recordSource(getRequest(), { tags, isOutdated: isPurged })
  return value
}

/** The cache key with the baggage that upstreams get, because they may respond differently to it. */
const getKey = <T>(name: Name<T>) =>
  `${getTraceContext(getRequest()).baggage ?? ''} ${typeof name === 'string' ? name : name.name}`

function getSharing<T>(name: Name<T>): Sharing {
  const sharing = {
    now: Date.now,
    freshMs: getConfig().UPSTREAM_CACHE_SECONDS * 1000,
    staleMs: STALE_MS,
    failsForMs: 0,
    maxFetchMs: MAX_CALL_MS,
    runInBackground,
    pause: () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS)),
  }
  if (typeof name === 'string') return sharing
  // the value of a key always comes from the same fetch
  return { ...sharing, getTags: (value) => name.getTags(value as T) }
}

import { LRUCache } from 'lru-cache'
import { createPurgeLog } from '#contracts/webhooks/purge-log.ts'
import { type CachedPage, estimateBytes, readPage, reuseEncodedBodies } from './cached-page.ts'
import { cacheableStatuses, getLifetime, type Lifetime } from './lifetime.ts'

/** Asks the app for a page. Background renewals send no cookies, because no visitor waits for them. */
export type Render = (options: { withCookies: boolean }) => Promise<Response>

/**
 * A public page and where it came from, or a response for one visitor only. `isOutdated`: it is known to have changed, so a cache
 * in front must ask again soon.
 */
export type CacheResult =
  | { source: 'HIT' | 'STALE' | 'MISS'; page: CachedPage; ageMs: number; isOutdated: boolean }
  | { source: 'BYPASS'; response: Response }

export type PageCache = {
  /** The page of a key: from memory where possible, else rendered once for all who wait for it. */
  get(key: string, render: Render): CacheResult | Promise<CacheResult>
  /** Makes the pages that are made of one of the tags stale, or all of them for null. */
  purge(tags: readonly string[] | null): void
  getSize(): { entries: number; bytes: number }
}

/** The shortest time between two renewals of a page; the old page is sent meanwhile. */
const RENEWAL_PAUSE_MS = 1_000
/** How long after a purge a page is still sent at once. With a second in front and a rendering, changes show within two seconds. */
const SENT_AFTER_PURGE_MS = 750
/** How long visitors wait at most for the renewal of a page that is known to have changed: every page is sent within two seconds. */
const MAX_WAIT_MS = 1_500
/** The estimated memory of a mark that a page is personal. */
const MARK_BYTES = 256

/** How long an answer other than a page, like a 404, is reused at most. */
const MAX_NEGATIVE_MS = 10_000
/** The most answers other than pages, and marks, that are kept. */
const MAX_NEGATIVES = 2_000

/** A public page, and the last purge before it was rendered; or the mark that a key's page is personal. */
type PageEntry = { page: CachedPage; bytes: number; begunAt: number; renewAfter: number }
type Entry = PageEntry | { page: null; bytes: number }

/** Entries by recent use within `maxBytes`; one of more than a quarter of them is not stored. */
const createStore = (maxBytes: number, max?: number) =>
  new LRUCache<string, Entry>({
    ...(max === undefined ? {} : { max }),
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: ({ bytes }) => bytes,
  })

/**
 * Public pages in memory within a limit of bytes; the least recently used are removed first.
 * A fresh page is sent as it is, a stale one is sent and renewed in the background, and an older one is rendered anew. A purge
 * makes pages stale, never absent: each is renewed at most once a second, and requests later than a moment after the
 * purge wait for that. Keys of personal pages are marked, so that visitors do not wait for each other's carts.
 */
export function createPageCache({
  maxBytes = 64 * 1024 * 1024,
  now = Date.now as () => number,
}: {
  maxBytes?: number
  now?: () => number
} = {}): PageCache {
  /** Visitors can make up queries and missing addresses without end, so these never take the room of the shop's pages. */
  const stores = {
    pages: createStore((maxBytes * 3) / 4),
    queries: createStore((maxBytes * 3) / 16),
    negatives: createStore(maxBytes / 16, MAX_NEGATIVES),
  }
  const allStores = Object.values(stores)
  /** Renders in progress; each resolves with null when the page is not public. */
  const renders = new Map<string, Promise<PageEntry | null>>()
  const purges = createPurgeLog(now)

  const getPageStore = (key: string) => (key.includes('?') ? stores.queries : stores.pages)

  const find = (key: string) => getPageStore(key).get(key) ?? stores.negatives.get(key)

  const findPurge = ({ page, begunAt }: PageEntry) => purges.find(page.tags, begunAt)

  function remove(key: string) {
    for (const store of allStores) store.delete(key)
  }

  function store(key: string, entry: Entry) {
    remove(key)
    const target = entry.page?.status === 200 ? getPageStore(key) : stores.negatives
    target.set(key, entry)
  }

  /** Stores the page of a public response. Otherwise null, and the body is not read. */
  async function storeIfPublic(
    key: string,
    response: Response,
    begin: { begunAt: number; startedAt: number },
  ): Promise<PageEntry | null> {
    const lifetime = getLifetime(response.status, response.headers)
    if (!lifetime) {
      store(key, { page: null, bytes: MARK_BYTES + key.length })
      return null
    }
    const page = await readPage(response, response.status === 200 ? lifetime : toNegative(lifetime), now())
    const older = find(key)?.page
    if (older) reuseEncodedBodies(page, older)
    const bytes = estimateBytes(page) + key.length
    const entry = { page, bytes, begunAt: begin.begunAt, renewAfter: begin.startedAt + RENEWAL_PAUSE_MS }
    store(key, entry)
    return entry
  }

  const begin = () => ({ begunAt: purges.getLast(), startedAt: now() })

  async function renew(key: string, entry: PageEntry, render: Render): Promise<PageEntry | null> {
    const start = begin()
    try {
      const response = await render({ withCookies: false })
      if (canReplacePage(response)) return await storeIfPublic(key, response, start)
      await response.body?.cancel()
    } catch {
      // The app reports its own failures; here the old page stays in use.
    }
    entry.renewAfter = now() + RENEWAL_PAUSE_MS
    return null
  }

  function trackRender(key: string, promise: Promise<PageEntry | null>) {
    renders.set(
      key,
      promise.finally(() => renders.delete(key)),
    )
  }

  const toMiss = (entry: PageEntry): CacheResult => ({
    source: 'MISS',
    page: entry.page,
    ageMs: 0,
    isOutdated: findPurge(entry) !== undefined,
  })

  async function renderForOne(key: string, render: Render): Promise<PageEntry | Response> {
    const start = begin()
    const response = await render({ withCookies: true })
    return (await storeIfPublic(key, response, start)) ?? response
  }

  const toResult = (rendered: PageEntry | Response): CacheResult =>
    rendered instanceof Response ? { source: 'BYPASS', response: rendered } : toMiss(rendered)

  async function renderForAll(key: string, render: Render): Promise<CacheResult> {
    const { promise, resolve } = Promise.withResolvers<PageEntry | null>()
    trackRender(key, promise)
    try {
      const rendered = await renderForOne(key, render)
      resolve(rendered instanceof Response ? null : rendered)
      return toResult(rendered)
    } finally {
      resolve(null)
    }
  }

  async function waitForRender(promise: Promise<PageEntry | null>, key: string, render: Render): Promise<CacheResult> {
    const entry = await promise
    return entry ? toMiss(entry) : toResult(await renderForOne(key, render))
  }

  /** The page as it is renewed, or the old one if that fails or takes long. */
  async function waitForRenewal(
    renewal: Promise<PageEntry | null>,
    old: CacheResult,
    key: string,
    render: Render,
  ): Promise<CacheResult> {
    const { promise: timeout, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(resolve, MAX_WAIT_MS, null)
    const renewed = await Promise.race([renewal.catch(() => null), timeout])
    clearTimeout(timer)
    if (renewed) return toMiss(renewed)
    // gone by now, or for one visitor only
    return find(key)?.page === null ? toResult(await renderForOne(key, render)) : old
  }

  return {
    get(key, render) {
      const entry = find(key)
      if (entry?.page) {
        const { page, renewAfter } = entry
        const time = now()
        const ageMs = time - page.createdAt
        const { freshMs, staleMs, staleIfErrorMs } = page.lifetime
        const purge = findPurge(entry)
        if (ageMs < freshMs && !purge) return { source: 'HIT', page, ageMs, isOutdated: false }
        if (ageMs < freshMs + staleIfErrorMs) {
          if (!renders.has(key) && time >= renewAfter) trackRender(key, renew(key, entry, render))
          const isStale = ageMs < freshMs + staleMs
          const result: CacheResult = { source: 'STALE', page, ageMs, isOutdated: !isStale || purge !== undefined }
          const isSentAtOnce = isStale && (!purge || time < purge.at + SENT_AFTER_PURGE_MS)
          const renewal = isSentAtOnce ? undefined : renders.get(key)
          return renewal ? waitForRenewal(renewal, result, key, render) : result
        }
        remove(key)
      }
      const pending = renders.get(key)
      if (pending) return waitForRender(pending, key, render)
      return entry && !entry.page ? renderForOne(key, render).then(toResult) : renderForAll(key, render)
    },
    purge: purges.purge,
    getSize() {
      const sum = (count: (store: (typeof allStores)[number]) => number) =>
        allStores.reduce((total, store) => total + count(store), 0)
      return { entries: sum(({ size }) => size), bytes: sum(({ calculatedSize }) => calculatedSize) }
    },
  }
}

/** A page that fails or lacks a part (200 without `s-maxage`) never replaces a complete one; a removed or moved page does. */
const canReplacePage = ({ status, headers }: Response) =>
  cacheableStatuses.has(status) && (status !== 200 || getLifetime(status, headers) !== null)

const toNegative = ({ freshMs }: Lifetime): Lifetime => ({
  freshMs: Math.min(freshMs, MAX_NEGATIVE_MS),
  staleMs: 0,
  staleIfErrorMs: 0,
})

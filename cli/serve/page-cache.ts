import { type CachedPage, estimateBytes, readPage, reuseEncodedBodies } from './cached-page.ts'
import { getLifetime, type Lifetime } from './lifetime.ts'
import { createRecentEntries } from './recent-entries.ts'

/** Asks the app for a page. Background renewals send no cookies, because no visitor waits for them. */
export type Render = (options: { withCookies: boolean }) => Promise<Response>

/** A public page and where it came from, or a response for one visitor only. */
export type CacheResult =
  | { source: 'HIT' | 'STALE' | 'MISS'; page: CachedPage; ageMs: number }
  | { source: 'BYPASS'; response: Response }

export type PageCache = {
  /** The page of a key: from memory where possible, else rendered once for all who wait for it. */
  get(key: string, render: Render): CacheResult | Promise<CacheResult>
  /** Removes the pages that are made of one of the tags, or all of them for null. */
  purge(tags: readonly string[] | null): void
  getSize(): { entries: number; bytes: number }
}

/** How long to wait after a failed renewal before the next one; the old page is sent meanwhile. */
const RENEWAL_PAUSE_MS = 1_000
/** The estimated memory of a mark that a page is personal. */
const MARK_BYTES = 256

/** How long an answer other than a page, like a 404, is reused at most. */
const MAX_NEGATIVE_MS = 10_000
/** The most answers other than pages, and marks, that are kept. */
const MAX_NEGATIVES = 2_000

/** A public page, or the mark that a key's page is personal. */
type Entry = { page: CachedPage; bytes: number; renewAfter: number } | { page: null; bytes: number }

/**
 * Public pages in memory within a limit of bytes; the least recently used are removed first.
 * A fresh page is sent as it is, a stale one is sent and renewed in the background, and an older one is rendered anew.
 * Keys of personal pages are marked, so that visitors do not wait for each other's carts.
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
    pages: createRecentEntries<Entry>({ maxBytes: (maxBytes * 3) / 4 }),
    queries: createRecentEntries<Entry>({ maxBytes: (maxBytes * 3) / 16 }),
    negatives: createRecentEntries<Entry>({ maxBytes: maxBytes / 16, maxEntries: MAX_NEGATIVES }),
  }
  const allStores = Object.values(stores)
  /** Renders in progress; each resolves with null when the page is not public. */
  const renders = new Map<string, Promise<CachedPage | null>>()

  /** Renderings in progress, each with what was purged since it began: its page may be older than the change. */
  const openRenderings = new Set<Purged>()

  const getPageStore = (key: string) => (key.includes('?') ? stores.queries : stores.pages)

  const find = (key: string) => getPageStore(key).get(key) ?? stores.negatives.get(key)

  function remove(key: string) {
    for (const store of allStores) store.delete(key)
  }

  function store(key: string, entry: Entry) {
    remove(key)
    const target = entry.page?.status === 200 ? getPageStore(key) : stores.negatives
    target.set(key, entry)
  }

  /** Calls `work` with what is purged until it has ended. */
  async function trackPurges<T>(work: (purged: Purged) => Promise<T>): Promise<T> {
    const purged: Purged = { all: false, tags: new Set() }
    openRenderings.add(purged)
    try {
      return await work(purged)
    } finally {
      openRenderings.delete(purged)
    }
  }

  /** The page of a public response; one that was purged meanwhile is not stored. Otherwise null, and the body is not read. */
  async function storeIfPublic(key: string, response: Response, purged: Purged): Promise<CachedPage | null> {
    const lifetime = getLifetime(response.status, response.headers)
    if (!lifetime) {
      store(key, { page: null, bytes: MARK_BYTES + key.length })
      return null
    }
    const page = await readPage(response, response.status === 200 ? lifetime : toNegative(lifetime), now())
    if (isPurged(purged, page)) return page
    const older = find(key)?.page
    if (older) reuseEncodedBodies(page, older)
    store(key, { page, bytes: estimateBytes(page) + key.length, renewAfter: 0 })
    return page
  }

  async function renew(key: string, entry: Entry & { page: CachedPage }, render: Render): Promise<CachedPage | null> {
    try {
      return await trackPurges(async (purged) => {
        const response = await render({ withCookies: false })
        const page = canReplacePage(response) ? await storeIfPublic(key, response, purged) : null
        if (!page) {
          await response.body?.cancel()
          entry.renewAfter = now() + RENEWAL_PAUSE_MS
        }
        return page && isPurged(purged, page) ? null : page
      })
    } catch {
      // The app reports its own failures; here the old page stays in use.
      entry.renewAfter = now() + RENEWAL_PAUSE_MS
      return null
    }
  }

  function trackRender(key: string, promise: Promise<CachedPage | null>) {
    renders.set(
      key,
      promise.finally(() => renders.delete(key)),
    )
  }

  async function renderForOne(key: string, render: Render): Promise<CacheResult> {
    const result = await trackPurges(async (purged): Promise<CacheResult | null> => {
      const response = await render({ withCookies: true })
      const page = await storeIfPublic(key, response, purged)
      if (!page) return { source: 'BYPASS', response }
      return isPurged(purged, page) ? null : { source: 'MISS', page, ageMs: 0 }
    })
    // a page that was purged while it was rendered is rendered again: a cache in front would store it
    return result ?? renderForOne(key, render)
  }

  async function renderForAll(key: string, render: Render): Promise<CacheResult> {
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>()
    trackRender(key, promise)
    try {
      const result = await renderForOne(key, render)
      resolve(result.source === 'BYPASS' ? null : result.page)
      return result
    } finally {
      resolve(null)
    }
  }

  async function waitForRender(promise: Promise<CachedPage | null>, key: string, render: Render): Promise<CacheResult> {
    const page = await promise
    return page ? { source: 'MISS', page, ageMs: 0 } : renderForOne(key, render)
  }

  return {
    get(key, render) {
      const entry = find(key)
      if (entry?.page) {
        const ageMs = now() - entry.page.createdAt
        const { freshMs, staleMs } = entry.page.lifetime
        if (ageMs < freshMs) return { source: 'HIT', page: entry.page, ageMs }
        if (ageMs < freshMs + staleMs) {
          if (!renders.has(key) && now() >= entry.renewAfter) trackRender(key, renew(key, entry, render))
          return { source: 'STALE', page: entry.page, ageMs }
        }
        remove(key)
      }
      const pending = renders.get(key)
      if (pending) return waitForRender(pending, key, render)
      return entry && !entry.page ? renderForOne(key, render) : renderForAll(key, render)
    },
    purge(tags) {
      for (const purged of openRenderings) {
        purged.all ||= tags === null
        for (const tag of tags ?? []) purged.tags.add(tag)
      }
      const purged = { all: tags === null, tags: new Set(tags) }
      for (const store of allStores)
        for (const [key, { page }] of store.list()) if (page && isPurged(purged, page)) store.delete(key)
    },
    getSize() {
      const sizes = allStores.map((store) => store.getSize())
      const add = (total: number, part: number) => total + part
      return {
        entries: sizes.map(({ entries }) => entries).reduce(add),
        bytes: sizes.map(({ bytes }) => bytes).reduce(add),
      }
    },
  }
}

type Purged = { all: boolean; tags: Set<string> }

const isPurged = ({ all, tags }: Purged, page: CachedPage) => all || page.tags.some((tag) => tags.has(tag))

/** A page that fails or lacks a part (200 without `s-maxage`) never replaces a complete one; a removed or moved page does. */
const canReplacePage = ({ status, headers }: Response) =>
  status < 500 && (status !== 200 || getLifetime(status, headers) !== null)

const toNegative = ({ freshMs }: Lifetime): Lifetime => ({ freshMs: Math.min(freshMs, MAX_NEGATIVE_MS), staleMs: 0 })

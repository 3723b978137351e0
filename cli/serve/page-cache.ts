import { type CachedPage, estimateBytes, readPage } from './cached-page.ts'
import { getLifetime } from './lifetime.ts'

/** Asks the app for a page. Background renewals send no cookies, because no visitor waits for them. */
export type Render = (options: { withCookies: boolean }) => Promise<Response>

/** A public page and where it came from, or a response for one visitor only. */
export type CacheResult =
  | { source: 'HIT' | 'STALE' | 'MISS'; page: CachedPage; ageMs: number }
  | { source: 'BYPASS'; response: Response }

export type PageCache = {
  /** The page of a key: from memory where possible, else rendered once for all who wait for it. */
  get(key: string, render: Render): CacheResult | Promise<CacheResult>
  getSize(): { pages: number; bytes: number }
}

/** How long to wait after a failed renewal before the next one; the old page is sent meanwhile. */
const RENEWAL_PAUSE_MS = 1_000
/** The estimated memory of a mark that a page is personal. */
const MARK_BYTES = 256

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
  const entries = new Map<string, Entry>()
  /** Renders in progress; each resolves with null when the page is not public. */
  const renders = new Map<string, Promise<CachedPage | null>>()
  let bytes = 0

  function store(key: string, entry: Entry) {
    remove(key)
    if (entry.bytes > maxBytes / 4) return
    entries.set(key, entry)
    bytes += entry.bytes
    for (const [oldestKey] of entries) {
      if (bytes <= maxBytes) break
      remove(oldestKey)
    }
  }

  function remove(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  /** The page of a public response. Otherwise null, and the body is not read. */
  async function storeIfPublic(key: string, response: Response): Promise<CachedPage | null> {
    const lifetime = getLifetime(response.status, response.headers)
    if (!lifetime) {
      store(key, { page: null, bytes: MARK_BYTES + key.length })
      return null
    }
    const page = await readPage(response, lifetime, now())
    store(key, { page, bytes: estimateBytes(page) + key.length, renewAfter: 0 })
    return page
  }

  async function renew(key: string, entry: Entry & { page: CachedPage }, render: Render): Promise<CachedPage | null> {
    try {
      const response = await render({ withCookies: false })
      if (response.status < 500) {
        const page = await storeIfPublic(key, response)
        if (!page) await response.body?.cancel()
        return page
      }
      await response.body?.cancel()
    } catch {
      // The app reports its own failures; here the old page stays in use.
    }
    entry.renewAfter = now() + RENEWAL_PAUSE_MS
    return null
  }

  function trackRender(key: string, promise: Promise<CachedPage | null>) {
    renders.set(
      key,
      promise.finally(() => renders.delete(key)),
    )
  }

  async function renderForOne(key: string, render: Render): Promise<CacheResult> {
    const response = await render({ withCookies: true })
    const page = await storeIfPublic(key, response)
    return page ? { source: 'MISS', page, ageMs: 0 } : { source: 'BYPASS', response }
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
      const entry = entries.get(key)
      if (entry?.page) {
        const ageMs = now() - entry.page.createdAt
        const { freshMs, staleMs } = entry.page.lifetime
        if (ageMs < freshMs + staleMs) {
          // Moves the entry to the end of the map: the most recently used.
          entries.delete(key)
          entries.set(key, entry)
          if (ageMs < freshMs) return { source: 'HIT', page: entry.page, ageMs }
          if (!renders.has(key) && now() >= entry.renewAfter) trackRender(key, renew(key, entry, render))
          return { source: 'STALE', page: entry.page, ageMs }
        }
        remove(key)
      }
      const pending = renders.get(key)
      if (pending) return waitForRender(pending, key, render)
      return entry && !entry.page ? renderForOne(key, render) : renderForAll(key, render)
    },
    getSize: () => ({ pages: entries.size, bytes }),
  }
}

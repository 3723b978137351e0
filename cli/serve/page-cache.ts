import { lifetimeOf } from './lifetime.ts'
import { type Page, pageBytes, pageFrom } from './page.ts'

/** Asks the app for a page. `forNobody` marks a renewal in the background: it must not carry a visitor's cookies. */
export type Render = (forNobody: boolean) => Promise<Response>

/** A page for everyone and where it came from, or an answer that is one visitor's own. */
export type Answer =
  | { from: 'HIT' | 'STALE' | 'MISS'; page: Page; ageMs: number }
  | { from: 'BYPASS'; response: Response }

export type PageCache = {
  /** Answers from memory at once where it can; else asks the app, once for all who wait for the same page. */
  answer(key: string, render: Render): Answer | Promise<Answer>
  size(): { pages: number; bytes: number }
}

/** How long to leave the app alone after a renewal failed; meanwhile the old page goes on being sent. */
const RENEWAL_PAUSE_MS = 1_000
/** What remembering that a page is not for sharing takes. */
const MARK_BYTES = 256

type Kept = { page: Page; bytes: number; renewAfter: number } | { page: null; bytes: number }

/**
 * Public pages in memory, least recently used out first, within a limit of bytes.
 * A page is sent as it is while fresh, sent and renewed in the background while stale, and made anew after that.
 * What turns out to be personal is remembered as such, so that visitors never wait for each other's carts.
 */
export function createPageCache({
  maxBytes = 64 * 1024 * 1024,
  now = Date.now as () => number,
}: {
  maxBytes?: number
  now?: () => number
} = {}): PageCache {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Page | null>>()
  let bytes = 0

  function keep(key: string, entry: Kept) {
    forget(key)
    if (entry.bytes > maxBytes / 4) return
    kept.set(key, entry)
    bytes += entry.bytes
    for (const [oldest] of kept) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  function forget(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  /** The page in this answer if it is for everyone. Otherwise null, and the answer's body is left unread. */
  async function share(key: string, response: Response): Promise<Page | null> {
    const lifetime = lifetimeOf(response.status, response.headers)
    if (!lifetime) {
      keep(key, { page: null, bytes: MARK_BYTES + key.length })
      return null
    }
    const page = await pageFrom(response, lifetime, now())
    keep(key, { page, bytes: pageBytes(page) + key.length, renewAfter: 0 })
    return page
  }

  async function renew(key: string, entry: Kept & { page: Page }, render: Render): Promise<Page | null> {
    try {
      const response = await render(true)
      if (response.status < 500) {
        const page = await share(key, response)
        if (!page) await response.body?.cancel()
        return page
      }
      await response.body?.cancel()
    } catch {
      // The app reports its own failures. Here it only means that the old page has to do for longer.
    }
    entry.renewAfter = now() + RENEWAL_PAUSE_MS
    return null
  }

  function once(key: string, make: () => Promise<Page | null>) {
    const making = make().finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  async function ask(key: string, render: Render): Promise<Answer> {
    const response = await render(false)
    const page = await share(key, response)
    return page ? { from: 'MISS', page, ageMs: 0 } : { from: 'BYPASS', response }
  }

  async function askForAll(key: string, render: Render): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Page | null>()
    once(key, () => promise)
    try {
      const answer = await ask(key, render)
      resolve(answer.from === 'BYPASS' ? null : answer.page)
      return answer
    } finally {
      resolve(null)
    }
  }

  async function waitFor(making: Promise<Page | null>, key: string, render: Render): Promise<Answer> {
    const page = await making
    return page ? { from: 'MISS', page, ageMs: 0 } : ask(key, render)
  }

  return {
    answer(key, render) {
      const entry = kept.get(key)
      if (entry?.page) {
        const ageMs = now() - entry.page.madeAt
        const { freshMs, staleMs } = entry.page.lifetime
        if (ageMs < freshMs + staleMs) {
          kept.delete(key)
          kept.set(key, entry)
          if (ageMs < freshMs) return { from: 'HIT', page: entry.page, ageMs }
          if (!underWay.has(key) && now() >= entry.renewAfter) once(key, () => renew(key, entry, render))
          return { from: 'STALE', page: entry.page, ageMs }
        }
        forget(key)
      }
      const making = underWay.get(key)
      if (making) return waitFor(making, key, render)
      return entry && !entry.page ? ask(key, render) : askForAll(key, render)
    },
    size: () => ({ pages: kept.size, bytes }),
  }
}

/** How responses are shared; times in ms. */
export type Sharing = {
  now: () => number
  /** How long a response is fresh. */
  freshMs: number
  /** How much longer it may be used while it is revalidated, or when that fails. */
  staleMs: number
  /** Lets work continue after the response to the request is sent. The work never rejects. */
  runInBackground: (work: Promise<void>) => void
}

/** The two ways to fetch a value: with the client's retries, and with a single attempt. */
export type Fetchers<T> = { withRetries: () => Promise<T>; once: () => Promise<T> }

/** Enough for the collections, menus and pages of three regions. The oldest entries are evicted first. */
const MAX_ENTRIES = 500
/** After this time a fetch counts as ended by its platform, and another request may fetch. */
const MAX_FETCH_MS = 60_000
/** The pause after a failed revalidation; the stale entry is used meanwhile. */
const PAUSE_MS = 5_000

type Entry = { value: unknown; freshUntil: number; staleUntil: number }

/**
 * Creates a cache of values that are the same for every visitor, with stale-while-revalidate and stale-if-error. It holds
 * values, never promises: on an edge platform a request must not wait for the I/O of another.
 */
export function createSharedCache() {
  const entries = new Map<string, Entry>()
  /** Until when a key is being fetched, so that a slow upstream gets one request at a time. */
  const fetchingUntil = new Map<string, number>()

  /** Claims a key for fetching; false while another request holds it. */
  function claim(key: string, now: number): boolean {
    if ((fetchingUntil.get(key) ?? 0) > now) return false
    fetchingUntil.set(key, now + MAX_FETCH_MS)
    return true
  }

  function set(key: string, value: unknown, { now, freshMs, staleMs }: Sharing): void {
    entries.delete(key)
    if (freshMs <= 0) return
    const storedAt = now()
    entries.set(key, { value, freshUntil: storedAt + freshMs, staleUntil: storedAt + freshMs + staleMs })
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break
      entries.delete(oldest)
    }
  }

  /** Fetches a value and stores it. */
  async function fetchAndStore<T>(key: string, sharing: Sharing, fetch: () => Promise<T>): Promise<T> {
    const value = await fetch()
    set(key, value, sharing)
    return value
  }

  return {
    /** Returns a fresh entry, or a stale one that it revalidates in the background; undefined without either. */
    get<T>(
      key: string,
      sharing: Sharing,
      fetch: () => Promise<T>,
      onFailure: (cause: unknown) => void,
    ): { value: T } | undefined {
      const now = sharing.now()
      const entry = entries.get(key)
      if (!entry || now >= entry.staleUntil) return undefined
      if (now >= entry.freshUntil && claim(key, now)) {
        const revalidation = fetchAndStore(key, sharing, fetch).then(
          () => void fetchingUntil.delete(key),
          (cause: unknown) => {
            fetchingUntil.set(key, sharing.now() + PAUSE_MS)
            onFailure(cause)
          },
        )
        sharing.runInBackground(revalidation)
      }
      // the entry of a key always comes from the same fetch
      return { value: entry.value as T }
    },

    fetch: fetchAndStore,

    /**
     * Fetches a missing entry with a deadline. Only one request at a time fetches with retries, and goes on after the
     * deadline for the next request; the others try once.
     */
    async fetchWithin<T>(
      key: string,
      sharing: Sharing,
      deadlineMs: number,
      fetchers: Fetchers<T>,
      createTimeoutError: () => Error,
    ): Promise<T> {
      if (!claim(key, sharing.now())) return fetchAndStore(key, sharing, fetchers.once)
      const fetching = fetchAndStore(key, sharing, fetchers.withRetries).finally(() => fetchingUntil.delete(key))
      sharing.runInBackground(
        fetching.then(
          () => {},
          () => {},
        ),
      )
      return withDeadline(deadlineMs, fetching, createTimeoutError)
    },
  }
}

function withDeadline<T>(ms: number, work: Promise<T>, createTimeoutError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createTimeoutError()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

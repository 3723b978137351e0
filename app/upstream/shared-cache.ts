import { createRecentValues } from './recent-values.ts'
import { estimateBytes, isNothing } from './value-size.ts'

/** How responses are shared; times in ms. */
export type Sharing = {
  now: () => number
  /** How long a response is fresh. */
  freshMs: number
  /** How much longer it may be used while it is revalidated, or when that fails. */
  staleMs: number
  /** Lets work continue after the response to the request is sent. The work never rejects. */
  runInBackground: (work: Promise<void>) => void
  /** What a value is made of: `purge` names it by these. */
  getTags?: (value: unknown) => readonly string[]
}

/** The two ways to fetch a value: with the client's retries, and with a single attempt. */
export type Fetchers<T> = { withRetries: () => Promise<T>; once: () => Promise<T> }

/** Enough for the collections, menus and pages of three regions many times over; a quarter of what Workers give a process. */
const MAX_BYTES = 32 * 1024 * 1024
/** Of a cached answer besides its value and key. */
const ENTRY_BYTES = 256
const MAX_ENTRIES = 50_000
/** Visitors can ask for what does not exist without end, so answers that there is nothing have few places of their own. */
const MAX_NEGATIVES = 1_000
/** After this time a fetch counts as ended by its platform, and another request may fetch. */
const MAX_FETCH_MS = 60_000
/** The pause after a failed revalidation; the stale entry is used meanwhile. */
const PAUSE_MS = 5_000

type Entry = {
  value: unknown
  tags: readonly string[]
  freshUntil: number
  staleUntil: number
  bytes: number
  /** What it was made from has changed, so it serves only where fetching fails. */
  isPurged: boolean
}

/**
 * Creates a cache of values that are the same for every visitor, with stale-while-revalidate and stale-if-error. It holds
 * values, never promises: on an edge platform a request must not wait for the I/O of another. The least recently used
 * values give way first.
 */
export function createSharedCache() {
  const found = createRecentValues<Entry>(MAX_ENTRIES, { maxSize: MAX_BYTES, getSize: ({ bytes }) => bytes })
  const negatives = createRecentValues<Entry>(MAX_NEGATIVES)
  /** Until when a key is being fetched, so that a slow upstream gets one request at a time. */
  const fetchingUntil = createRecentValues<number>(MAX_NEGATIVES)
  /** Why a fetch that others waited for failed lately. */
  const failures = createRecentValues<{ cause: unknown; until: number }>(MAX_NEGATIVES)

  /** The fetches in progress, each with what was purged since it began: its response may be older than the change. */
  const openFetches = new Set<PurgedTags>()

  /** Claims a key for fetching; false while another request holds it. */
  function claim(key: string, now: number): boolean {
    if ((fetchingUntil.get(key) ?? 0) > now) return false
    fetchingUntil.set(key, now + MAX_FETCH_MS)
    return true
  }

  function set(key: string, value: unknown, { now, freshMs, staleMs, getTags }: Sharing, purged: PurgedTags): void {
    found.delete(key)
    negatives.delete(key)
    if (freshMs <= 0) return
    const storedAt = now()
    const tags = getTags?.(value) ?? []
    const entry = {
      value,
      tags,
      freshUntil: storedAt + freshMs,
      staleUntil: storedAt + freshMs + staleMs,
      isPurged: isPurged(purged, tags),
    }
    if (isNothing(value)) negatives.set(key, { ...entry, bytes: ENTRY_BYTES })
    else found.set(key, { ...entry, bytes: ENTRY_BYTES + key.length + estimateBytes(value) + estimateBytes(tags) })
  }

  /** Fetches a value and stores it. */
  async function fetchAndStore<T>(key: string, sharing: Sharing, fetch: () => Promise<T>): Promise<T> {
    const purged: PurgedTags = { all: false, tags: new Set() }
    openFetches.add(purged)
    try {
      const value = await fetch()
      set(key, value, sharing, purged)
      return value
    } finally {
      openFetches.delete(purged)
    }
  }

  /** The entry of a key; what was purged only where nothing better can be had. */
  function find(key: string): Entry | undefined {
    const entry = found.get(key) ?? negatives.get(key)
    return entry?.isPurged ? undefined : entry
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
      const entry = find(key)
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

    /** Returns a fresh entry only. */
    getFresh<T>(key: string, { now }: Sharing): { value: T } | undefined {
      const entry = find(key)
      // the entry of a key always comes from the same fetch
      return entry && now() < entry.freshUntil ? { value: entry.value as T } : undefined
    },

    /** Fetches a value. If that fails, the last one serves while it is not too old; that there was nothing does not. */
    async fetchOrLast<T>(
      key: string,
      sharing: Sharing,
      fetch: () => Promise<T>,
      onFailure: (cause: unknown) => void,
    ): Promise<T> {
      try {
        return await fetchAndStore(key, sharing, fetch)
      } catch (cause) {
        const last = found.get(key)
        if (!last || sharing.now() >= last.staleUntil) throw cause
        onFailure(cause)
        return last.value as T
      }
    },

    /**
     * Fetches a missing entry while the others wait for it, also for its failure. They look again after each `pause`,
     * because on an edge platform a request must not wait for the I/O of another.
     */
    async fetchAlone<T>(
      key: string,
      sharing: Sharing,
      fetch: () => Promise<T>,
      pause: () => Promise<unknown>,
    ): Promise<T> {
      for (;;) {
        const failure = failures.get(key)
        if (failure && sharing.now() < failure.until) throw failure.cause
        if (claim(key, sharing.now())) break
        await pause()
        const entry = find(key)
        if (entry && sharing.now() < entry.staleUntil) return entry.value as T
      }
      try {
        return await fetchAndStore(key, sharing, fetch)
      } catch (cause) {
        failures.set(key, { cause, until: sharing.now() + PAUSE_MS })
        throw cause
      } finally {
        fetchingUntil.delete(key)
      }
    },

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

    /** The tags of the entry of a key; undefined without one. */
    getTags: (key: string): readonly string[] | undefined => (found.get(key) ?? negatives.get(key))?.tags,

    /** How many values it holds, and their estimated bytes. */
    getSize(): { entries: number; bytes: number } {
      const [{ entries, size }, nothing] = [found.getSize(), negatives.getSize()]
      return { entries: entries + nothing.entries, bytes: size + nothing.entries * ENTRY_BYTES }
    },

    /** Fetches anew what has one of the tags, or everything for null, at its next use; until then it stands in for failures. */
    purge(tags: readonly string[] | null): void {
      for (const purged of openFetches) {
        if (tags === null) purged.all = true
        for (const tag of tags ?? []) purged.tags.add(tag)
      }
      const purged = { all: tags === null, tags: new Set(tags) }
      for (const values of [found, negatives])
        for (const entry of values.values()) if (isPurged(purged, entry.tags)) entry.isPurged = true
    },
  }
}

type PurgedTags = { all: boolean; tags: Set<string> }

const isPurged = ({ all, tags }: PurgedTags, ownTags: readonly string[]) => all || ownTags.some((tag) => tags.has(tag))

function withDeadline<T>(ms: number, work: Promise<T>, createTimeoutError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createTimeoutError()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

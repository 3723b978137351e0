import { LRUCache } from 'lru-cache'
import { createPurgeLog } from '#contracts/webhooks/purge-log.ts'
import { estimateBytes, isEmptyValue } from './value-size.ts'

/** How responses are shared; times in ms. */
export type Sharing = {
  now: () => number
  /** How long a response is fresh. */
  freshMs: number
  /** How much longer a response may be used while it is revalidated, or if that fails. */
  staleMs: number
  /** How long a failed fetch is not repeated where there is no value to use instead. */
  failsForMs: number
  /** After this time a fetch counts as ended by its platform, and another request may fetch. */
  maxFetchMs: number
  /** Lets work continue after the response to the request is sent. The work never rejects. */
  runInBackground: (work: Promise<void>) => void
  /** How long a request waits between checks for a value that another one fetches. */
  pause: () => Promise<unknown>
  /** The tags of a value's sources, by which `purge` finds it. */
  getTags?: (value: unknown) => readonly string[]
}

/** The two ways to fetch a value: with the client's retries, and with a single attempt. */
export type Fetchers<T> = { withRetries: () => Promise<T>; once: () => Promise<T> }

/** A value. `isPurged`: it was purged, and is used only because fetching failed. */
export type FoundValue<T> = { value: T; isPurged: boolean }

/** Enough for many times the collections, menus and pages of three regions; a quarter of a process's memory on Workers. */
const MAX_BYTES = 32 * 1024 * 1024
/** The estimated bytes of an entry besides its value and key. */
const ENTRY_BYTES = 256
const MAX_ENTRIES = 50_000
/** The most entries for missing values. Few, because visitors can request any number of missing things. */
const MAX_NEGATIVES = 1_000
/** The pause after a failed revalidation; the stale entry is used meanwhile. */
const PAUSE_MS = 5_000
/** The pause after a failed fetch of a purged value: shorter, so that the change shows soon after its upstream recovers. */
const PURGED_PAUSE_MS = 1_000
/** How long a request waits for another one's retries before it tries once itself. A healthy upstream responds sooner. */
const MAX_WAIT_MS = 1_000

/** A cached value. `begunAt` is the number of the last purge before its fetch (purge-log.ts). */
type Entry = {
  value: unknown
  tags: readonly string[]
  begunAt: number
  freshUntil: number
  staleUntil: number
  bytes: number
}
type Fetching = { begunAt: number; startedAt: number; until: number }
type Failure = { cause: unknown; begunAt: number; at: number }

/**
 * Creates a cache for values that all visitors share, with stale-while-revalidate and stale-if-error; one request fetches a
 * value and the others wait. It stores no promises, because on an edge platform a request must not wait for the I/O of another.
 */
export function createSharedCache() {
  const positives = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    // a larger response would displace too many others
    maxEntrySize: MAX_BYTES / 4,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const negatives = new LRUCache<string, Entry>({ max: MAX_NEGATIVES })
  const fetches = new LRUCache<string, Fetching>({ max: MAX_NEGATIVES })
  const failures = new LRUCache<string, Failure>({ max: MAX_NEGATIVES })
  const purges = createPurgeLog(Date.now)

  const getStored = (key: string): Entry | undefined => positives.get(key) ?? negatives.get(key)

  const isPurged = ({ tags, begunAt }: Entry) => purges.find(tags, begunAt) !== undefined

  /** The entry of a key, unless it was purged. */
  function findCurrent(key: string): Entry | undefined {
    const entry = getStored(key)
    return entry && !isPurged(entry) ? entry : undefined
  }

  /** The fetch of a key that is in progress, so that a slow upstream gets one request at a time. */
  function getFetch(key: string, now: number): Fetching | undefined {
    const fetching = fetches.get(key)
    return fetching && now < fetching.until ? fetching : undefined
  }

  function store(key: string, value: unknown, { now, freshMs, staleMs, getTags }: Sharing, begunAt: number): void {
    if (freshMs <= 0 || (getStored(key)?.begunAt ?? 0) > begunAt) return
    positives.delete(key)
    negatives.delete(key)
    const tags = getTags?.(value) ?? []
    const freshUntil = now() + freshMs
    const entry = { value, tags, begunAt, freshUntil, staleUntil: freshUntil + staleMs }
    if (isEmptyValue(value)) negatives.set(key, { ...entry, bytes: ENTRY_BYTES })
    else positives.set(key, { ...entry, bytes: ENTRY_BYTES + key.length + estimateBytes(value) + estimateBytes(tags) })
  }

  /** Fetches a value and stores it, or stores the failure. */
  async function fetchAndStore<T>(key: string, sharing: Sharing, fetch: () => Promise<T>): Promise<T> {
    const begunAt = purges.getLast()
    try {
      const value = await fetch()
      store(key, value, sharing, begunAt)
      failures.delete(key)
      return value
    } catch (cause) {
      failures.set(key, { cause, begunAt, at: sharing.now() })
      throw cause
    }
  }

  /** Fetches a value for all requests that wait for it. */
  async function fetchForAll<T>(key: string, sharing: Sharing, fetch: () => Promise<T>): Promise<T> {
    const startedAt = sharing.now()
    const fetching = { begunAt: purges.getLast(), startedAt, until: startedAt + sharing.maxFetchMs }
    fetches.set(key, fetching)
    try {
      return await fetchAndStore(key, sharing, fetch)
    } finally {
      if (fetches.get(key) === fetching) fetches.delete(key)
    }
  }

  /**
   * Fetches a value, or waits for the fetch of another request and shares its value or failure, unless that fetch began
   * before a purge that this request must respect. `tryOnce` is called if that takes too long.
   */
  async function fetchOnce<T>(
    key: string,
    sharing: Sharing,
    fetch: () => Promise<T>,
    tryOnce?: () => Promise<T>,
  ): Promise<T> {
    if (sharing.freshMs <= 0) return fetch()
    const [arrival, arrivedAt] = [purges.getLast(), sharing.now()]
    let oldest: number | undefined
    for (;;) {
      const other = getFetch(key, sharing.now())
      if (!other) return fetchForAll(key, sharing, fetch)
      if (tryOnce && sharing.now() - other.startedAt >= MAX_WAIT_MS) return fetchAndStore(key, sharing, tryOnce)
      oldest ??= wasPurgedSince(key, other.begunAt) ? arrival : other.begunAt
      await sharing.pause()
      const entry = getStored(key)
      const isNew = entry && entry.begunAt >= oldest && sharing.now() < entry.staleUntil
      // the entry of a key always comes from the same fetch
      if (isNew && (purges.find(entry.tags, entry.begunAt)?.number ?? Number.POSITIVE_INFINITY) > arrival)
        return entry.value as T
      const failure = failures.get(key)
      if (failure && failure.begunAt >= oldest && failure.at >= arrivedAt) throw failure.cause
    }
  }

  /**
   * Whether a key's value may have been purged since, by the tags of its last value. If these are unknown, any purge
   * counts.
   */
  function wasPurgedSince(key: string, begunAt: number): boolean {
    const last = getStored(key)
    return last ? purges.find(last.tags, begunAt) !== undefined : purges.getLast() !== begunAt
  }

  /** The last value of a key, if it is not too old. */
  function getLast<T>(key: string, { now }: Sharing): FoundValue<T> | undefined {
    const last = positives.get(key)
    // the entry of a key always comes from the same fetch
    return last && now() < last.staleUntil ? { value: last.value as T, isPurged: isPurged(last) } : undefined
  }

  type Fetch<T> = () => Promise<T>

  /**
   * Does the work, or returns the last value if the work fails or has just failed. `note` marks fetches of this request,
   * because only their failures are reported.
   */
  async function orLast<T>(
    key: string,
    sharing: Sharing,
    onFailure: (cause: unknown) => void,
    work: (note: (fetch: Fetch<T>) => Fetch<T>) => Promise<T>,
  ): Promise<FoundValue<T>> {
    const failure = failures.get(key)
    const sinceFailureMs = sharing.now() - (failure?.at ?? Number.NEGATIVE_INFINITY)
    const last = getLast<T>(key, sharing)
    if (last?.isPurged && sinceFailureMs < PURGED_PAUSE_MS) return last
    if (!last && failure && sinceFailureMs < sharing.failsForMs) throw failure.cause
    let hasFetched = false
    const note = (fetch: Fetch<T>) => () => {
      hasFetched = true
      return fetch()
    }
    try {
      return { value: await work(note), isPurged: false }
    } catch (cause) {
      const lastValue = getLast<T>(key, sharing)
      if (!lastValue) throw cause
      // Requests that share a fetch report its failure once: the one that made it does.
      if (hasFetched) onFailure(cause)
      return lastValue
    }
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
      const entry = findCurrent(key)
      if (!entry || now >= entry.staleUntil) return undefined
      const isPaused = now < (failures.get(key)?.at ?? Number.NEGATIVE_INFINITY) + PAUSE_MS
      if (now >= entry.freshUntil && !isPaused && !getFetch(key, now))
        sharing.runInBackground(fetchForAll(key, sharing, fetch).then(() => {}, onFailure))
      // the entry of a key always comes from the same fetch
      return { value: entry.value as T }
    },

    /** Returns a fresh entry only. */
    getFresh<T>(key: string, { now }: Sharing): { value: T } | undefined {
      const entry = findCurrent(key)
      // the entry of a key always comes from the same fetch
      return entry && now() < entry.freshUntil ? { value: entry.value as T } : undefined
    },

    /** Fetches a value. If that fails, returns the last one unless it is too old; a cached absence does not count. */
    fetchOrLast: <T>(
      key: string,
      sharing: Sharing,
      fetch: () => Promise<T>,
      onFailure: (cause: unknown) => void,
    ): Promise<FoundValue<T>> => orLast(key, sharing, onFailure, (note) => fetchOnce(key, sharing, note(fetch))),

    /**
     * Like `fetchOrLast`, with a deadline. One request at a time fetches with retries and continues after its deadline; the
     * others wait for a second, then try once.
     */
    fetchWithin: <T>(
      key: string,
      sharing: Sharing,
      deadlineMs: number,
      { withRetries, once }: Fetchers<T>,
      on: { failure: (cause: unknown) => void; createTimeoutError: () => Error },
    ): Promise<FoundValue<T>> =>
      orLast(key, sharing, on.failure, (note) => {
        const fetching = fetchOnce(key, sharing, note(withRetries), note(once))
        sharing.runInBackground(
          fetching.then(
            () => {},
            () => {},
          ),
        )
        return withDeadline(deadlineMs, fetching, on.createTimeoutError)
      }),

    /** The tags of the entry of a key; undefined without one. */
    getTags: (key: string): readonly string[] | undefined => getStored(key)?.tags,

    /** How many values it holds, and their estimated bytes. */
    getSize(): { entries: number; bytes: number } {
      return {
        entries: positives.size + negatives.size,
        bytes: positives.calculatedSize + negatives.size * ENTRY_BYTES,
      }
    },

    /**
     * Marks values with one of the tags, or all for null, as purged: their next use fetches them again, and uses the old
     * value only if that fails.
     */
    purge: purges.purge,
  }
}

function withDeadline<T>(ms: number, work: Promise<T>, createTimeoutError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createTimeoutError()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

import { LRUCache } from 'lru-cache'
import { createPurgeLog } from '#contracts/webhooks/purge-log.ts'
import { estimateBytes, isEmptyValue } from './value-size.ts'

/** How responses are shared; times in ms. */
export type Sharing = {
  now: () => number
  /** How long a response is fresh. */
  freshMs: number
  /** How much longer it may be used while it is revalidated, or when that fails. */
  staleMs: number
  /** How long a failed fetch is not repeated where there is no value to use instead. */
  failsForMs: number
  /** After this time a fetch counts as ended by its platform, and another request may fetch. */
  maxFetchMs: number
  /** Lets work continue after the response to the request is sent. The work never rejects. */
  runInBackground: (work: Promise<void>) => void
  /** How long a request waits before it looks again for what another one fetches. */
  pause: () => Promise<unknown>
  /** What a value is made of: `purge` names it by these. */
  getTags?: (value: unknown) => readonly string[]
}

/** The two ways to fetch a value: with the client's retries, and with a single attempt. */
export type Fetchers<T> = { withRetries: () => Promise<T>; once: () => Promise<T> }

/** A value, and whether it was purged: then it serves only because fetching failed. */
export type FoundValue<T> = { value: T; isPurged: boolean }

/** Enough for the collections, menus and pages of three regions many times over; a quarter of what Workers give a process. */
const MAX_BYTES = 32 * 1024 * 1024
/** Of a cached answer besides its value and key. */
const ENTRY_BYTES = 256
const MAX_ENTRIES = 50_000
/** Visitors can ask for what does not exist without end, so answers that there is nothing have few places of their own. */
const MAX_NEGATIVES = 1_000
/** The pause after a failed revalidation; the stale entry is used meanwhile. */
const PAUSE_MS = 5_000
/** The same where what was purged stands in, so that a change shows soon after its upstream answers again. */
const PURGED_PAUSE_MS = 1_000
/** How long a request waits for another one's retries before it tries once itself: a healthy upstream answers within. */
const PATIENCE_MS = 1_000

/** `begunAt`: the last purge before the fetch began (purge-log.ts). */
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
 * Creates a cache of values that are the same for every visitor, with stale-while-revalidate and stale-if-error. One request
 * at a time fetches a value, and those that want it meanwhile wait. It holds values, never promises: on an edge platform a
 * request must not wait for the I/O of another. The least recently used values give way first.
 */
export function createSharedCache() {
  const found = new LRUCache<string, Entry>({
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

  const getStored = (key: string): Entry | undefined => found.get(key) ?? negatives.get(key)

  const isPurged = ({ tags, begunAt }: Entry) => purges.find(tags, begunAt) !== undefined

  /** The entry of a key, unless what it is made of has changed. */
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
    found.delete(key)
    negatives.delete(key)
    const tags = getTags?.(value) ?? []
    const freshUntil = now() + freshMs
    const entry = { value, tags, begunAt, freshUntil, staleUntil: freshUntil + staleMs }
    if (isEmptyValue(value)) negatives.set(key, { ...entry, bytes: ENTRY_BYTES })
    else found.set(key, { ...entry, bytes: ENTRY_BYTES + key.length + estimateBytes(value) + estimateBytes(tags) })
  }

  /** Fetches a value and stores it, or that it failed. */
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

  /** The same for all requests that want the value meanwhile. */
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
   * Fetches a value, or waits for the request that does, also for its failure. What was asked for before a purge that came
   * before this request does not do: then one fetches anew for all that wait. `hurry` is tried where the other takes long.
   */
  async function fetchOnce<T>(
    key: string,
    sharing: Sharing,
    fetch: () => Promise<T>,
    hurry?: () => Promise<T>,
  ): Promise<T> {
    if (sharing.freshMs <= 0) return fetch()
    const [arrival, arrivedAt] = [purges.getLast(), sharing.now()]
    let oldest: number | undefined
    for (;;) {
      const other = getFetch(key, sharing.now())
      if (!other) return fetchForAll(key, sharing, fetch)
      if (hurry && sharing.now() - other.startedAt >= PATIENCE_MS) return fetchAndStore(key, sharing, hurry)
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

  /** Whether a key's value may have changed since a purge, as far as its last value tells what it is made of. */
  function wasPurgedSince(key: string, begunAt: number): boolean {
    const last = getStored(key)
    return last ? purges.find(last.tags, begunAt) !== undefined : purges.getLast() !== begunAt
  }

  /** The last value of a key, if it is not too old. */
  function getLast<T>(key: string, { now }: Sharing): FoundValue<T> | undefined {
    const last = found.get(key)
    // the entry of a key always comes from the same fetch
    return last && now() < last.staleUntil ? { value: last.value as T, isPurged: isPurged(last) } : undefined
  }

  type Fetch<T> = () => Promise<T>

  /** Does the work, in which `note` marks the fetches of this request. The last value serves where it fails, or has just failed. */
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
      const standIn = getLast<T>(key, sharing)
      if (!standIn) throw cause
      // a failure that others waited for is reported once
      if (hasFetched) onFailure(cause)
      return standIn
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

    /** Fetches a value. If that fails, the last one serves while it is not too old; that there was nothing does not. */
    fetchOrLast: <T>(
      key: string,
      sharing: Sharing,
      fetch: () => Promise<T>,
      onFailure: (cause: unknown) => void,
    ): Promise<FoundValue<T>> => orLast(key, sharing, onFailure, (note) => fetchOnce(key, sharing, note(fetch))),

    /**
     * The same with a deadline. Only one request at a time fetches with retries, and goes on after the deadline for the next
     * request; where that takes long, the others try once.
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
      return { entries: found.size + negatives.size, bytes: found.calculatedSize + negatives.size * ENTRY_BYTES }
    },

    /** Fetches anew what has one of the tags, or everything for null, at its next use; until then it stands in for failures. */
    purge: purges.purge,
  }
}

function withDeadline<T>(ms: number, work: Promise<T>, createTimeoutError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createTimeoutError()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

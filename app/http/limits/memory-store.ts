import type { Consumption, RateLimit, RateLimitStore } from './rate-limit-store.ts'

/** Keys have a fixed length, so this is at most about 8 MB. */
const MAX_KEYS = 50_000

/**
 * Creates a store in this process's memory, for a clock in ms. It is a token bucket that stores one number per key (the
 * generic cell rate algorithm): when the bucket is full again. Beyond `maxKeys` the least recently used keys are dropped.
 */
export function createMemoryStore(now: () => number, maxKeys = MAX_KEYS): RateLimitStore {
  /** When each key's bucket is full again; least recently used first. */
  const fullAtByKey = new Map<string, number>()

  function consume(key: string, { max, windowS }: RateLimit): Consumption {
    const time = Math.floor(now())
    const windowMs = windowS * 1000
    const fullAt = Math.max(fullAtByKey.get(key) ?? 0, time)
    const nextFullAt = fullAt + Math.floor(windowMs / max)
    const waitMs = nextFullAt - windowMs - time
    fullAtByKey.delete(key)
    // A refused use costs nothing, but keeps its key among the recent ones.
    fullAtByKey.set(key, waitMs > 0 ? fullAt : nextFullAt)
    dropOldKeys(time)
    return waitMs > 0 ? { isAllowed: false, retryAfterS: Math.ceil(waitMs / 1000) } : { isAllowed: true }
  }

  /** Drops the oldest keys beyond the maximum, and up to two full buckets, so that each use does little work. */
  function dropOldKeys(time: number): void {
    let checked = 0
    for (const [key, fullAt] of fullAtByKey) {
      if (fullAtByKey.size <= maxKeys && (checked === 2 || fullAt > time)) return
      fullAtByKey.delete(key)
      checked += 1
    }
  }

  return { consume: async (key, limit) => consume(key, limit) }
}

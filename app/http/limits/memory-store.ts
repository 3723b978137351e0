import { LRUCache } from 'lru-cache'
import type { Consumption, RateLimit, RateLimitStore } from './limits.ts'

/** Keys have a fixed length, so this is at most about 8 MB. */
const MAX_KEYS = 50_000

/** Creates a store in this process's memory, for a clock in ms. Beyond `maxKeys` the least recently used keys are dropped. */
export function createMemoryStore(now: () => number, maxKeys = MAX_KEYS): RateLimitStore {
  /** When each key's bucket is full again. */
  const fullAtByKey = new LRUCache<string, number>({ max: maxKeys })

  return {
    consume: async (key, limit) => {
      const { fullAt, consumption } = takeFromBucket(fullAtByKey.get(key), now(), limit)
      fullAtByKey.set(key, fullAt)
      return consumption
    },
  }
}

/**
 * Takes one use from a token bucket, stored as the time when it is full again (the generic cell rate algorithm), and
 * returns that time, in ms. A stored time too late for the window, from a wrong clock or a longer window, counts as the
 * latest possible.
 */
export function takeFromBucket(
  storedFullAt: number | undefined,
  now: number,
  { max, windowS }: RateLimit,
): { fullAt: number; consumption: Consumption } {
  const time = Math.floor(now)
  const windowMs = windowS * 1000
  const fullAt = Math.min(Math.max(storedFullAt ?? 0, time), time + windowMs)
  const nextFullAt = fullAt + Math.floor(windowMs / max)
  const waitMs = nextFullAt - windowMs - time
  return waitMs > 0
    ? { fullAt, consumption: { isAllowed: false, retryAfterS: Math.ceil(waitMs / 1000) } }
    : { fullAt: nextFullAt, consumption: { isAllowed: true } }
}

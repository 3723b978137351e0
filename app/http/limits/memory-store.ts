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
 * One use of a token bucket that is stored as one number: when it is full again (the generic cell rate algorithm). Times are in
 * ms. Returns that number after the use. A stored number later than a window allows, of a clock that was wrong or of a longer
 * window, counts as that window's.
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

import type { RateLimitStore } from './rate-limit-store.ts'

/** How long a store that failed is not asked, in ms, so that no request waits for it in vain. */
const PAUSE_MS = 5_000

/**
 * A store that counts in `shared`, and in `own` while that fails: a store that is down costs no request. `onFailure` is called
 * once for each failure, at most every five seconds.
 */
export function createFallbackStore(
  { shared, own, now }: { shared: RateLimitStore; own: RateLimitStore; now: () => number },
  onFailure: (cause: unknown) => void,
): RateLimitStore {
  let pausedUntil = Number.NEGATIVE_INFINITY
  return {
    async consume(key, limit) {
      if (now() < pausedUntil) return own.consume(key, limit)
      try {
        return await shared.consume(key, limit)
      } catch (cause) {
        if (now() >= pausedUntil) onFailure(cause)
        pausedUntil = now() + PAUSE_MS
        return own.consume(key, limit)
      }
    },
  }
}

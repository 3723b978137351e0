import type { Consumption, RateLimit } from './rate-limit-store.ts'

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

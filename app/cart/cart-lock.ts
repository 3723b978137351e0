import type { RegionCode } from '#contracts/shop/regions.ts'

/** How long a change waits for one of another tab, in ms: as long as that may wait for Shopify, and for a second try. */
const MAX_WAIT_MS = 12_000

/**
 * Runs one change of a region's cart at a time in all tabs of the browser. Without locks, or when another tab holds its lock
 * for too long, the change runs at once: the server makes one cart of two.
 */
export async function runExclusive<T>(region: RegionCode, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  let hasLock = false
  const onLock = () => {
    hasLock = true
    return work()
  }
  try {
    return await navigator.locks.request(`spoke_cart_${region}`, { signal: AbortSignal.timeout(MAX_WAIT_MS) }, onLock)
  } catch (cause) {
    if (hasLock) throw cause
    return work()
  }
}

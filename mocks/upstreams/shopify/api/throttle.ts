import type { RegionCode } from '#contracts/regions.ts'
import { type StoreLimitRecord, storeLimit } from '../../../world/store-limits.ts'
import type { World } from '../../../world/world.ts'

type Bucket = { level: number; at: number }

/** How full each store's bucket is. Not kept over a restart: a bucket is empty after a few seconds anyway. */
const buckets = new WeakMap<World, Map<RegionCode, Bucket>>()

/**
 * Counts a request into the store's leaky bucket. Undefined while it holds; otherwise how the store answers instead.
 * The bucket leaks by the world's clock.
 */
export function throttle(world: World, region: RegionCode): StoreLimitRecord['answer'] | undefined {
  const limit = world.storeLimits.findFirst((query) => query.where(({ id }) => id === region)) ?? unlimited(region)
  const now = world.clock.now().getTime()
  const known = buckets.get(world) ?? new Map<RegionCode, Bucket>()
  buckets.set(world, known)
  const { level, at } = known.get(region) ?? { level: 0, at: now }
  const leaked = (Math.max(0, now - at) / 1000) * limit.leaksPerSecond
  const left = Math.max(0, level - leaked)
  const fits = left + 1 <= limit.size
  known.set(region, { level: fits ? left + 1 : left, at: now })
  return fits ? undefined : limit.answer
}

const unlimited = (region: RegionCode): StoreLimitRecord => storeLimit.parse({ id: region })

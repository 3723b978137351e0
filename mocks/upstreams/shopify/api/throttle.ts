import type { RegionCode } from '#contracts/regions.ts'
import { type StoreLimitRecord, storeLimit } from '../../../world/store-limits.ts'
import type { World } from '../../../world/world.ts'

type Bucket = { level: number; at: number }

/** The bucket of each store. Not saved: it is empty after a few seconds. */
const bucketsByWorld = new WeakMap<World, Map<RegionCode, Bucket>>()

/**
 * Adds a request to the store's leaky bucket, which leaks by the world's clock. Returns the configured response if the
 * bucket overflows, else undefined.
 */
export function throttleRequest(world: World, region: RegionCode): StoreLimitRecord['answer'] | undefined {
  const limit = world.storeLimits.findFirst((query) => query.where(({ id }) => id === region)) ?? getDefault(region)
  const now = world.clock.now().getTime()
  const buckets = bucketsByWorld.get(world) ?? new Map<RegionCode, Bucket>()
  bucketsByWorld.set(world, buckets)
  const { level, at } = buckets.get(region) ?? { level: 0, at: now }
  const leaked = (Math.max(0, now - at) / 1000) * limit.leaksPerSecond
  const currentLevel = Math.max(0, level - leaked)
  const hasRoom = currentLevel + 1 <= limit.size
  buckets.set(region, { level: hasRoom ? currentLevel + 1 : currentLevel, at: now })
  return hasRoom ? undefined : limit.answer
}

const getDefault = (region: RegionCode): StoreLimitRecord => storeLimit.parse({ id: region })

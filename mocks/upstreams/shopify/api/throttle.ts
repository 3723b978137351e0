import type { RegionCode } from '#contracts/shop/regions.ts'
import { getStoreSettings, type StoreSettings } from '../../../world/store-settings.ts'
import type { World } from '../../../world/world.ts'

type Bucket = { level: number; at: number }

/** The buckets of each store by buyer. Not saved: they are empty after a few seconds. */
const bucketsByWorld = new WeakMap<World, Map<string, Bucket>>()

/**
 * Adds a request to the leaky bucket of its buyer at the store, which leaks by the world's clock; requests that name no
 * buyer share one. Returns the configured response if the bucket overflows, else undefined.
 */
export function throttleRequest(
  world: World,
  region: RegionCode,
  buyerAddress: string | null,
): StoreSettings['answer'] | undefined {
  const key = `${region} ${buyerAddress ?? ''}`
  const limit = getStoreSettings(world, region)
  const now = world.clock.now().getTime()
  const buckets = bucketsByWorld.get(world) ?? new Map<string, Bucket>()
  bucketsByWorld.set(world, buckets)
  const { level, at } = buckets.get(key) ?? { level: 0, at: now }
  const leaked = (Math.max(0, now - at) / 1000) * limit.leaksPerSecond
  const currentLevel = Math.max(0, level - leaked)
  const hasRoom = currentLevel + 1 <= limit.size
  buckets.set(key, { level: hasRoom ? currentLevel + 1 : currentLevel, at: now })
  return hasRoom ? undefined : limit.answer
}

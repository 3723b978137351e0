import type { RegionCode } from '#contracts/shop/regions.ts'
import { type StoreLimitRecord, storeLimit } from './store-limits.ts'
import type { World } from './world.ts'

/** The limits of a region's store. */
export const getStoreLimit = (world: World, region: RegionCode): StoreLimitRecord =>
  world.storeLimits.findFirst((query) => query.where(({ id }) => id === region)) ?? storeLimit.parse({ id: region })

/** Changes some limits of a region's store, and leaves the others. */
export async function changeStoreLimit(world: World, region: RegionCode, change: Partial<StoreLimitRecord>) {
  const limit = getStoreLimit(world, region)
  world.storeLimits.deleteMany((query) => query.where(({ id }) => id === region))
  await world.storeLimits.create({ ...limit, ...change })
}

import type { RegionCode } from '#contracts/shop/regions.ts'
import { type StoreSettings, storeSettings } from './store-settings.ts'
import type { World } from './world.ts'

/** The settings of a region's store. */
export const getStoreSettings = (world: Pick<World, 'storeSettings'>, region: RegionCode): StoreSettings =>
  world.storeSettings.findFirst((query) => query.where(({ id }) => id === region)) ??
  storeSettings.parse({ id: region })

/** Changes some settings of a region's store, and leaves the others. */
export async function changeStoreSettings(
  world: Pick<World, 'storeSettings'>,
  region: RegionCode,
  change: Partial<Omit<StoreSettings, 'id'>>,
) {
  const settings = getStoreSettings(world, region)
  world.storeSettings.deleteMany((query) => query.where(({ id }) => id === region))
  await world.storeSettings.create({ ...settings, ...change })
}

import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import type { World } from '../world/world.ts'
import type { ControlContext } from './context.ts'
import { replaceStorage, type StorageChange } from './pending-storage.ts'
import { getVisitorCookies } from './visitor-cookies.ts'

/** What makes a browser the visitor of a world: where it enters, its Set-Cookie lines and its storage. */
type HandOver = { url: string; cookies: string[]; storage: StorageChange }

/** Hands over the visitor of a world as the world is; nothing is loaded, seeded or reset. */
export function handOver(
  { storefront }: Pick<ControlContext, 'storefront'>,
  world: World,
  region: RegionCode = getLoadedRegion(world),
): HandOver {
  const { visitor, start } = world.entrance
  return {
    url: `${storefront()}${region === 'gb' ? '' : `/${region}`}${start}`,
    cookies: getVisitorCookies(world.id, visitor),
    storage: replaceStorage(visitor),
  }
}

/** The region that the world's scenarios were loaded for; gb without one. */
function getLoadedRegion({ entrance }: World): RegionCode {
  const regions = entrance.scenarios.map(({ params }) => REGION_CODES.find((code) => code === params.region))
  return regions.findLast((region) => region !== undefined) ?? 'gb'
}

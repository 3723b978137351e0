import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { World } from '../world/world.ts'
import type { ControlContext } from './context.ts'
import { replaceStorage, type StorageChange } from './pending-storage.ts'
import { toTargetQuery } from './target.ts'
import { getVisitorCookies } from './visitor-cookies.ts'

/** What makes a browser the visitor of a world: where it goes, its Set-Cookie lines and its storage. */
type HandOver = {
  /** The address to go to: the shop's arrival page where its server forwards it, else the start page. */
  url: string
  /** Whether that is the arrival page, which sets the storage. */
  isForwarded: boolean
  /** The start page as a path of the shop. */
  path: string
  cookies: string[]
  storage: StorageChange
}

/** Hands over the visitor of a world as the world is; nothing is loaded, seeded or reset. */
export function handOver(
  {
    storefront,
    storefrontUrl,
    storefrontForwards,
  }: Pick<ControlContext, 'storefront' | 'storefrontUrl' | 'storefrontForwards'>,
  world: World,
  region: RegionCode = getEntryRegion(world),
): HandOver {
  const { visitor, start } = world.entrance
  const url = storefrontUrl(region) + start
  const { origin } = new URL(url)
  const isForwarded = storefrontForwards && origin === new URL(storefront()).origin
  const arrival = `/__spoke/arrive${toTargetQuery({ worldId: world.id, region })}`
  return {
    url: isForwarded ? origin + arrival : url,
    isForwarded,
    path: url.slice(origin.length),
    cookies: getVisitorCookies(world.id, visitor, origin.startsWith('https:')),
    storage: replaceStorage(visitor),
  }
}

/** The region that was seeded last, else the one that the world's scenarios were loaded for; gb without either. */
function getEntryRegion({ entrance }: World): RegionCode {
  const regions = entrance.scenarios.map(({ params }) => REGION_CODES.find((code) => code === params.region))
  return entrance.region ?? regions.findLast((region) => region !== undefined) ?? 'gb'
}

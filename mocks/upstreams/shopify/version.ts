import type { RegionCode } from '#contracts/shop/regions.ts'
import { getStoreSettings } from '../../world/store-settings.ts'
import type { World } from '../../world/world.ts'

/** The store of a request. */
type Store = { world: World; region: RegionCode }

/** The version that the shop uses: that of contracts/<upstream>/schema.graphql. */
export const SHOP_VERSION = '2025-01'
/** The newest version that is simulated: that of contracts/<upstream>/2026-04.graphql. */
export const NEWEST_VERSION = '2026-04'

/** A version with a schema of its own. `unstable` is the newest one and what clients ask of Shopify's unstable version. */
export type SimulatedVersion = typeof SHOP_VERSION | typeof NEWEST_VERSION | 'unstable'

/** The quarters of Shopify's first version, and of the last one that clients know. */
const [FIRST_VERSION, LAST_VERSION] = ['2019-07', '2026-10']

/** The versions that the store lists: every quarter from the shop's to the last. */
export const PUBLIC_VERSIONS = [
  SHOP_VERSION,
  '2025-04',
  '2025-07',
  '2025-10',
  '2026-01',
  NEWEST_VERSION,
  '2026-07',
  LAST_VERSION,
]

/** When Shopify stops to support a version: twelve months after its release. */
function getSunset(version: string): Date {
  const [year = 0, month = 1] = version.split('-').map(Number)
  return new Date(Date.UTC(year + 1, month - 1))
}

/** Whether a store supports a version: every one unless the store says that they end, so that no date breaks a shop by itself. */
export const isSupported = (version: string, { world, region }: Store): boolean =>
  !getStoreSettings(world, region).versionsEnd || world.clock.now() < getSunset(version)

/**
 * The version that serves a requested one; undefined for a version that never was, or that is newer than the last one.
 * Shopify falls forward: a version that it does not support any more is served by the oldest one that it does. So is one
 * without a schema here, by the next that has it; those after the newest schema are served by that.
 */
export function findServedVersion(requested: string, store: Store | undefined): SimulatedVersion | undefined {
  if (requested === 'unstable') return 'unstable'
  const isQuarter = /^\d{4}-(01|04|07|10)$/.test(requested)
  if (!isQuarter || requested < FIRST_VERSION || requested > LAST_VERSION) return undefined
  if (store && refusesMissing(store) && !VERSIONS_WITH_SCHEMA.includes(requested)) return undefined
  const isShops = requested <= SHOP_VERSION && (!store || isSupported(SHOP_VERSION, store))
  return isShops ? SHOP_VERSION : NEWEST_VERSION
}

const VERSIONS_WITH_SCHEMA: readonly string[] = [SHOP_VERSION, NEWEST_VERSION]

/** Whether a store refuses versions that have no schema here. */
const refusesMissing = ({ world, region }: Store) => getStoreSettings(world, region).missingVersions === 'refused'

/** The response to a request of a version that is not simulated, in Shopify's words and with the ones that are. */
export function createUnknownVersion(requested: string, store?: Store): Response {
  const versions = store && refusesMissing(store) ? VERSIONS_WITH_SCHEMA : PUBLIC_VERSIONS
  const hint = `Version ${requested} is not simulated. Ask for one of ${versions.join(', ')} or unstable.`
  return Response.json({ errors: 'Not Found', hint }, { status: 404 })
}

/** The version that the shop uses: that of contracts/<upstream>/schema.graphql. */
export const SHOP_VERSION = '2025-01'
/** The newest version that is simulated: that of contracts/<upstream>/2026-04.graphql. */
export const NEWEST_VERSION = '2026-04'

/** A version with a schema of its own. `unstable` is the newest one and what clients ask of Shopify's unstable version. */
export type SimulatedVersion = typeof SHOP_VERSION | typeof NEWEST_VERSION | 'unstable'

/** The quarter of Shopify's first version. */
const FIRST_VERSION = '2019-07'

/** The versions that clients are told of: every quarter from the shop's to the newest. */
export const PUBLIC_VERSIONS = ['2025-01', '2025-04', '2025-07', '2025-10', '2026-01', '2026-04']

/**
 * The version that serves a requested one; undefined for a version that never was, or that is newer than the newest one.
 * Shopify falls forward: a version without a schema of its own is served by the next one that has it.
 */
export function findServedVersion(requested: string): SimulatedVersion | undefined {
  if (requested === 'unstable') return 'unstable'
  const isQuarter = /^\d{4}-(01|04|07|10)$/.test(requested)
  if (!isQuarter || requested < FIRST_VERSION || requested > NEWEST_VERSION) return undefined
  return requested <= SHOP_VERSION ? SHOP_VERSION : NEWEST_VERSION
}

/** The response to a request of a version that is not simulated, in Shopify's words and with the ones that are. */
export const createUnknownVersion = (requested: string): Response =>
  Response.json(
    {
      errors: 'Not Found',
      hint: `Version ${requested} is not simulated. Ask for one of ${PUBLIC_VERSIONS.join(', ')} or unstable.`,
    },
    { status: 404 },
  )

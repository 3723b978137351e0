import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { Launched } from '#mocks/control/launch.ts'

/**
 * The environment of a storefront on one store, in the names of Hydrogen's templates. The keys are no secrets: the
 * simulated backend accepts any.
 * @param url The root of the store, or its path on the simulated backend.
 */
export function getStorefrontEnvironment(region: RegionCode, url: string): Record<string, string> {
  const { host, protocol, pathname } = new URL(url)
  return {
    // Clients take a bare domain as one of https.
    PUBLIC_STORE_DOMAIN: protocol === 'https:' && pathname === '/' ? host : url,
    PUBLIC_CHECKOUT_DOMAIN: host,
    PUBLIC_STOREFRONT_ID: '1',
    PUBLIC_STOREFRONT_API_TOKEN: `simulated-${region}`,
    PRIVATE_STOREFRONT_API_TOKEN: `simulated-${region}-private`,
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_simulated',
    PUBLIC_CUSTOMER_ACCOUNT_API_URL: url,
    SHOP_ID: String(REGION_CODES.indexOf(region) + 1),
    SESSION_SECRET: 'simulated',
  }
}

/** The environment of a storefront for each store: at its own port if it has one, else at its path. */
export const getStorefrontEnvironments = ({ origin, stores }: Pick<Launched, 'origin' | 'stores'>) =>
  Object.fromEntries(
    REGION_CODES.map((region) => [
      region,
      getStorefrontEnvironment(region, stores[region] ?? `${origin}/shopify/${region}`),
    ]),
  )

/** What runs, and what a storefront needs to use each store that has a port of its own. */
export function formatBackend({
  origin,
  stores,
  certificate,
}: Pick<Launched, 'origin' | 'stores' | 'certificate'>): string {
  const storeLines = REGION_CODES.flatMap((region) => {
    const url = stores[region]
    if (url === undefined) return []
    const variables = Object.entries(getStorefrontEnvironment(region, url))
    return ['', `# Store ${region}: ${url}`, ...variables.map(([name, value]) => `${name}=${value}`)]
  })
  return [
    `Simulated backend and panel: ${origin}/`,
    ...(certificate
      ? [
          `Certificate, valid to ${certificate.expires}: ${certificate.file}`,
          `  SHA-256 ${certificate.fingerprint}`,
          `  To trust it in Node: NODE_EXTRA_CA_CERTS=${certificate.file}`,
        ]
      : []),
    ...storeLines,
    ...(storeLines.length ? [''] : ['Stores for other storefronts: add --store us=5443, or --json for all variables.']),
    'Ctrl-C stops it.',
  ].join('\n')
}

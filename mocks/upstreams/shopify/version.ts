/** The simulated version of the Storefront API: that of contracts/shopify/schema.graphql. */
export const SERVED_VERSION = '2025-01'

/**
 * The version that serves a requested one; null if no such version exists. Shopify serves unsupported versions with its
 * oldest, and names the served one in the X-Shopify-API-Version header.
 */
export function findServedVersion(requested: string): string | null {
  return /^\d{4}-(01|04|07|10)$/.test(requested) || requested === 'unstable' ? SERVED_VERSION : null
}

/** The one version of the Storefront API that is simulated: that of contracts/shopify/schema.graphql. */
export const SERVED_VERSION = '2025-01'

/**
 * The version that answers when a client asks for one, or null when there is no such version. Shopify serves a
 * version it no longer supports with the oldest that it does; having one, we serve all with it and say so in the
 * X-Shopify-API-Version header.
 */
export function versionFor(asked: string): string | null {
  return /^\d{4}-(01|04|07|10)$/.test(asked) || asked === 'unstable' ? SERVED_VERSION : null
}

import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'

/** Upstreams of which each region has its own. */
const REGIONAL: ReadonlySet<string> = new Set(['shopify', 'customer-account', 'sign-in'])

/** The URL of a simulated backend's upstream, of one region where each has its own. */
export const getUpstreamUrl = (backend: string, upstream: string, region: RegionCode): string =>
  REGIONAL.has(upstream) ? `${backend}/${upstream}/${region}` : `${backend}/${upstream}`

/** The variables of all regions. `name` is the region as variables spell it. */
const createRegionVariables = (
  toVariables: (region: RegionCode, name: string) => Record<string, string>,
): Record<string, string> =>
  Object.assign({}, ...REGION_CODES.map((region) => toVariables(region, region.toUpperCase())))

/**
 * The environment of a shop on a simulated backend: every variable that the app reads when it starts.
 * The keys are no secrets: the simulated backend accepts any.
 */
export function getShopEnvironment(backend: string, shop: string): Record<string, string> {
  return {
    ENVIRONMENT: 'sandbox',
    SITE_ORIGIN: shop,
    ...createRegionVariables((region, name) => ({
      [`SHOPIFY_${name}_URL`]: getUpstreamUrl(backend, 'shopify', region),
      [`SHOPIFY_${name}_TOKEN`]: `simulated-${region}`,
      [`SIGN_IN_${name}_URL`]: getUpstreamUrl(backend, 'sign-in', region),
      [`SIGN_IN_${name}_CLIENT_ID`]: 'simulated',
    })),
    FIT_URL: `${backend}/fit`,
    FIT_KEY: 'simulated',
    BACKEND_URL: `${backend}/backend`,
    CONTENT_URL: `${backend}/content/graphql`,
    CONTENT_DELIVERY_TOKEN: 'simulated-delivery',
    CONTENT_PREVIEW_TOKEN: 'simulated-preview',
    PREVIEW_KEY: 'simulated-preview-key-for-drafts',
    ASSETS_URL: `${backend}/assets`,
    EMBARGOED_FILES_URL: `${backend}/assets/files`,
    REVIEWS_URL: `${backend}/reviews`,
    REVIEWS_KEY: 'simulated',
    ANALYTICS_URL: `${backend}/analytics`,
    ANALYTICS_KEY: 'simulated',
    FLAGS_URL: `${backend}/flags`,
    FLAGS_KEY: 'simulated',
    REPORTS_URL: `${backend}/reports`,
    IMAGE_ORIGIN: backend,
    PROPAGATE_BAGGAGE: 'true',
  }
}

/** What a simulated backend signs its webhooks with by default. It is no secret. */
export const SIMULATED_WEBHOOK_SECRET = 'simulated-secret-of-all-webhooks'

/** The variables of a shop that takes the webhooks of a simulated backend. */
export const getWebhookEnvironment = (secret: string): Record<string, string> => ({
  ...createRegionVariables((_, name) => ({ [`SHOPIFY_${name}_WEBHOOK_SECRET`]: secret })),
  CONTENT_WEBHOOK_SECRET: secret,
})

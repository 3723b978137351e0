/** The URLs of a simulated backend's upstreams, by name. */
export const getUpstreamUrls = (backend: string) => ({
  'shopify-gb': `${backend}/shopify/gb`,
  'shopify-us': `${backend}/shopify/us`,
  'shopify-eu': `${backend}/shopify/eu`,
  fit: `${backend}/fit`,
  backend: `${backend}/backend`,
  'customer-account-gb': `${backend}/customer-account/gb`,
  'sign-in-gb': `${backend}/sign-in/gb`,
  'sign-in-us': `${backend}/sign-in/us`,
  'sign-in-eu': `${backend}/sign-in/eu`,
  content: `${backend}/content`,
  assets: `${backend}/assets`,
  reviews: `${backend}/reviews`,
  analytics: `${backend}/analytics`,
  flags: `${backend}/flags`,
  reports: `${backend}/reports`,
})

/**
 * The environment of a shop on a simulated backend: every variable that the app reads when it starts.
 * The keys are no secrets: the simulated backend accepts any.
 */
export function getShopEnvironment(backend: string, shop: string): Record<string, string> {
  const urls = getUpstreamUrls(backend)
  return {
    ENVIRONMENT: 'sandbox',
    SITE_ORIGIN: shop,
    SHOPIFY_GB_URL: urls['shopify-gb'],
    SHOPIFY_US_URL: urls['shopify-us'],
    SHOPIFY_EU_URL: urls['shopify-eu'],
    SHOPIFY_GB_TOKEN: 'simulated-gb',
    SHOPIFY_US_TOKEN: 'simulated-us',
    SHOPIFY_EU_TOKEN: 'simulated-eu',
    FIT_URL: urls.fit,
    FIT_KEY: 'simulated',
    BACKEND_URL: urls.backend,
    SIGN_IN_GB_URL: urls['sign-in-gb'],
    SIGN_IN_US_URL: urls['sign-in-us'],
    SIGN_IN_EU_URL: urls['sign-in-eu'],
    SIGN_IN_GB_CLIENT_ID: 'simulated',
    SIGN_IN_US_CLIENT_ID: 'simulated',
    SIGN_IN_EU_CLIENT_ID: 'simulated',
    CONTENT_URL: `${urls.content}/graphql`,
    CONTENT_DELIVERY_TOKEN: 'simulated-delivery',
    CONTENT_PREVIEW_TOKEN: 'simulated-preview',
    PREVIEW_KEY: 'simulated-preview-key',
    ASSETS_URL: urls.assets,
    EMBARGOED_FILES_URL: `${urls.assets}/files`,
    REVIEWS_URL: urls.reviews,
    REVIEWS_KEY: 'simulated',
    ANALYTICS_URL: urls.analytics,
    ANALYTICS_KEY: 'simulated',
    FLAGS_URL: urls.flags,
    FLAGS_KEY: 'simulated',
    REPORTS_URL: urls.reports,
    IMAGE_ORIGIN: backend,
    PROPAGATE_BAGGAGE: 'true',
  }
}

/** What a simulated backend signs its webhooks with by default. It is no secret. */
export const SIMULATED_WEBHOOK_SECRET = 'simulated-webhooks'

/** The variables of a shop that takes the webhooks of a simulated backend. */
export const getWebhookEnvironment = (secret: string): Record<string, string> => ({
  SHOPIFY_GB_WEBHOOK_SECRET: secret,
  SHOPIFY_US_WEBHOOK_SECRET: secret,
  SHOPIFY_EU_WEBHOOK_SECRET: secret,
  CONTENT_WEBHOOK_SECRET: secret,
})

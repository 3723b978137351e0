import { getRequest } from '@tanstack/react-start/server'
import { createAnalyticsClient } from '#contracts/analytics/client.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { createFlagsClient } from '#contracts/flags/client.ts'
import type { RequestLimits } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { createReportsClient } from '#contracts/reports/client.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { createSignInClient } from '#contracts/sign-in/client.ts'
import { getConfig } from './config.server.ts'
import { getTraceContext } from './trace-context.server.ts'

/** How long a page waits for an upstream, in ms. Ours: spec 9 has "HTTP client default timeout none". */
const TIMEOUT_MS = 5_000
/** Shorter, because reviews are an optional part of a page. */
const REVIEWS_TIMEOUT_MS = 1_000

/** Client options for the current request, with its trace headers. */
const createHttpOptions = (baseUrl: string) => ({ baseUrl, headers: { ...getTraceContext(getRequest()) } })

/** The client of the content service, by default with spec 7's 30 s and five retries (see content/read-content.server.ts). */
export function getContentClient(options: RequestLimits & { drafts?: boolean } = {}) {
  const { CONTENT_URL, CONTENT_DELIVERY_TOKEN, CONTENT_PREVIEW_TOKEN } = getConfig()
  const tokens = { deliveryToken: CONTENT_DELIVERY_TOKEN, previewToken: CONTENT_PREVIEW_TOKEN }
  return createContentClient({ ...createHttpOptions(CONTENT_URL), ...tokens, ...options })
}

/** The upstreams' clients for the current request: the region's store, the request's trace. */
export function getUpstreams(region: RegionCode) {
  const config = getConfig()
  const http = (baseUrl: string) => ({ ...createHttpOptions(baseUrl), timeoutMs: TIMEOUT_MS })
  const store = {
    gb: [config.SHOPIFY_GB_URL, config.SHOPIFY_GB_TOKEN],
    us: [config.SHOPIFY_US_URL, config.SHOPIFY_US_TOKEN],
    eu: [config.SHOPIFY_EU_URL, config.SHOPIFY_EU_TOKEN],
  } as const satisfies Record<RegionCode, readonly [string, string]>
  const [storeUrl, token] = store[region]
  return {
    shopify: createShopifyClient({ ...http(storeUrl), token }),
    backend: createBackendClient(http(config.BACKEND_URL)),
    fit: createFitClient({ ...http(config.FIT_URL), apiKey: config.FIT_KEY }),
    reviews: createReviewsClient({
      ...http(config.REVIEWS_URL),
      timeoutMs: REVIEWS_TIMEOUT_MS,
      appKey: config.REVIEWS_KEY,
    }),
    reports: createReportsClient(http(config.REPORTS_URL)),
    signIn: createSignInClient(http(config.SIGN_IN_URL)),
    analytics: createAnalyticsClient({ ...http(config.ANALYTICS_URL), apiKey: config.ANALYTICS_KEY }),
    flags: createFlagsClient({ ...http(config.FLAGS_URL), apiKey: config.FLAGS_KEY }),
  }
}

import { getRequest } from '@tanstack/react-start/server'
import { createAnalyticsClient } from '#contracts/analytics/client.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { createFlagsClient } from '#contracts/flags/client.ts'
import type { Patience } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { createReportsClient } from '#contracts/reports/client.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { createSignInClient } from '#contracts/sign-in/client.ts'
import { config } from './config.server.ts'
import { type TraceContext, traceContext } from './trace-context.server.ts'

/** How long a page waits for an upstream, in ms. Spec 9 gives none ("HTTP client default timeout none"); a shopper does not. */
const TIMEOUT_MS = 5_000
/** What other people say decorates a page; nobody waits long for it. */
const REVIEWS_TIMEOUT_MS = 1_000

const contexts = new WeakMap<Request, TraceContext>()

/** One trace context a request, however many calls it makes. */
function contextOf(request: Request): TraceContext {
  const known = contexts.get(request)
  if (known) return known
  const context = traceContext(request.headers)
  contexts.set(request, context)
  return context
}

/** How a call speaks for the request being answered: as part of its trace. */
const spokenFor = (baseUrl: string) => ({ baseUrl, headers: { ...contextOf(getRequest()) } })

/**
 * The content service. It has the source's patience, 30 s and five retries, unless told otherwise: no page waits for it
 * that long, `content/from-content.server.ts` sees to that.
 */
export function contentClient(options: Patience & { drafts?: boolean } = {}) {
  const { CONTENT_URL, CONTENT_DELIVERY_TOKEN, CONTENT_PREVIEW_TOKEN } = config()
  const tokens = { deliveryToken: CONTENT_DELIVERY_TOKEN, previewToken: CONTENT_PREVIEW_TOKEN }
  return createContentClient({ ...spokenFor(CONTENT_URL), ...tokens, ...options })
}

/** The upstreams' clients for the request being answered: this region's stores, this request's trace. */
export function upstreams(region: RegionCode) {
  const settings = config()
  const http = (baseUrl: string) => ({ ...spokenFor(baseUrl), timeoutMs: TIMEOUT_MS })
  const store = {
    gb: [settings.SHOPIFY_GB_URL, settings.SHOPIFY_GB_TOKEN],
    us: [settings.SHOPIFY_US_URL, settings.SHOPIFY_US_TOKEN],
    eu: [settings.SHOPIFY_EU_URL, settings.SHOPIFY_EU_TOKEN],
  } as const satisfies Record<RegionCode, readonly [string, string]>
  const [storeUrl, token] = store[region]
  return {
    shopify: createShopifyClient({ ...http(storeUrl), token }),
    backend: createBackendClient(http(settings.BACKEND_URL)),
    fit: createFitClient({ ...http(settings.FIT_URL), apiKey: settings.FIT_KEY }),
    reviews: createReviewsClient({
      ...http(settings.REVIEWS_URL),
      timeoutMs: REVIEWS_TIMEOUT_MS,
      appKey: settings.REVIEWS_KEY,
    }),
    reports: createReportsClient(http(settings.REPORTS_URL)),
    signIn: createSignInClient(http(settings.SIGN_IN_URL)),
    analytics: createAnalyticsClient({ ...http(settings.ANALYTICS_URL), apiKey: settings.ANALYTICS_KEY }),
    flags: createFlagsClient({ ...http(settings.FLAGS_URL), apiKey: settings.FLAGS_KEY }),
  }
}

import { getRequest } from '@tanstack/react-start/server'
import { getRequestContext } from '#app/request-context.ts'
import { createAnalyticsClient } from '#contracts/analytics/client.ts'
import { createAssetsClient } from '#contracts/assets/client.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import { createCustomerAccountClient, toCustomerAccountUrl } from '#contracts/customer-account/client.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { createFlagsClient } from '#contracts/flags/client.ts'
import { type RequestLimits, type UpstreamError, withHeaders } from '#contracts/http.ts'
import { createReportsClient } from '#contracts/reports/client.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { createSignInClient } from '#contracts/sign-in/client.ts'
import { createCallGuard, measureCalls, noticeRefusals } from './call-guard.server.ts'
import { getClientAddress } from './client-address.server.ts'
import { getConfig } from './config.server.ts'
import { reportLeftOut } from './left-out.server.ts'
import { orNull } from './or-null.ts'
import { getStore } from './store.server.ts'
import { getSpanHeaders, getTraceContext } from './trace-context.server.ts'
import { cached } from './upstream-cache.server.ts'

/** In a sandbox each simulated world has its own circuits, like caches and limits. */
const guard = noticeRefusals(measureCalls(createCallGuard(() => getTraceContext(getRequest()).baggage ?? '')), (call) =>
  onRefusedAccess(getRequest(), call),
)

let onRefusedAccess = (_request: Request, _call: string): void => {}

/** Sets what learns of refused tokens, keys and proofs. The server calls it once, at start. */
export function registerRefusedAccess(listener: typeof onRefusedAccess): void {
  onRefusedAccess = listener
}

/** Returns a function that reports items left out of a response to the current request, each problem once. */
export function getLeftOutReport(): (error: UpstreamError) => void {
  const { baggage } = getTraceContext(getRequest())
  return (error) => reportLeftOut(error, baggage)
}

/** Client options for the current request, with its trace headers. */
function createHttpOptions(baseUrl: string) {
  const traceContext = getTraceContext(getRequest())
  const headers = () => ({ ...traceContext, ...getSpanHeaders() })
  const paths = getConfig().UPSTREAM_PATHS
  return {
    baseUrl,
    headers,
    guard,
    paths,
    onLeftOut: getLeftOutReport(),
  }
}

/** The client of the content service, by default with spec 7's 30 s and five retries (see content/read-content.server.ts). */
export function getContentClient(options: RequestLimits & { drafts?: boolean } = {}) {
  const { CONTENT_URL, CONTENT_DELIVERY_TOKEN, CONTENT_PREVIEW_TOKEN } = getConfig()
  const tokens = { deliveryToken: CONTENT_DELIVERY_TOKEN, previewToken: CONTENT_PREVIEW_TOKEN }
  return createContentClient({ ...createHttpOptions(CONTENT_URL), ...tokens, ...options })
}

/** The client that creates keys of embargoed files, of drafts or published. Throws without ASSETS_URL. */
export function getAssetsClient({ isDraft }: { isDraft: boolean }) {
  const { ASSETS_URL, CONTENT_DELIVERY_TOKEN, CONTENT_PREVIEW_TOKEN, OPTIONAL_PARTS_MS } = getConfig()
  if (!ASSETS_URL)
    throw new Error('An embargoed picture needs a key, but ASSETS_URL is not set. Set it and start again.')
  const token = isDraft ? CONTENT_PREVIEW_TOKEN : CONTENT_DELIVERY_TOKEN
  return createAssetsClient({ ...createHttpOptions(ASSETS_URL), timeoutMs: OPTIONAL_PARTS_MS, token })
}

/** The upstreams' clients for the current request: the region's store, the request's trace. */
export function getUpstreams(region: RegionCode) {
  const config = getConfig()
  const getTimeLeft = startTimeBudget(getRequest(), config.ALL_CALLS_MS)
  const http = (baseUrl: string) => ({ ...createHttpOptions(baseUrl), timeoutMs: config.ONE_CALL_MS, getTimeLeft })
  const store = getStore(region)
  return {
    /** Sends the address of the current request's visitor. */
    shopify: createShopifyClient({
      ...http(store.url),
      ...store.tokens,
      buyerAddress: getClientAddress(getRequest()),
    }),
    /** Sends no visitor's address, because its responses are cached for everyone. */
    sharedShopify: createShopifyClient({ ...http(store.url), ...store.tokens }),
    backend: createBackendClient({
      ...withHeaders(http(config.BACKEND_URL), config.BACKEND_HEADERS ?? {}),
      storeCodes: config.STORE_CODES,
    }),
    fit: createFitClient({
      ...http(config.FIT_URL),
      storeCodes: config.FIT_STORE_CODES ?? config.STORE_CODES,
      apiKey: config.FIT_KEY,
      keyHeader: config.FIT_API_KEY_HEADER,
      version: config.FIT_API_VERSION,
    }),
    reviews: createReviewsClient({
      ...http(config.REVIEWS_URL),
      timeoutMs: config.OPTIONAL_PARTS_MS,
      appKey: config.REVIEWS_KEY,
    }),
    // Without the time budget, because a request that has used it up has to be reported.
    reports: createReportsClient({ ...createHttpOptions(config.REPORTS_URL), timeoutMs: config.ONE_CALL_MS }),
    signIn: createSignInClient(http(store.signIn.signInUrl)),
    /** The Customer Account API for the customer of an OAuth token. */
    openAccount: async (accessToken: string) =>
      createCustomerAccountClient({ ...http(await findCustomerAccountUrl(region)), accessToken }),
    analytics: createAnalyticsClient({
      ...http(config.ANALYTICS_URL),
      storeCodes: config.ANALYTICS_STORE_CODES ?? config.STORE_CODES,
      apiKey: config.ANALYTICS_KEY,
    }),
    flags: createFlagsClient({ ...http(config.FLAGS_URL), apiKey: config.FLAGS_KEY }),
  }
}

/**
 * The URL of the Customer Account API: as configured, otherwise from the store's discovery document, which all customers share.
 * Without one it is on the store's own host.
 */
function findCustomerAccountUrl(region: RegionCode): string | Promise<string> {
  const { url, customerAccountUrl } = getStore(region)
  if (customerAccountUrl) return customerAccountUrl
  const store = createSignInClient({ ...createHttpOptions(url), timeoutMs: getConfig().ONE_CALL_MS })
  return cached(`customer-account ${url}`, async () => {
    const published = await orNull(store.customerAccountApi())
    return published ? toCustomerAccountUrl(published.graphql_api) : url
  })
}

declare module '#app/request-context.ts' {
  interface RequestContext {
    callsEndAt?: number
  }
}

/**
 * Returns a function for the remaining time, in ms, of all upstream calls of a request (OPS-10). The budget starts with the
 * first use.
 */
export function startTimeBudget(request: Request, budgetMs: number): () => number {
  const context = getRequestContext(request)
  context.callsEndAt ??= Date.now() + budgetMs
  const end = context.callsEndAt
  return () => end - Date.now()
}

import type { RequestHandler } from 'msw'
import { createAnalyticsHandlers } from './analytics/handlers.ts'
import { createBackendApiHandlers } from './backend/handlers.ts'
import { createCheckoutHandlers } from './checkout/handlers.ts'
import { createContentHandlers } from './content/handlers.ts'
import { createFitHandlers } from './fit/handlers.ts'
import { createFlagsHandlers } from './flags/handlers.ts'
import { createReportsHandlers } from './reports/handlers.ts'
import { createReviewsHandlers } from './reviews/handlers.ts'
import { createShopifyHandlers } from './shopify/handlers.ts'
import { createSignInHandlers } from './sign-in/handlers.ts'
import type { UpstreamContext, UpstreamName } from './upstream.ts'

/** Every simulated upstream's handlers, by the first segment of its URLs. */
export function createUpstreams(context: UpstreamContext): ReadonlyMap<string, RequestHandler[]> {
  const byName: Partial<Record<UpstreamName, RequestHandler[]>> = {
    shopify: createShopifyHandlers(context),
    checkout: createCheckoutHandlers(context),
    fit: createFitHandlers(context),
    'sign-in': createSignInHandlers(context),
    backend: createBackendApiHandlers(context),
    content: createContentHandlers(context),
    reviews: createReviewsHandlers(context),
    analytics: createAnalyticsHandlers(context),
    flags: createFlagsHandlers(context),
    reports: createReportsHandlers(context),
  }
  return new Map(Object.entries(byName))
}

import { createAnalyticsClient } from '#contracts/analytics/client.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import { createCustomerAccountClient } from '#contracts/customer-account/client.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { createFlagsClient } from '#contracts/flags/client.ts'
import type { HttpOptions } from '#contracts/http.ts'
import { createReportsClient } from '#contracts/reports/client.ts'
import { noRetry } from '#contracts/retry.ts'
import { createReviewsClient } from '#contracts/reviews/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { createSignInClient } from '#contracts/sign-in/client.ts'
import type { Given } from '#mocks/package/given.ts'

/** The shop's clients of every upstream. */
export type Clients = ReturnType<typeof createClients>

/** Returns the shop's own clients for every upstream of a world, without retries. */
export function createClients(
  { backend, fetch }: Pick<Given, 'backend' | 'fetch'>,
  region: RegionCode = 'gb',
  options: Pick<HttpOptions, 'onLeftOut'> = {},
) {
  const at = (upstream: string) => ({ baseUrl: `${backend.origin}/${upstream}`, fetch, retry: noRetry, ...options })
  return {
    shopify: createShopifyClient({ ...at(`shopify/${region}`), token: `simulated-${region}` }),
    customerAccount: (accessToken: string) =>
      createCustomerAccountClient({ ...at(`customer-account/${region}`), accessToken }),
    backend: createBackendClient(at('backend')),
    fit: createFitClient({ ...at('fit'), apiKey: 'simulated' }),
    signIn: createSignInClient(at(`sign-in/${region}`)),
    content: createContentClient({
      ...at('content/graphql'),
      deliveryToken: 'simulated-delivery',
      previewToken: 'simulated-preview',
    }),
    reviews: createReviewsClient({ ...at('reviews'), appKey: 'simulated' }),
    analytics: createAnalyticsClient({ ...at('analytics'), apiKey: 'simulated' }),
    flags: createFlagsClient({ ...at('flags'), apiKey: 'simulated' }),
    reports: createReportsClient(at('reports')),
  }
}

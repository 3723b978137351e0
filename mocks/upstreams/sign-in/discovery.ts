import { HttpResponse, http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/regions.ts'
import { operations } from '#contracts/sign-in/generated/operations.ts'
import type { CustomerAccountApi, Discovery } from '#contracts/sign-in/generated/types.ts'
import { findRegion } from '../find-region.ts'
import { SERVED_VERSION } from '../shopify/version.ts'
import type { UpstreamContext } from '../upstream.ts'

export const SCOPES = ['openid', 'email', 'customer-account-api:full']

/** The issuer of a region's id tokens: each store has its own, as at Shopify. */
export const getIssuerUrl = (origin: string, region: RegionCode) => `${origin}/sign-in/${region}`

/** The provider's metadata (OpenID Connect Discovery 1.0). */
export function getProviderMetadata(origin: string, region: RegionCode): Discovery {
  const issuer = getIssuerUrl(origin, region)
  return {
    issuer,
    authorization_endpoint: issuer + operations.authorize.path,
    token_endpoint: issuer + operations.token.path,
    end_session_endpoint: issuer + operations.logout.path,
    jwks_uri: issuer + operations.keys.path,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

export const getCustomerAccountApi = (origin: string, region: RegionCode): CustomerAccountApi => ({
  graphql_api: `${origin}/customer-account/${region}/customer/api/${SERVED_VERSION}/graphql`,
})

/** Both documents on the store's own host, where Shopify publishes them. */
export function createStoreDiscoveryHandlers(context: UpstreamContext): RequestHandler[] {
  const serve = (path: string, getDocument: (origin: string, region: RegionCode) => object) =>
    http.get(`*/shopify/:region${path}`, ({ params }) => {
      const region = findRegion(params.region)
      return region
        ? HttpResponse.json(getDocument(context.origin(), region))
        : HttpResponse.json({ errors: 'Not Found' }, { status: 404 })
    })
  return [
    serve(operations.discovery.path, getProviderMetadata),
    serve(operations.customerAccountApi.path, getCustomerAccountApi),
  ]
}

import { HttpResponse, http, type RequestHandler } from 'msw'
import { operations } from '#contracts/sign-in/generated/operations.ts'
import type { CustomerAccountApi, Discovery } from '#contracts/sign-in/generated/types.ts'
import { findRegion } from '../find-region.ts'
import { SHOP_VERSION } from '../shopify/version.ts'
import { getStoreUrls, type StoreUrls } from '../store-urls.ts'
import type { UpstreamContext } from '../upstream.ts'
import { PROMPTS } from './authorization-request.ts'
import { SCOPES } from './scopes.ts'
import { GRANT_TYPES } from './token-endpoint.ts'

const CLIENT_AUTHENTICATION = ['none', 'client_secret_basic', 'client_secret_post']

/** The provider's metadata (OpenID Connect Discovery 1.0, RFC 8414). */
export function getProviderMetadata({ signIn: issuer }: StoreUrls): Discovery {
  return {
    issuer,
    authorization_endpoint: issuer + operations.authorize.path,
    token_endpoint: issuer + operations.token.path,
    userinfo_endpoint: issuer + operations.userInfo.path,
    revocation_endpoint: issuer + operations.revoke.path,
    end_session_endpoint: issuer + operations.logout.path,
    jwks_uri: issuer + operations.keys.path,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: GRANT_TYPES,
    subject_types_supported: ['public'],
    token_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
    revocation_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
    prompt_values_supported: PROMPTS,
    claim_types_supported: ['normal'],
    claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'sid', 'email', 'email_verified'],
    ui_locales_supported: ['en'],
    authorization_response_iss_parameter_supported: true,
    claims_parameter_supported: false,
    request_parameter_supported: false,
    // true where it is left out
    request_uri_parameter_supported: false,
  }
}

/** Where the Customer Account API of a store is. */
export const getCustomerAccountApi = ({ customerAccount }: StoreUrls): CustomerAccountApi => ({
  graphql_api: `${customerAccount}/customer/api/${SHOP_VERSION}/graphql`,
})

/** The documents on the store's own host, where Shopify publishes them. */
export function createStoreDiscoveryHandlers(context: UpstreamContext): RequestHandler[] {
  const serve = (path: string, getDocument: (urls: StoreUrls) => object) =>
    http.get(`*/shopify/:region${path}`, ({ request, params }) => {
      const region = findRegion(params.region)
      return region
        ? HttpResponse.json(getDocument(getStoreUrls(request, context.origin(), region)))
        : HttpResponse.json({ errors: 'Not Found' }, { status: 404 })
    })
  return [
    serve(operations.discovery.path, getProviderMetadata),
    serve(operations.authorizationServerMetadata.path, getProviderMetadata),
    serve(operations.customerAccountApi.path, getCustomerAccountApi),
  ]
}

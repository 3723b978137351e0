import type { RequestHandler } from 'msw'
import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import { operations } from '#contracts/sign-in/generated/operations.ts'
import type { operations as Operations } from '#contracts/sign-in/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { createConsentHandlers, listCustomers } from './consent.ts'
import { renderConsentPage, renderRefusalPage } from './consent-page.ts'
import { getCustomerAccountApi, getIssuerUrl, getProviderMetadata, SCOPES } from './discovery.ts'
import { getGrants } from './grants.ts'
import { CHALLENGE } from './pkce.ts'
import { createRedirect, redirectBack } from './redirect.ts'
import { getSigningKey } from './signing-key.ts'
import { exchangeCode, getCustomerId, refreshTokens } from './tokens.ts'

/** The sign-in services of the three stores: OpenID Connect with PKCE. Access tokens open the Customer Account API. */
export const createSignInHandlers = (context: UpstreamContext): RequestHandler[] => [
  ...REGION_CODES.flatMap((region) => createStoreHandlers(context, region)),
  ...createConsentHandlers(context),
]

function createStoreHandlers(context: UpstreamContext, region: RegionCode): RequestHandler[] {
  const on = createRestUpstream<Operations>('sign-in', operations, context, undefined, `/${region}`)
  /** Whether a URI is the shop's. Browsers are redirected to no other origin. */
  const isShopUri = (uri: string | undefined): uri is string =>
    uri !== undefined && URL.parse(uri)?.origin === URL.parse(context.storefront())?.origin

  return [
    on('discovery', {
      respond: ({ reply }) => reply(200, getProviderMetadata(context.origin(), region)),
    }),

    on('customerAccountApi', {
      respond: ({ reply }) => reply(200, getCustomerAccountApi(context.origin(), region)),
    }),

    on('keys', { respond: async ({ reply }) => reply(200, { keys: [(await getSigningKey()).jwk] }) }),

    on('authorize', {
      respond({ query, world }) {
        const { client_id, redirect_uri, scope, state, nonce, code_challenge } = query
        if (!isShopUri(redirect_uri)) return renderRefusalPage(`redirect_uri is not at ${context.storefront()}`)
        if (!CHALLENGE.test(code_challenge)) return redirectBack(redirect_uri, { error: 'invalid_request', state })
        if (!scope.split(' ').every((name) => SCOPES.includes(name)))
          return redirectBack(redirect_uri, { error: 'invalid_scope', state })
        const signInRequest = {
          region,
          clientId: client_id,
          redirectUri: redirect_uri,
          scope,
          state,
          nonce,
          challenge: code_challenge,
        }
        const id = getGrants(world).addRequest(signInRequest)
        return renderConsentPage(id, signInRequest, listCustomers(world, region), context.storefront())
      },
      reject({ request, message }) {
        const query = new URL(request.url).searchParams
        const [redirectUri, state] = [query.get('redirect_uri') ?? undefined, query.get('state') ?? undefined]
        // RFC 6749, 4.1.2.1: an error goes back to the client, unless its redirect URI is the error.
        if (!isShopUri(redirectUri)) return renderRefusalPage(message)
        const isOtherType = query.has('response_type') && query.get('response_type') !== 'code'
        return redirectBack(redirectUri, {
          error: isOtherType ? 'unsupported_response_type' : 'invalid_request',
          error_description: message,
          state,
        })
      },
    }),

    on('token', {
      async respond({ form, world, reply }) {
        const issuer = { world, region, url: getIssuerUrl(context.origin(), region), key: await getSigningKey() }
        const result =
          form.grant_type === 'refresh_token'
            ? await refreshTokens(issuer, form.refresh_token, form.client_id)
            : await exchangeCode(issuer, form)
        return withoutStore('error' in result ? reply(400, result) : reply(200, result))
      },
      reject({ reply, message, form }) {
        const isOtherGrant = form?.grant_type !== undefined && !GRANT_TYPES.includes(form.grant_type)
        const error = isOtherGrant ? 'unsupported_grant_type' : 'invalid_request'
        return withoutStore(reply(400, { error, error_description: message }))
      },
    }),

    on('logout', {
      async respond({ query: { id_token_hint, post_logout_redirect_uri, state }, world }) {
        if (!isShopUri(post_logout_redirect_uri))
          return renderRefusalPage(`post_logout_redirect_uri is not at ${context.storefront()}`)
        // A hint from before a restart has no session, but the shopper is still redirected.
        const claims = await (await getSigningKey()).read(id_token_hint)
        if (claims) await getGrants(world).closeSessions(getCustomerId(String(claims.sub)))
        return state ? redirectBack(post_logout_redirect_uri, { state }) : createRedirect(post_logout_redirect_uri)
      },
      reject: ({ message }) => renderRefusalPage(message),
    }),
  ]
}

const GRANT_TYPES = ['authorization_code', 'refresh_token']

/** RFC 6749, 5.1: responses with tokens are not stored. */
function withoutStore(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}

import type { RequestHandler } from 'msw'
import { operations } from '#contracts/sign-in/generated/operations.ts'
import type { operations as Operations } from '#contracts/sign-in/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { createConsentHandlers, listCustomers } from './consent.ts'
import { renderConsentPage, renderRefusalPage } from './consent-page.ts'
import { getGrants } from './grants.ts'
import { CHALLENGE } from './pkce.ts'
import { createRedirect, redirectBack } from './redirect.ts'
import { getSigningKey } from './signing-key.ts'
import { exchangeCode, getCustomerId, refreshTokens } from './tokens.ts'

const SCOPES = ['openid', 'email', 'customer-account-api:full']

/** The sign-in service: OpenID Connect with PKCE. Its access tokens are valid at the simulated Storefront API. */
export function createSignInHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('sign-in', operations, context)
  const getIssuerUrl = () => `${context.origin()}/sign-in`
  /** Whether a URI is the shop's. Browsers are redirected to no other origin. */
  const isShopUri = (uri: string) => URL.parse(uri)?.origin === URL.parse(context.storefront())?.origin

  return [
    on('discovery', {
      respond: ({ reply }) =>
        reply(200, {
          issuer: getIssuerUrl(),
          authorization_endpoint: getIssuerUrl() + operations.authorize.path,
          token_endpoint: getIssuerUrl() + operations.token.path,
          end_session_endpoint: getIssuerUrl() + operations.logout.path,
          jwks_uri: getIssuerUrl() + operations.keys.path,
          scopes_supported: SCOPES,
          response_types_supported: ['code'],
          grant_types_supported: ['authorization_code', 'refresh_token'],
          subject_types_supported: ['public'],
          token_endpoint_auth_methods_supported: ['none'],
          code_challenge_methods_supported: ['S256'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
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
          clientId: client_id,
          redirectUri: redirect_uri,
          scope,
          state,
          nonce,
          challenge: code_challenge,
        }
        const id = getGrants(world).addRequest(signInRequest)
        return renderConsentPage(id, signInRequest, listCustomers(world, redirect_uri), context.storefront())
      },
      reject: ({ message }) => renderRefusalPage(message),
    }),

    ...createConsentHandlers(context),

    on('token', {
      async respond({ form, world, reply }) {
        const issuer = { world, url: getIssuerUrl(), key: await getSigningKey() }
        const result =
          form.grant_type === 'refresh_token'
            ? await refreshTokens(issuer, form.refresh_token, form.client_id)
            : await exchangeCode(issuer, form)
        return 'error' in result ? reply(400, result) : reply(200, result)
      },
      reject: ({ reply, message }) => reply(400, { error: 'invalid_request', error_description: message }),
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

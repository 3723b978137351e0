import type { RequestHandler } from 'msw'
import { operations } from '#contracts/sign-in/generated/operations.ts'
import type { operations as Operations } from '#contracts/sign-in/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { consentHandlers, customersOf } from './consent.ts'
import { consentPage, refusalPage } from './consent-page.ts'
import { grantsOf } from './grants.ts'
import { CHALLENGE } from './pkce.ts'
import { redirect, sendBack } from './redirect.ts'
import { signingKey } from './signing-key.ts'
import { customerOf, exchange, refresh } from './tokens.ts'

const SCOPES = ['openid', 'email', 'customer-account-api:full']

/** The sign-in service: OpenID Connect with PKCE, its tokens readable over the simulated Storefront API. */
export function createSignInHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('sign-in', operations, context)
  const url = () => `${context.origin()}/sign-in`
  /** Browsers are sent nowhere but to the shop. */
  const isOurs = (uri: string) => URL.parse(uri)?.origin === URL.parse(context.storefront())?.origin

  return [
    on('discovery', {
      answer: ({ reply }) =>
        reply(200, {
          issuer: url(),
          authorization_endpoint: url() + operations.authorize.path,
          token_endpoint: url() + operations.token.path,
          end_session_endpoint: url() + operations.logout.path,
          jwks_uri: url() + operations.keys.path,
          scopes_supported: SCOPES,
          response_types_supported: ['code'],
          grant_types_supported: ['authorization_code', 'refresh_token'],
          subject_types_supported: ['public'],
          token_endpoint_auth_methods_supported: ['none'],
          code_challenge_methods_supported: ['S256'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
    }),

    on('keys', { answer: async ({ reply }) => reply(200, { keys: [(await signingKey()).jwk] }) }),

    on('authorize', {
      answer({ query, world }) {
        const { client_id, redirect_uri, scope, state, nonce, code_challenge } = query
        if (!isOurs(redirect_uri)) return refusalPage(`redirect_uri is not at ${context.storefront()}`)
        if (!CHALLENGE.test(code_challenge)) return sendBack(redirect_uri, { error: 'invalid_request', state })
        if (!scope.split(' ').every((each) => SCOPES.includes(each)))
          return sendBack(redirect_uri, { error: 'invalid_scope', state })
        const request = {
          clientId: client_id,
          redirectUri: redirect_uri,
          scope,
          state,
          nonce,
          challenge: code_challenge,
        }
        const id = grantsOf(world).ask(request)
        return consentPage(id, request, customersOf(world, redirect_uri), context.storefront())
      },
      refuse: ({ why }) => refusalPage(why),
    }),

    ...consentHandlers(context),

    on('token', {
      async answer({ form, world, reply }) {
        const issuer = { world, url: url(), key: await signingKey() }
        const answer =
          form.grant_type === 'refresh_token'
            ? await refresh(issuer, form.refresh_token, form.client_id)
            : await exchange(issuer, form)
        return 'error' in answer ? reply(400, answer) : reply(200, answer)
      },
      refuse: ({ reply, why }) => reply(400, { error: 'invalid_request', error_description: why }),
    }),

    on('logout', {
      async answer({ query: { id_token_hint, post_logout_redirect_uri, state }, world }) {
        if (!isOurs(post_logout_redirect_uri))
          return refusalPage(`post_logout_redirect_uri is not at ${context.storefront()}`)
        // a hint from before a restart is nobody's any more; the shopper leaves all the same
        const claims = await (await signingKey()).read(id_token_hint)
        if (claims) await grantsOf(world).close(customerOf(String(claims.sub)))
        return state ? sendBack(post_logout_redirect_uri, { state }) : redirect(post_logout_redirect_uri)
      },
      refuse: ({ why }) => refusalPage(why),
    }),
  ]
}

import type { report } from '#app/errors/report.ts'
import { REGIONS } from '#app/region/regions.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { authorizeUrl, logoutUrl, type SignInClient } from '#contracts/sign-in/client.ts'
import type { Tokens } from './credentials.ts'
import { afterLogout, returnRoute } from './return-route.ts'

/** What signing in stands on. Where a visitor is sent back to is made of our own configuration, never of what they say. */
export type SignInDeps = {
  region: RegionCode
  siteOrigin: string
  signInUrl: string
  clientId: string
  signIn: SignInClient
  report: typeof report
}

/** 'refused': the sign-in service will not have this code or token (any more). 'failed': it could not be asked. */
export type TokenOutcome = { ok: true; tokens: Tokens } | { ok: false; why: 'refused' | 'failed' }

/** ACC-01. */
const SCOPE = 'openid email customer-account-api:full'

/** Where the browser goes to sign in. */
export const signInLink = (deps: SignInDeps, sent: { state: string; nonce: string; challenge: string }): string =>
  authorizeUrl(deps.signInUrl, {
    client_id: deps.clientId,
    redirect_uri: returnRoute(deps.siteOrigin, REGIONS[deps.region]),
    scope: SCOPE,
    state: sent.state,
    nonce: sent.nonce,
    code_challenge: sent.challenge,
  })

/** Where the browser goes to sign out. */
export const signOutLink = (deps: SignInDeps, idToken: string): string =>
  logoutUrl(deps.signInUrl, {
    id_token_hint: idToken,
    post_logout_redirect_uri: afterLogout(deps.siteOrigin, REGIONS[deps.region]),
  })

/** The code that came back, and the verifier that proves who set out, for tokens. */
export const exchangeCode = (deps: SignInDeps, sent: { code: string; verifier: string }): Promise<TokenOutcome> =>
  tokens(deps, () =>
    deps.signIn.exchangeCode({
      client_id: deps.clientId,
      redirect_uri: returnRoute(deps.siteOrigin, REGIONS[deps.region]),
      code: sent.code,
      code_verifier: sent.verifier,
    }),
  )

/** The next tokens. */
export const refreshTokens = (deps: SignInDeps, refreshToken: string): Promise<TokenOutcome> =>
  tokens(deps, () => deps.signIn.refresh({ client_id: deps.clientId, refresh_token: refreshToken }))

async function tokens({ report }: SignInDeps, ask: () => Promise<Tokens>): Promise<TokenOutcome> {
  try {
    const { access_token, refresh_token, id_token, expires_in } = await ask()
    return { ok: true, tokens: { access_token, refresh_token, expires_in, ...(id_token && { id_token }) } }
  } catch (cause) {
    report('sign-in.failed', cause)
    return { ok: false, why: cause instanceof UpstreamError && isRefusal(cause.status) ? 'refused' : 'failed' }
  }
}

/** RFC 6749, 5.2: 400, or 401 for a client that is not known. */
const isRefusal = (status: number | undefined) => status === 400 || status === 401

import {
  AuthorizationResponseError,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
  validateAuthResponse,
} from 'oauth4webapi'
import type { report } from '#app/errors/report.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { UpstreamError } from '#contracts/http.ts'
import { REGIONS, type Region, type RegionCode } from '#contracts/shop/regions.ts'
import { authorizeUrl, logoutUrl, type SignInClient } from '#contracts/sign-in/client.ts'
import type { Tokens } from '#contracts/sign-in/generated/types.ts'
import type { AuthorizationResponse, PendingSignIn, SignInFailure } from './sign-in-machine.ts'
import {
  readTokenIssuer,
  type TokenIssuer,
  validateExchangedTokens,
  validateRefreshedTokens,
} from './token-validation.server.ts'

/** Redirect URLs come from the configuration, never from the browser. */
export type SignInDeps = {
  region: RegionCode
  siteOrigin: string
  signInUrl: string
  clientId: string
  signIn: SignInClient
  report: typeof report
  /** Writes a line of the server's log, which names nobody. */
  log: (message: string) => void
  /** Called with metadata that cannot be read; sign-in works without it. */
  onLeftOut: (error: UpstreamError) => void
}

/** The tokens that the browser stores. */
type IssuedTokens = Pick<Tokens, 'access_token' | 'refresh_token' | 'id_token' | 'expires_in'>

export type SignInOutcome = { ok: true; tokens: IssuedTokens } | { ok: false; failure: SignInFailure }

/** 'refused': the refresh token or the new tokens are not valid. 'failed': the sign-in service could not be reached. */
type RefreshOutcome = { ok: true; tokens: IssuedTokens } | { ok: false; failure: 'refused' | 'failed' }

/** ACC-01. */
const SCOPE = 'openid email customer-account-api:full'

/** Starts a sign-in. Returns the URL to redirect to, and the secrets that the browser keeps until it returns. */
export async function startSignIn(deps: SignInDeps): Promise<{ url: string; pending: PendingSignIn }> {
  const { pending, codeChallenge } = await createAuthorizationRequest()
  const url = authorizeUrl(deps.signInUrl, {
    client_id: deps.clientId,
    redirect_uri: getAccountUrl(deps.siteOrigin, REGIONS[deps.region]),
    scope: SCOPE,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: codeChallenge,
  })
  return { url, pending }
}

/** Checks what the sign-in service redirected back with and exchanges its code for validated tokens. */
export async function completeSignIn(
  deps: SignInDeps,
  response: AuthorizationResponse,
  pending: PendingSignIn | undefined,
): Promise<SignInOutcome> {
  const failure = checkAuthorizationResponse(deps, response, pending)
  if (failure === 'state-mismatch') deps.report('sign-in.state-mismatch', pending?.state ?? 'none')
  if (failure) {
    deps.log(`a sign-in of the ${deps.region} shop was refused: ${failure}`)
    return { ok: false, failure }
  }
  if (!pending || response.code === undefined) return { ok: false, failure: 'failed' }
  try {
    const issuer = await readTokenIssuer(deps)
    const tokens = await deps.signIn.exchangeCode({
      client_id: deps.clientId,
      redirect_uri: getAccountUrl(deps.siteOrigin, REGIONS[deps.region]),
      code: response.code,
      code_verifier: pending.verifier,
    })
    await validateExchangedTokens(issuer, tokens, pending.nonce)
    deps.log(`a customer signed in to the ${deps.region} shop with an authorization code`)
    return { ok: true, tokens: toIssuedTokens(tokens) }
  } catch (cause) {
    deps.report('sign-in.failed', cause)
    return { ok: false, failure: 'failed' }
  }
}

/** ACC-01: "returned state must equal the stored one". Undefined where the response may carry a code. */
function checkAuthorizationResponse(
  { signInUrl, clientId }: SignInDeps,
  { state, code, error }: AuthorizationResponse,
  pending: PendingSignIn | undefined,
): SignInFailure | undefined {
  if (!pending?.state) return 'state-mismatch'
  const parameters = new URLSearchParams({ state, ...(code !== undefined && { code }), ...(error && { error }) })
  try {
    validateAuthResponse({ issuer: signInUrl }, { client_id: clientId }, parameters, pending.state)
    return undefined
  } catch (cause) {
    if (!(cause instanceof AuthorizationResponseError)) return 'state-mismatch'
    return cause.error === 'access_denied' ? 'cancelled' : 'failed'
  }
}

/**
 * Exchanges a refresh token for the next tokens. Reads the metadata for their validation first, because a refresh token
 * works only once.
 */
export async function refreshTokens(deps: SignInDeps, refreshToken: string): Promise<RefreshOutcome> {
  let issuer: TokenIssuer
  let tokens: Tokens
  try {
    issuer = await readTokenIssuer(deps)
    tokens = await deps.signIn.refresh({ client_id: deps.clientId, refresh_token: refreshToken })
  } catch (cause) {
    deps.report('sign-in.failed', cause)
    return { ok: false, failure: cause instanceof UpstreamError && isRefusal(cause) ? 'refused' : 'failed' }
  }
  try {
    await validateRefreshedTokens(issuer, tokens)
    return { ok: true, tokens: toIssuedTokens(tokens) }
  } catch (cause) {
    deps.report('sign-in.failed', cause)
    return { ok: false, failure: 'refused' }
  }
}

/**
 * Returns the URL that signs the browser out at the sign-in service. Without an id token (empty) the request has only the
 * client id, and the service asks the customer to confirm (RP-Initiated Logout 1.0).
 */
export const getSignOutUrl = (deps: SignInDeps, idToken: string): string =>
  logoutUrl(deps.signInUrl, {
    ...(idToken === '' ? { client_id: deps.clientId } : { id_token_hint: idToken }),
    post_logout_redirect_uri: getSignedOutUrl(deps.siteOrigin, REGIONS[deps.region]),
  })

const toIssuedTokens = ({ access_token, refresh_token, id_token, expires_in }: Tokens): IssuedTokens => ({
  access_token,
  ...(refresh_token && { refresh_token }),
  ...(expires_in !== undefined && expires_in > 0 && { expires_in }),
  ...(id_token && { id_token }),
})

/** RFC 6749, 5.2: the token endpoint answers 400, or 401 for an unknown client. */
const isRefusal = ({ operation, status }: UpstreamError): boolean =>
  operation === 'token' && (status === 400 || status === 401)

/** Spec 7: "Nonce: 16 alphanumeric characters". */
const NONCE_LENGTH = 16
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Creates the secrets of one sign-in and their S256 challenge. Spec 7: the verifier is 32 random bytes, URL-safe encoded. */
export async function createAuthorizationRequest(): Promise<{ pending: PendingSignIn; codeChallenge: string }> {
  const verifier = generateRandomCodeVerifier()
  const pending = { verifier, state: generateRandomState(), nonce: generateNonce(NONCE_LENGTH) }
  return { pending, codeChallenge: await calculatePKCECodeChallenge(verifier) }
}

/** Random letters and digits, all equally likely: bytes from the last multiple of 62 on are drawn again. */
export function generateNonce(length: number): string {
  const limit = 256 - (256 % ALPHANUMERIC.length)
  let nonce = ''
  while (nonce.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && nonce.length < length) nonce += ALPHANUMERIC[byte % ALPHANUMERIC.length]
  }
  return nonce
}

/** ACC-03: "the account return route is 'account' under the origin, region-prefixed unless gb". */
const getAccountUrl = (origin: string, region: Region): string => origin + joinPath(region, '/account')

/** ACC-03: "logout returns to the origin with the region segment unless gb". */
const getSignedOutUrl = (origin: string, region: Region): string => origin + joinPath(region, '/')

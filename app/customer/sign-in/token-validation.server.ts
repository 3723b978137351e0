import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  customFetch,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processRefreshTokenResponse,
  validateApplicationLevelSignature,
} from 'oauth4webapi'
import { orNull } from '#app/upstream/or-null.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { SignInClient } from '#contracts/sign-in/client.ts'
import type { KeySet, Tokens } from '#contracts/sign-in/generated/types.ts'

/** The data for token validation: the metadata of the service, its public keys if it has any, and the shop as its client. */
export type TokenIssuer = {
  server: AuthorizationServer
  keys: KeySet | null
  /** Whether its metadata names keys: then nothing is trusted without them. */
  publishesKeys: boolean
  client: Client
}

/**
 * Reads the metadata and keys of the sign-in service. Without them the issuer is the configured URL, because spec 7 gives
 * only authorize, token and logout. Rejects if they name another issuer (OpenID Connect Discovery 1.0, 4.3).
 */
export async function readTokenIssuer(from: {
  signIn: SignInClient
  signInUrl: string
  clientId: string
  onLeftOut: (error: UpstreamError) => void
}): Promise<TokenIssuer> {
  const { signIn, signInUrl, clientId, onLeftOut } = from
  const readIfThere = <T>(call: Promise<T>): Promise<T | null> =>
    orNull(call).catch((cause: unknown) => {
      if (!(cause instanceof UpstreamError)) throw cause
      onLeftOut(cause)
      return null
    })
  const [discovery, keys] = await Promise.all([readIfThere(signIn.discovery()), readIfThere(signIn.keys())])
  const server = discovery
    ? await processDiscoveryResponse(new URL(signInUrl), Response.json(discovery))
    : { issuer: signInUrl, jwks_uri: signInUrl }
  return { server, keys, publishesKeys: discovery !== null, client: { client_id: clientId } }
}

/**
 * Rejects unless the issuer, audience, expiry, nonce and signature of the id token are valid (OpenID Connect Core, 3.1.3.7).
 * Without an id token only PKCE protects the exchange.
 */
export async function validateExchangedTokens(issuer: TokenIssuer, tokens: Tokens, nonce: string): Promise<void> {
  const response = toTokenResponse(tokens)
  const expected = tokens.id_token === undefined ? {} : { expectedNonce: nonce, requireIdToken: true }
  const processed = await processAuthorizationCodeResponse(issuer.server, issuer.client, response, expected)
  if (getValidatedIdTokenClaims(processed)) await validateSignature(issuer, response)
}

/** Validates the tokens of a refresh, whose id token has no nonce (OpenID Connect Core, 12.2). */
export async function validateRefreshedTokens(issuer: TokenIssuer, tokens: Tokens): Promise<void> {
  const response = toTokenResponse(tokens)
  const processed = await processRefreshTokenResponse(issuer.server, issuer.client, response)
  if (getValidatedIdTokenClaims(processed)) await validateSignature(issuer, response)
}

/**
 * Converts the contract's token response for the library: always of type Bearer, and without an empty refresh token or an
 * invalid lifetime. An id token is checked if one is sent, even an empty one.
 */
const toTokenResponse = ({ access_token, id_token, refresh_token, expires_in }: Tokens): Response =>
  Response.json({
    token_type: 'Bearer',
    access_token,
    ...(id_token !== undefined && { id_token }),
    ...(refresh_token && { refresh_token }),
    ...(expires_in !== undefined && expires_in > 0 && { expires_in }),
  })

/**
 * Checks the signature with the keys that the contract's client has read, so that the library makes no request. For a service
 * that publishes none the TLS of the token endpoint replaces this check (OpenID Connect Core, 3.1.3.7).
 */
async function validateSignature({ server, keys, publishesKeys }: TokenIssuer, response: Response): Promise<void> {
  if (keys === null && publishesKeys) throw new Error('the keys of the sign-in service could not be read')
  if (keys === null) return
  await validateApplicationLevelSignature(server, response, {
    [customFetch]: async () => Response.json(keys),
    [allowInsecureRequests]: true,
  })
}

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
import type { SignInClient } from '#contracts/sign-in/client.ts'
import type { KeySet, Tokens } from '#contracts/sign-in/generated/types.ts'

/** What tokens are checked against: the service's metadata, its public keys, and the shop as its client. */
export type TokenIssuer = { server: AuthorizationServer; keys: KeySet; client: Client }

/**
 * Reads the metadata and keys of the sign-in service. Rejects when they cannot be read or name another issuer than the
 * configured one (OpenID Connect Discovery 1.0, 4.3).
 */
export async function readTokenIssuer(from: {
  signIn: SignInClient
  signInUrl: string
  clientId: string
}): Promise<TokenIssuer> {
  const { signIn, signInUrl, clientId } = from
  const [discovery, keys] = await Promise.all([signIn.discovery(), signIn.keys()])
  const server = await processDiscoveryResponse(new URL(signInUrl), Response.json(discovery))
  return { server, keys, client: { client_id: clientId } }
}

/** Rejects unless the id token's issuer, audience, expiry, nonce and signature are right (OpenID Connect Core, 3.1.3.7). */
export async function validateExchangedTokens(issuer: TokenIssuer, tokens: Tokens, nonce: string): Promise<void> {
  const response = toTokenResponse(tokens)
  await processAuthorizationCodeResponse(issuer.server, issuer.client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  })
  await validateSignature(issuer, response)
}

/** The same for a refresh, whose id token is optional and carries no nonce of ours (OpenID Connect Core, 12.2). */
export async function validateRefreshedTokens(issuer: TokenIssuer, tokens: Tokens): Promise<void> {
  const response = toTokenResponse(tokens)
  const processed = await processRefreshTokenResponse(issuer.server, issuer.client, response)
  if (getValidatedIdTokenClaims(processed)) await validateSignature(issuer, response)
}

/** The contract's token response as the library reads one. The contract leaves out the token type, which is Bearer. */
const toTokenResponse = (tokens: Tokens): Response => Response.json({ token_type: 'Bearer', ...tokens })

/** Checks the signature with the keys that the contract's client has read, so the library makes no request of its own. */
const validateSignature = ({ server, keys }: TokenIssuer, response: Response): Promise<void> =>
  validateApplicationLevelSignature(server, response, {
    [customFetch]: async () => Response.json(keys),
    [allowInsecureRequests]: true,
  })

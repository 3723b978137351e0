import type { RegionCode } from '#contracts/shop/regions.ts'
import type { TokenError, Tokens } from '#contracts/sign-in/generated/types.ts'
import type { SignInRecord } from '../../world/sign-ins.ts'
import type { World } from '../../world/world.ts'
import { fromGid, toGid } from '../shopify/gid.ts'
import { getGrants } from './grants.ts'
import { matchesChallenge } from './pkce.ts'
import { getSeconds } from './provider.ts'
import { hasScope } from './scopes.ts'
import { ACCESS_TOKEN_S, openSignIn, refreshSignIn } from './sign-ins.ts'
import type { SigningKey } from './signing-key.ts'

type CodeExchange = { clientId: string; redirectUri: string; code: string; codeVerifier: string | undefined }
type Refresh = { clientId: string; refreshToken: string; scope: string | undefined }

/** The issuer of a store's tokens in a world. */
export type Issuer = { world: World; region: RegionCode; url: string; key: SigningKey }

/** Exchanges an authorization code for tokens. */
export async function exchangeCode(issuer: Issuer, exchange: CodeExchange): Promise<Tokens | TokenError> {
  const grant = await getGrants(issuer.world).redeemCode(exchange.code)
  if (!grant) return createGrantError('The code is unknown, expired or was used before')
  if (grant.region !== issuer.region) return createGrantError('The code was issued by another store')
  if (grant.clientId !== exchange.clientId) return createGrantError('The code was issued to another client')
  if (grant.redirectUri !== exchange.redirectUri)
    return createGrantError('redirect_uri differs from that of the authorization request')
  if (!matchesChallenge(exchange.codeVerifier, grant.challenge))
    return createGrantError('code_verifier does not match the code challenge')
  const signIn = await openSignIn(issuer.world, grant, { code: exchange.code })
  return issueTokens(issuer, signIn, grant.nonce)
}

/** Exchanges a refresh token for new tokens. */
export async function refreshTokens(issuer: Issuer, refresh: Refresh): Promise<Tokens | TokenError> {
  const { refreshToken, clientId, scope } = refresh
  const holder = { clientId, region: issuer.region }
  const signIn = await refreshSignIn(issuer.world, refreshToken, holder, scope)
  if (signIn === 'unknown') return createGrantError('The refresh token is unknown, expired or was used before')
  if (signIn === 'exceeds-scope')
    return { error: 'invalid_scope', error_description: 'The customer has not agreed to that scope' }
  return issueTokens(issuer, signIn)
}

/**
 * The token response of a sign-in.
 * @param nonce That of the authorization request; the id token of a refresh has none (OpenID Connect Core, 12.2).
 */
export async function issueTokens(issuer: Issuer, signIn: SignInRecord, nonce?: string): Promise<Tokens> {
  const { accessToken, accessScope } = signIn
  return {
    access_token: accessToken ?? '',
    refresh_token: signIn.refreshToken,
    // OpenID Connect Core, 3.1.2.1: only the scope openid makes a request one of OpenID Connect.
    ...(hasScope(accessScope, 'openid') && { id_token: await issuer.key.sign(getClaims(issuer, signIn, nonce)) }),
    expires_in: ACCESS_TOKEN_S,
    token_type: 'Bearer',
    scope: accessScope,
  }
}

function getClaims(
  { world, url }: Issuer,
  { clientId, customerId, authTime, sid, accessScope }: SignInRecord,
  nonce: string | undefined,
): Record<string, unknown> {
  const issuedAt = getSeconds(world)
  return {
    iss: url,
    aud: clientId,
    iat: issuedAt,
    exp: issuedAt + ACCESS_TOKEN_S,
    auth_time: authTime,
    ...(nonce !== undefined && { nonce }),
    ...(sid !== null && { sid }),
    ...getCustomerClaims(world, customerId, accessScope),
  }
}

/** The claims about a customer that scopes permit. */
export function getCustomerClaims(world: World, customerId: string, scope: string) {
  const customer = world.customers.findFirst((query) => query.where({ id: customerId }))
  return {
    sub: getSubject(customerId),
    ...(customer && hasScope(scope, 'email') && { email: customer.email, email_verified: true }),
  }
}

/** The subject of a customer's id tokens: the number of the customer's global id. */
export const getSubject = (customerId: string) => fromGid('Customer', customerId) ?? ''

/** The customer's global id of a subject. */
export const getCustomerId = (subject: string) => toGid('Customer', subject)

const createGrantError = (error_description: string): TokenError => ({ error: 'invalid_grant', error_description })

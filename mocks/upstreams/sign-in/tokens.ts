import type { RegionCode } from '#contracts/regions.ts'
import type { TokenError, Tokens } from '#contracts/sign-in/generated/types.ts'
import type { World } from '../../world/world.ts'
import { fromGid, toGid } from '../shopify/gid.ts'
import { ACCESS_TOKEN_S, getGrants, type Session } from './grants.ts'
import { matchesChallenge } from './pkce.ts'
import type { SigningKey } from './signing-key.ts'

type CodeExchange = { client_id: string; redirect_uri: string; code: string; code_verifier: string }

/** The issuer of a store's tokens in a world. */
type Issuer = { world: World; region: RegionCode; url: string; key: SigningKey }

/** Exchanges an authorization code for tokens. */
export async function exchangeCode(issuer: Issuer, exchange: CodeExchange): Promise<Tokens | TokenError> {
  const grants = getGrants(issuer.world)
  const grant = await grants.redeemCode(exchange.code)
  if (!grant) return createGrantError('The code is unknown, expired or was used before')
  if (grant.region !== issuer.region) return createGrantError('The code was issued by another store')
  if (grant.clientId !== exchange.client_id) return createGrantError('The code was issued to another client')
  if (grant.redirectUri !== exchange.redirect_uri)
    return createGrantError('redirect_uri differs from that of the authorization request')
  if (!matchesChallenge(exchange.code_verifier, grant.challenge))
    return createGrantError('code_verifier does not match the code challenge')
  return issueTokens(issuer, await grants.openSessionForCode(exchange.code, grant))
}

/** Exchanges a refresh token for new tokens. */
export async function refreshTokens(
  issuer: Issuer,
  refreshToken: string,
  clientId: string,
): Promise<Tokens | TokenError> {
  const session = await getGrants(issuer.world).refreshSession(refreshToken, { clientId, region: issuer.region })
  return session ? issueTokens(issuer, session) : createGrantError('The refresh token is unknown or was used before')
}

/** The token response of a session. */
export async function issueTokens(issuer: Issuer, session: Session): Promise<Tokens> {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    // OpenID Connect Core, 3.1.2.1: only the scope openid makes a request one of OpenID Connect.
    ...(hasScope(session, 'openid') && { id_token: await issuer.key.sign(getClaims(issuer, session)) }),
    expires_in: ACCESS_TOKEN_S,
    token_type: 'Bearer',
    scope: session.scope,
  }
}

const hasScope = ({ scope }: Session, name: string) => scope.split(' ').includes(name)

function getClaims({ world, url }: Issuer, session: Session): Record<string, unknown> {
  const { clientId, customerId, nonce } = session
  const issuedAt = Math.floor(world.clock.now().getTime() / 1000)
  const customer = world.customers.findFirst((query) => query.where({ id: customerId }))
  return {
    iss: url,
    aud: clientId,
    sub: getSubject(customerId),
    iat: issuedAt,
    exp: issuedAt + ACCESS_TOKEN_S,
    nonce,
    ...(hasScope(session, 'email') && { email: customer?.email, email_verified: true }),
  }
}

/** The subject of a customer's id tokens: the number of the customer's global id. */
export const getSubject = (customerId: string) => fromGid('Customer', customerId) ?? ''

/** The customer's global id of a subject. */
export const getCustomerId = (subject: string) => toGid('Customer', subject)

const createGrantError = (error_description: string): TokenError => ({ error: 'invalid_grant', error_description })

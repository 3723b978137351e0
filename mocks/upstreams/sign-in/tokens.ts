import type { TokenError, Tokens } from '#contracts/sign-in/generated/types.ts'
import type { World } from '../../world/world.ts'
import { gid } from '../shopify/gid.ts'
import { ACCESS_TOKEN_S, type Grants, grantsOf, type Session } from './grants.ts'
import { answersChallenge } from './pkce.ts'
import type { SigningKey } from './signing-key.ts'

type Exchange = { client_id: string; redirect_uri: string; code: string; code_verifier: string }

/** Who issues tokens in which world, and what they are signed with. */
export type Issuer = { world: World; url: string; key: SigningKey }

/** A code for tokens, for whoever has the verifier that the code was asked with. */
export async function exchange(issuer: Issuer, sent: Exchange): Promise<Tokens | TokenError> {
  const grants = grantsOf(issuer.world)
  const grant = await grants.redeem(sent.code)
  if (!grant) return refused('The code is unknown, too old or was used before')
  if (grant.clientId !== sent.client_id) return refused('The code was given to another client')
  if (grant.redirectUri !== sent.redirect_uri) return refused('redirect_uri is not the one that the code was sent to')
  if (!answersChallenge(sent.code_verifier, grant.challenge))
    return refused('code_verifier does not answer the challenge')
  return tokensOf(issuer, await grants.openBy(sent.code, grant))
}

/** A refresh token for the next pair. */
export async function refresh(issuer: Issuer, refreshToken: string, clientId: string): Promise<Tokens | TokenError> {
  const grants: Grants = grantsOf(issuer.world)
  const session = await grants.refresh(refreshToken, clientId)
  return session ? tokensOf(issuer, session) : refused('The refresh token is unknown or was used before')
}

/** What a client is given for a session. */
export async function tokensOf(issuer: Issuer, session: Session): Promise<Tokens> {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    id_token: await issuer.key.sign(claimsOf(issuer, session)),
    expires_in: ACCESS_TOKEN_S,
    token_type: 'Bearer',
    scope: session.scope,
  }
}

function claimsOf({ world, url }: Issuer, { clientId, customerId, nonce }: Session): Record<string, unknown> {
  const issuedAt = Math.floor(world.clock.now().getTime() / 1000)
  const customer = world.customers.findFirst((q) => q.where({ id: customerId }))
  return {
    iss: url,
    aud: clientId,
    sub: subjectOf(customerId),
    iat: issuedAt,
    exp: issuedAt + ACCESS_TOKEN_S,
    nonce,
    email: customer?.email,
    email_verified: true,
  }
}

/** A customer is known outside of Shopify by the number alone. */
const subjectOf = (customerId: string) => customerId.split('/').at(-1) ?? ''
export const customerOf = (subject: string) => gid('Customer', subject)

const refused = (error_description: string): TokenError => ({ error: 'invalid_grant', error_description })

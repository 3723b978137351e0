import { COOKIE, tokensKey } from '#contracts/visitor.ts'
import type { Visitor } from '#mocks/world/visitor.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import type { World } from '../../world/world.ts'
import { grantsOf, type SignInRequest } from './grants.ts'
import { signingKey } from './signing-key.ts'
import { tokensOf } from './tokens.ts'

/** What the shop that the CLI starts asks for at sign-in, and what it calls itself there (cli/environment.ts). */
export const SHOPS_REQUEST: Pick<SignInRequest, 'clientId' | 'scope'> = {
  clientId: 'simulated',
  scope: 'openid email customer-account-api:full',
}

/**
 * Lets the visitor arrive as one who has been through sign-in: with tokens that the simulated services honour.
 * @param origin The simulated backend's own, which signs the id token.
 */
export async function signIn(world: World, visitor: Visitor, customer: CustomerRecord, origin: string): Promise<void> {
  const session = await grantsOf(world).open({
    ...SHOPS_REQUEST,
    redirectUri: '',
    state: '',
    nonce: world.ids.next('nonce'),
    challenge: '',
    customerId: customer.id,
  })
  const tokens = await tokensOf({ world, url: `${origin}/sign-in`, key: await signingKey() }, session)
  const stored = {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    tokenExpiry: world.clock.now().getTime() + tokens.expires_in * 1000,
  }
  visitor.local(tokensKey(customer.region), JSON.stringify(stored))
  visitor.cookie(COOKIE.customerId, customer.id.split('/').at(-1) ?? '')
}

import { COOKIE, tokensKey } from '#contracts/shop/visitor.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import type { Visitor } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import { getUpstreamStoreUrls } from '../store-urls.ts'
import type { SignInRequest } from './sign-in-request.ts'
import { ACCESS_TOKEN_S, openSignIn } from './sign-ins.ts'
import { getSigningKey } from './signing-key.ts'
import { getSubject, issueTokens } from './tokens.ts'

/** Client id and scope of the shop that the CLI starts (cli/backend/environment.ts). */
export const SHOP_REQUEST: Pick<SignInRequest, 'clientId' | 'scope'> = {
  clientId: 'simulated',
  scope: 'openid email customer-account-api:full',
}

/**
 * Gives a scenario's visitor the tokens and the cookie of a signed-in customer. The simulated services accept the tokens.
 * @param origin The simulated backend's origin, which issues the id token.
 */
export async function signInVisitor(
  world: World,
  visitor: Visitor,
  customer: CustomerRecord,
  origin: string,
): Promise<void> {
  const { region } = customer
  const nonce = world.ids.next('nonce')
  const signIn = await openSignIn(world, {
    ...SHOP_REQUEST,
    region,
    redirectUri: '',
    state: undefined,
    nonce,
    challenge: undefined,
    customerId: customer.id,
  })
  const tokens = await issueTokens(
    { world, region, url: getUpstreamStoreUrls(origin, region).signIn, key: await getSigningKey() },
    signIn,
    nonce,
  )
  const storedTokens = {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    tokenExpiry: world.clock.now().getTime() + ACCESS_TOKEN_S * 1000,
  }
  visitor.setLocalStorage(tokensKey(region), JSON.stringify(storedTokens))
  visitor.setCookie(COOKIE.customerId, getSubject(customer.id))
}

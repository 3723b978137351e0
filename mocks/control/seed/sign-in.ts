import type { RegionCode } from '#contracts/regions.ts'
import { COOKIE } from '#contracts/visitor.ts'
import type { Visitor } from '../../scenarios/visitor.ts'
import { grantsOf } from '../../upstreams/sign-in/grants.ts'
import { signingKey } from '../../upstreams/sign-in/signing-key.ts'
import { tokensOf } from '../../upstreams/sign-in/tokens.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import type { World } from '../../world/world.ts'

/** How the shop that the CLI starts calls itself at sign-in (cli/environment.ts). */
const CLIENT_ID = 'simulated'

/** Spec 3: the storage key by region. */
const TOKENS_KEY: Record<RegionCode, string> = { gb: 'access_tokens', eu: 'access_tokens_eu', us: 'access_tokens_us' }

/** Lets the visitor arrive as one who has been through sign-in: with tokens that the simulated services honour. */
export async function signIn(world: World, visitor: Visitor, customer: CustomerRecord, origin: string): Promise<void> {
  const session = await grantsOf(world).open({
    clientId: CLIENT_ID,
    redirectUri: '',
    scope: 'openid email customer-account-api:full',
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
  visitor.local(TOKENS_KEY[customer.region], JSON.stringify(stored))
  visitor.cookie(COOKIE.customerId, customer.id.split('/').at(-1) ?? '')
}

import { z } from 'zod'
import { REGIONS } from '#contracts/shop/regions.ts'
import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { getGrants } from '#mocks/upstreams/sign-in/grants.ts'
import { getChallenge } from '#mocks/upstreams/sign-in/pkce.ts'
import type { Grant } from '#mocks/upstreams/sign-in/sign-in-request.ts'
import { SHOP_REQUEST } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import { region, type ScenarioContext } from '../define-scenario.ts'
import { givenDefaultCustomer } from './default-customer.ts'

/** Pact's consumer tests choose these values; otherwise the defaults apply. */
export const signInParams = z.strictObject({
  region,
  code: z.string().min(1).default('the-code-it-came-back-with'),
  /** 43 to 128 unreserved characters (RFC 7636, 4.1). */
  codeVerifier: z.string().min(43).max(128).default('the-verifier-that-it-set-out-with-and-shows-to-nobody'),
  clientId: z.string().min(1).default(SHOP_REQUEST.clientId),
  /** The shop's redirect URI (ACC-03) by default. */
  redirectUri: z.url().optional(),
})
type SignInParams = z.output<typeof signInParams>

/** Where the sign-in service redirects the browser of `givenSignInReturn`. */
export const RETURN_PATH = '/account?code=the-code-it-came-back-with&state=the-state-it-set-out-with'
const STATE = 'the-state-it-set-out-with'
const NONCE = 'sixteenletters16'

/**
 * Creates a browser that returns from sign-in: a code waits to be exchanged, and the browser has the state, nonce and
 * verifier of its request. Returns the grant.
 */
export async function givenSignInReturn({
  world,
  visitor,
  storefront,
  params,
}: ScenarioContext<SignInParams>): Promise<Grant> {
  const { region, code, codeVerifier, clientId, redirectUri } = params
  const customer = await givenDefaultCustomer(world, region)
  const grant: Grant = {
    region,
    clientId,
    scope: SHOP_REQUEST.scope,
    customerId: customer.id,
    redirectUri: redirectUri ?? `${storefront}${REGIONS[region].prefix}/account`,
    state: STATE,
    nonce: NONCE,
    challenge: getChallenge(codeVerifier),
  }
  getGrants(world).issueCode(grant, code)
  visitor.setLocalStorage(LOCAL_STORAGE.oauthState, STATE)
  visitor.setLocalStorage(LOCAL_STORAGE.oauthNonce, NONCE)
  visitor.setLocalStorage(LOCAL_STORAGE.codeVerifier, codeVerifier)
  return grant
}

/** Exchanges the code, so that it cannot be exchanged again. */
export const redeemCode = ({ world, params }: ScenarioContext<SignInParams>) => getGrants(world).redeemCode(params.code)

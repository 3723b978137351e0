import { z } from 'zod'
import { STORED } from '#contracts/visitor.ts'
import { type Grant, grantsOf } from '#mocks/upstreams/sign-in/grants.ts'
import { challengeOf } from '#mocks/upstreams/sign-in/pkce.ts'
import { SHOPS_REQUEST } from '#mocks/upstreams/sign-in/signed-in.ts'
import { region, type Stage } from '../define-scenario.ts'
import { joMarsh } from './jo-marsh.ts'

/** Pact's consumer tests name what they will ask with; everyone else leaves it to the scenario. */
export const signInParams = z.strictObject({
  region,
  code: z.string().min(1).default('the-code-it-came-back-with'),
  /** 43 to 128 unreserved characters (RFC 7636, 4.1). */
  codeVerifier: z.string().min(43).max(128).default('the-verifier-that-it-set-out-with-and-shows-to-nobody'),
  clientId: z.string().min(1).default(SHOPS_REQUEST.clientId),
  /** The shop's own way back (ACC-03), if not given. */
  redirectUri: z.url().optional(),
})
type SignInParams = z.output<typeof signInParams>

/** Where the sign-in service sends the browser of `aReturnFromSignIn`. */
export const RETURN = '/account?code=the-code-it-came-back-with&state=the-state-it-set-out-with'
const STATE = 'the-state-it-set-out-with'

/**
 * A browser on its way back from sign-in: Jo has agreed, a code waits to be exchanged, and the browser remembers with
 * which state, nonce and verifier it set out. Answers with what was agreed to.
 */
export async function aReturnFromSignIn({ world, visitor, storefront, params }: Stage<SignInParams>): Promise<Grant> {
  const { region, code, codeVerifier, clientId, redirectUri } = params
  const customer = await joMarsh(world, region)
  const grant: Grant = {
    clientId,
    scope: SHOPS_REQUEST.scope,
    customerId: customer.id,
    redirectUri: redirectUri ?? `${storefront}${region === 'gb' ? '' : `/${region}`}/account`,
    state: STATE,
    nonce: 'sixteenletters16',
    challenge: challengeOf(codeVerifier),
  }
  grantsOf(world).issueCode(grant, code)
  visitor.local(STORED.oauthState, STATE)
  visitor.local(STORED.oauthNonce, grant.nonce)
  visitor.local(STORED.codeVerifier, codeVerifier)
  return grant
}

/** Somebody has exchanged the code before. */
export const spendCode = ({ world, params }: Stage<SignInParams>) => grantsOf(world).redeem(params.code)

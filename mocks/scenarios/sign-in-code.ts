import { z } from 'zod'
import { grantsOf } from '../upstreams/sign-in/grants.ts'
import { challengeOf } from '../upstreams/sign-in/pkce.ts'
import { defineScenario, region } from './define-scenario.ts'

/** Pact's consumer tests name what they will ask with. */
const params = z.strictObject({
  region,
  code: z.string().min(1).default('a-code-not-exchanged-yet'),
  /** 43 to 128 unreserved characters (RFC 7636, 4.1). */
  codeVerifier: z.string().min(43).max(128).default('a-verifier-that-this-browser-set-out-with-once'),
  refreshToken: z.string().min(1).default('a-refresh-token-not-used-yet'),
  clientId: z.string().min(1).default('simulated'),
  redirectUri: z.url().default('http://localhost:3000/account'),
})

export const signInCode = defineScenario({
  name: 'sign-in-code',
  summary:
    'The customer has just agreed at the sign-in page: their code waits to be exchanged, and an older visit to be refreshed.',
  department: 'customer',
  params,
  async given({ world, visitor, params: { region, code, codeVerifier, refreshToken, clientId, redirectUri } }) {
    const customer = await world.customers.create({
      id: 'gid://shopify/Customer/7001',
      region,
      firstName: 'Jo',
      lastName: 'Marsh',
      email: 'jo@example.com',
      createdAt: world.clock.now().toISOString(),
    })
    const grant = {
      customerId: customer.id,
      clientId,
      redirectUri,
      scope: 'openid email customer-account-api:full',
      state: 'the-state-this-browser-set-out-with',
      nonce: 'the-nonce-this-browser-set-out-with',
      challenge: challengeOf(codeVerifier),
    }
    grantsOf(world).issueCode(grant, code)
    await grantsOf(world).open(grant, refreshToken)
    visitor.local('oauth_state', grant.state)
    visitor.local('code-verifier', codeVerifier)
  },
  start: '/account?code=a-code-not-exchanged-yet&state=the-state-this-browser-set-out-with',
})

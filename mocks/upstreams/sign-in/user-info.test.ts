import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import { createBrowser as createBrowserOf, SHOP } from './sign-in.fixtures.ts'

/* Claims and what tokens open: OpenID Connect Core, 5.3, and RFC 6750. */

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })

function createBrowser() {
  const browser = createBrowserOf(backend)
  const ask = (authorization?: string) =>
    browser.browse('/oauth/userinfo', authorization === undefined ? {} : { headers: { authorization } })
  const queryCustomer = (accessToken: string) =>
    browser.fetch(`${backend.origin}/customer-account/gb/customer/api/2025-01/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: accessToken },
      body: JSON.stringify({ query: '{ customer { id } }' }),
    })
  return { ...browser, ask, queryCustomer }
}

test.each([
  ['openid', ['sub']],
  ['openid email', ['sub', 'email', 'email_verified']],
])('the scope %s gives the claims %j [SIM-10]', async (scope, claims) => {
  const { signIn, ask } = createBrowser()
  const response = await ask(`Bearer ${(await signIn({ scope })).access_token}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(Object.keys(await response.json())).toEqual(claims)
})

test('the access token may be in a form, but not in two places', async () => {
  const { signIn, post } = createBrowser()
  const { access_token } = await signIn()
  expect((await post('/oauth/userinfo', { access_token })).status).toBe(200)
  const authorization = `Bearer ${access_token}`
  expect((await post('/oauth/userinfo', {}, { authorization })).status).toBe(200)
  expect((await post('/oauth/userinfo', { access_token }, { authorization })).status).toBe(400)
})

test('without a token the response names the scheme alone', async () => {
  const response = await createBrowser().ask()
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="sign-in"'])
})

test('an unknown or expired token is invalid_token', async () => {
  const { world, signIn, ask } = createBrowser()
  const { access_token } = await signIn()
  world.clock.advance(7_201_000)
  for (const token of ['nonsense', access_token]) {
    const response = await ask(`Bearer ${token}`)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('error="invalid_token"'),
    ])
  }
})

test('a token without the scope openid is insufficient_scope', async () => {
  const { signIn, ask } = createBrowser()
  const response = await ask(`Bearer ${(await signIn({ scope: 'email' })).access_token}`)
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([
    403,
    expect.stringMatching(/error="insufficient_scope".*scope="openid"/),
  ])
})

test('only customer-account-api:full opens the Customer Account API [ACC-08]', async () => {
  const { signIn, refresh, queryCustomer } = createBrowser()
  const refused = await queryCustomer((await signIn({ scope: 'openid email' })).access_token)
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
  const full = await signIn()
  expect((await queryCustomer(full.access_token)).status).toBe(200)
  const fewer = await (await refresh(full.refresh_token, { scope: 'openid' })).json()
  expect((await queryCustomer(fewer.access_token)).status).toBe(401)
  const again = await (await refresh(fewer.refresh_token)).json()
  expect((await queryCustomer(again.access_token)).status).toBe(200)
})

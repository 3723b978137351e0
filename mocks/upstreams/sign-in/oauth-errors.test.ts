import { expect, test } from 'vitest'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { createBrowser as createBrowserOf, getClaims, REQUEST, SHOP, VERIFIER } from './sign-in.fixtures.ts'

/*
 * What the standards leave to the client or name for errors, beyond what the shop uses: RFC 6749, RFC 7636, OpenID Connect
 * Core. Requests are written by hand, because clients do not send most of them.
 */

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })

function createBrowser(region: RegionCode = 'gb') {
  const browser = createBrowserOf(backend, { region })
  const requestTokens = (params: Record<string, string>, store: RegionCode = region) =>
    browser.post(`${backend.origin}/sign-in/${store}/oauth/token`, params)
  /** Consents to a request and returns the form that exchanges the code, and the query of the redirect. */
  async function getCode(params: Record<string, string>) {
    const redirect = await browser.consent(await browser.authorize(params))
    const { client_id, redirect_uri } = REQUEST
    const { code = '' } = redirect
    const form = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier: VERIFIER }
    return { redirect, form }
  }
  return { ...browser, requestTokens, getCode }
}

test('state and nonce are optional, and absent where the client sent none', async () => {
  const { getCode, requestTokens } = createBrowser()
  const { redirect, form } = await getCode(REQUEST)
  expect(Object.keys(redirect)).toEqual(['code', 'iss'])
  const tokens = await (await requestTokens(form)).json()
  expect(getClaims(tokens.id_token)).not.toHaveProperty('nonce')
})

test.each([
  ['openid', { email: undefined, hasIdToken: true }],
  ['openid email', { email: 'ann@example.com', hasIdToken: true }],
  ['customer-account-api:full', { email: undefined, hasIdToken: false }],
])('the scope %s decides about the id token and its claims', async (scope, expected) => {
  const { getCode, requestTokens } = createBrowser()
  const { form } = await getCode({ ...REQUEST, scope })
  const { id_token: idToken } = await (await requestTokens(form)).json()
  const email = idToken === undefined ? undefined : getClaims(idToken).email
  expect({ email, hasIdToken: idToken !== undefined }).toEqual(expected)
})

test.each([
  ['no challenge', { code_challenge: '' }, 'invalid_request'],
  ['another challenge method', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
  ['unknown scopes only', { scope: 'everything' }, 'invalid_scope'],
  ['no scope', { scope: '' }, 'invalid_scope'],
  ['a challenge of no method', { code_challenge_method: '' }, 'invalid_request'],
  ['another response mode', { response_mode: 'fragment' }, 'invalid_request'],
  ['no response type', { response_type: '' }, 'invalid_request'],
])('a request with %s is redirected back as %s', async (_what, params, error) => {
  const response = await createBrowser().authorize({ ...REQUEST, state: 'a state', ...params })
  const location = new URL(response.headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe(`${SHOP}/account`)
  const iss = `${backend.origin}/sign-in/gb`
  expect(Object.fromEntries(location.searchParams)).toMatchObject({ error, state: 'a state', iss })
})

test.each([
  ['client_credentials', 'unsupported_grant_type'],
  ['authorization_code', 'invalid_request'],
  ['', 'invalid_request'],
])('a token request of grant type "%s" alone is %s', async (grant_type, error) => {
  const response = await createBrowser().requestTokens({ grant_type })
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(await response.json()).toMatchObject({ error })
})

test('responses with tokens are not stored [OPS-04]', async () => {
  const { getCode, requestTokens } = createBrowser()
  const response = await requestTokens((await getCode(REQUEST)).form)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('a code and a refresh token are good at the store that issued them only [ACC-08]', async () => {
  const { getCode, requestTokens } = createBrowser('us')
  expect((await requestTokens((await getCode(REQUEST)).form, 'gb')).status).toBe(400)
  const tokens = await (await requestTokens((await getCode(REQUEST)).form)).json()
  expect(getClaims(tokens.id_token).iss).toBe(`${backend.origin}/sign-in/us`)
  const refresh = { grant_type: 'refresh_token', client_id: 'shop', refresh_token: tokens.refresh_token }
  expect((await requestTokens(refresh, 'eu')).status).toBe(400)
  expect((await requestTokens(refresh)).status).toBe(200)
})

test('unknown scopes are ignored, and the granted ones returned [SIM-10]', async () => {
  const { getCode, requestTokens } = createBrowser()
  const { form } = await getCode({ scope: 'openid profile offline_access email' })
  expect(await (await requestTokens(form)).json()).toMatchObject({ scope: 'openid email' })
})

test('a token request repeats no parameter and is a form', async () => {
  const { browse, fetch, baseUrl } = createBrowser()
  const twice = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'shop', refresh_token: 'a' })
  twice.append('refresh_token', 'b')
  const repeated = await browse('/oauth/token', { method: 'POST', body: twice })
  expect([repeated.status, await repeated.json()]).toMatchObject([400, { error: 'invalid_request' }])
  const body = JSON.stringify({ grant_type: 'refresh_token' })
  const json = await fetch(`${baseUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect([json.status, await json.json()]).toMatchObject([400, { error: 'invalid_request' }])
})

test.each([
  ['PUT', '/oauth/token', 'POST'],
  ['GET', '/oauth/token', 'POST'],
  ['GET', '/oauth/revoke', 'POST'],
  ['DELETE', '/oauth/authorize', 'GET, HEAD, POST'],
  ['PATCH', '/oauth/userinfo', 'GET, HEAD, POST'],
  ['POST', '/.well-known/openid-configuration', 'GET, HEAD'],
])('%s %s is a method that is not allowed', async (method, path, allow) => {
  const response = await createBrowser().browse(path, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
})

test('HEAD responds like GET without a body', async () => {
  const response = await createBrowser().browse('/.well-known/jwks.json', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'application/json',
    '',
  ])
})

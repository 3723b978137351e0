import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RegionCode } from '#contracts/regions.ts'
import { createFetch } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

/*
 * What the standards leave to the client or name for errors, beyond what the shop uses: RFC 6749, RFC 7636, OpenID Connect
 * Core. Requests are written by hand, because clients do not send most of them.
 */

const SHOP = 'https://shop.test'
const VERIFIER = 'a-verifier-that-has-at-least-forty-three-characters'
const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
const REQUEST = {
  client_id: 'shop',
  response_type: 'code',
  redirect_uri: `${SHOP}/account`,
  scope: 'openid email',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}

let worldCount = 0
function createBrowser(region: RegionCode = 'gb') {
  worldCount += 1
  const fetch = createFetch(backend, `oauth-${worldCount}`)
  const baseUrl = `${backend.origin}/sign-in/${region}`
  const authorize = (params: Record<string, string>) =>
    fetch(`${baseUrl}/oauth/authorize?${new URLSearchParams(params)}`)
  const requestTokens = (params: Record<string, string>, store: RegionCode = region) =>
    fetch(`${backend.origin}/sign-in/${store}/oauth/token`, { method: 'POST', body: new URLSearchParams(params) })
  /** Consents to a request and returns the form that exchanges the code, and the address that the browser is sent to. */
  async function getCode(params: Record<string, string>) {
    const page = await (await authorize(params)).text()
    const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const body = new URLSearchParams({ request, decision: 'continue', email: 'ann@example.com' })
    const response = await fetch(`${baseUrl}/oauth/consent`, { method: 'POST', body })
    const location = new URL(response.headers.get('location') ?? '')
    const { client_id, redirect_uri } = REQUEST
    const code = location.searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier: VERIFIER }
    return { location, form }
  }
  return { authorize, requestTokens, getCode }
}

const getClaims = (idToken: string) => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

test('state and nonce are optional, and absent where the client sent none', async () => {
  const { getCode, requestTokens } = createBrowser()
  const { location, form } = await getCode(REQUEST)
  expect([...location.searchParams.keys()]).toEqual(['code'])
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
  ['an unknown scope', { scope: 'openid everything' }, 'invalid_scope'],
])('a request with %s is redirected back as %s', async (_what, params, error) => {
  const response = await createBrowser().authorize({ ...REQUEST, state: 'a state', ...params })
  const location = new URL(response.headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe(`${SHOP}/account`)
  expect(Object.fromEntries(location.searchParams)).toMatchObject({ error, state: 'a state' })
})

test.each([
  ['client_credentials', 'unsupported_grant_type'],
  ['authorization_code', 'invalid_request'],
])('a token request of %s alone is %s', async (grant_type, error) => {
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

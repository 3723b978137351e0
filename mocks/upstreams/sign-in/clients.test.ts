import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { createBrowser as createBrowserOf, getRedirectParams, type Params, REQUEST, SHOP } from './sign-in.fixtures.ts'

/* Clients that a world has registered (RFC 6749, 2 and 3.1.2). */

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
const APP = 'com.example.app:/callback'

async function createBrowser() {
  const browser = createBrowserOf(backend)
  const uris = { redirectUris: [REQUEST.redirect_uri], postLogoutRedirectUris: [`${SHOP}/bye`] }
  await browser.world.signInClients.create({ id: 'shop', ...uris })
  await browser.world.signInClients.create({ id: 'server', ...uris, secret: 'a: secret' })
  await browser.world.signInClients.create({ id: 'app', redirectUris: [APP] })
  const getCode = async (params: Record<string, string>) =>
    (await browser.consent(await browser.authorize(params))).code ?? ''
  const requestTokens = (form: Record<string, string>, authorization?: string) =>
    browser.post('/oauth/token', form, authorization === undefined ? {} : { authorization })
  return { ...browser, getCode, requestTokens }
}

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`
const WITHOUT_PKCE = { client_id: 'server', code_challenge: '', code_challenge_method: '' }
const toForm = (code: string) => ({ grant_type: 'authorization_code', redirect_uri: REQUEST.redirect_uri, code })

test('an unknown client or redirect URI is shown and not redirected [OPS-04]', async () => {
  const { authorize } = await createBrowser()
  const others: Params[] = [{ client_id: 'other' }, { redirect_uri: `${SHOP}/account?a=b` }, { redirect_uri: APP }]
  for (const params of others) {
    const response = await authorize(params)
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  }
  expect((await authorize()).status).toBe(200)
})

test('an app is redirected to its own scheme', async () => {
  const { authorize } = await createBrowser()
  const response = await authorize({ client_id: 'app', redirect_uri: APP, prompt: 'none' })
  expect(response.headers.get('location')).toMatch(/^com\.example\.app:\/callback\?error=login_required/)
})

test('a client with a secret needs no PKCE and authenticates either way', async () => {
  const { getCode, requestTokens } = await createBrowser()
  const byHeader = await requestTokens(toForm(await getCode(WITHOUT_PKCE)), basic('server', 'a: secret'))
  expect(byHeader.status).toBe(200)
  const form = { ...toForm(await getCode(WITHOUT_PKCE)), client_id: 'server', client_secret: 'a: secret' }
  expect((await requestTokens(form)).status).toBe(200)
})

test('a public client needs PKCE', async () => {
  const { authorize } = await createBrowser()
  const params = { code_challenge: '', code_challenge_method: '' }
  expect(getRedirectParams(await authorize(params))).toMatchObject({ error: 'invalid_request' })
})

test.each([
  ['a wrong secret', {}, basic('server', 'another')],
  ['no secret', { client_id: 'server' }, undefined],
  ['an unknown client', { client_id: 'other' }, undefined],
  ['another scheme', {}, 'Bearer token'],
])('%s is invalid_client with a challenge', async (_what, params, authorization) => {
  const { requestTokens } = await createBrowser()
  const response = await requestTokens({ ...toForm('a-code'), ...params }, authorization)
  expect([response.status, await response.json()]).toMatchObject([401, { error: 'invalid_client' }])
  expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm="/)
})

test('a client that authenticates in two ways is an invalid request', async () => {
  const { requestTokens } = await createBrowser()
  const second: Params[] = [{ client_secret: 'a: secret' }, { client_id: 'shop' }]
  for (const params of second) {
    const response = await requestTokens({ ...toForm('a-code'), ...params }, basic('server', 'a: secret'))
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_request' }])
  }
})

test('a verifier without a challenge is refused', async () => {
  const { getCode, requestTokens } = await createBrowser()
  const form = { ...toForm(await getCode(WITHOUT_PKCE)), code_verifier: 'x'.repeat(43) }
  const response = await requestTokens(form, basic('server', 'a: secret'))
  expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})

test('logout redirects to registered URIs only', async () => {
  const { browse } = await createBrowser()
  const logOut = async (uri: string) =>
    (await browse(`/logout?${new URLSearchParams({ client_id: 'shop', post_logout_redirect_uri: uri })}`)).status
  expect([await logOut(`${SHOP}/bye`), await logOut(`${SHOP}/`)]).toEqual([302, 400])
})

test('a scenario registers a client [SIM-10]', async () => {
  const { backend, fetch } = await givenScenario('sign-in-registered-client', { clientId: 'their-shop' })
  const authorize = async (client_id: string) => {
    const query = new URLSearchParams({ ...REQUEST, client_id, redirect_uri: 'http://localhost:3000/account' })
    return (await fetch(`${backend.origin}/sign-in/gb/oauth/authorize?${query}`)).status
  }
  expect([await authorize('their-shop'), await authorize('shop')]).toEqual([200, 400])
})

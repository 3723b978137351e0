import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import { createBrowser as createBrowserOf, SHOP } from './sign-in.fixtures.ts'

/* RFC 7009. */

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })

function createBrowser() {
  const browser = createBrowserOf(backend)
  const revoke = (token: string, params: Record<string, string> = {}) =>
    browser.post('/oauth/revoke', { client_id: 'shop', token, ...params })
  const isAccepted = async (accessToken: string) =>
    (await browser.browse('/oauth/userinfo', { headers: { authorization: `Bearer ${accessToken}` } })).status === 200
  return { ...browser, revoke, isAccepted }
}

test('revoking a refresh token ends the access token, too [SIM-10]', async () => {
  const { world, signIn, refresh, revoke, isAccepted } = createBrowser()
  const { access_token, refresh_token } = await signIn()
  const response = await revoke(refresh_token, { token_type_hint: 'refresh_token' })
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([200, '', 'no-store'])
  expect(await isAccepted(access_token)).toBe(false)
  expect(world.customers.all()[0]?.accountTokens).toEqual([])
  expect((await refresh(refresh_token)).status).toBe(400)
})

test('revoking a used refresh token ends the newer ones', async () => {
  const { signIn, refresh, revoke } = createBrowser()
  const first = await signIn()
  const next = await (await refresh(first.refresh_token)).json()
  await revoke(first.refresh_token)
  expect((await refresh(next.refresh_token)).status).toBe(400)
})

test('revoking an access token leaves the refresh token', async () => {
  const { world, signIn, refresh, revoke, isAccepted } = createBrowser()
  const { access_token, refresh_token } = await signIn()
  // a wrong hint is no reason not to look further
  await revoke(access_token, { token_type_hint: 'refresh_token' })
  expect(await isAccepted(access_token)).toBe(false)
  expect(world.customers.all()[0]?.accountTokens).toEqual([])
  const next = await (await refresh(refresh_token)).json()
  expect(await isAccepted(next.access_token)).toBe(true)
})

test('an unknown token is revoked already', async () => {
  const { revoke } = createBrowser()
  expect((await revoke('nobody-s-token')).status).toBe(200)
})

test('a missing token and another client’s are refused', async () => {
  const { signIn, revoke, isAccepted } = createBrowser()
  const { access_token } = await signIn()
  const missing = await revoke('')
  expect([missing.status, await missing.json()]).toMatchObject([400, { error: 'invalid_request' }])
  const foreign = await revoke(access_token, { client_id: 'other' })
  expect([foreign.status, await foreign.json()]).toMatchObject([400, { error: 'invalid_grant' }])
  expect(await isAccepted(access_token)).toBe(true)
})

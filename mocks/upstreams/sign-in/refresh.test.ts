import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import { restoreRecords } from '../../world/collections.ts'
import { getRecords } from '../../world/records.ts'
import { createBrowser as createBrowserOf, getClaims, getRedirectParams, SHOP } from './sign-in.fixtures.ts'

/* Refresh tokens: RFC 6749, 6 and OpenID Connect Core, 12. */

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
const createBrowser = () => createBrowserOf(backend)

test('the id token of a refresh keeps who signed in and when [ACC-02]', async () => {
  const { world, signIn, refresh } = createBrowser()
  const first = await signIn({ nonce: 'a nonce' })
  world.clock.advance(600_000)
  const next = await (await refresh(first.refresh_token)).json()
  const [before, after] = [getClaims(first.id_token), getClaims(next.id_token)]
  for (const claim of ['iss', 'sub', 'aud', 'auth_time', 'sid']) expect(after[claim]).toBe(before[claim])
  expect(after.iat).toBeGreaterThanOrEqual(before.iat + 600)
  expect([before.nonce, after.nonce]).toEqual(['a nonce', undefined])
})

test('a refresh token expires after thirty days of world time', async () => {
  const { world, signIn, refresh } = createBrowser()
  const { refresh_token } = await signIn()
  world.clock.advance(29 * 86_400_000)
  const next = await (await refresh(refresh_token)).json()
  world.clock.advance(31 * 86_400_000)
  const response = await refresh(next.refresh_token)
  expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})

test('a refresh may ask for fewer scopes, and later for all again', async () => {
  const { signIn, refresh } = createBrowser()
  const { refresh_token } = await signIn()
  const fewer = await (await refresh(refresh_token, { scope: 'openid' })).json()
  expect(fewer.scope).toBe('openid')
  expect(getClaims(fewer.id_token)).not.toHaveProperty('email')
  const all = await (await refresh(fewer.refresh_token)).json()
  expect(all.scope).toBe('openid email customer-account-api:full')
})

test('a refresh for more scopes is refused and spends nothing', async () => {
  const { signIn, refresh } = createBrowser()
  const { refresh_token } = await signIn({ scope: 'openid' })
  const more = await refresh(refresh_token, { scope: 'openid email' })
  expect([more.status, await more.json()]).toMatchObject([400, { error: 'invalid_scope' }])
  expect((await refresh(refresh_token)).status).toBe(200)
})

test('of two refreshes at once one is refused, and the sign-in ends', async () => {
  const { signIn, refresh } = createBrowser()
  const { refresh_token } = await signIn()
  const responses = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  const [winner] = responses.filter(({ status }) => status === 200)
  const tokens = await winner?.json()
  expect((await refresh(tokens.refresh_token)).status).toBe(400)
})

test('a refresh token is of one client', async () => {
  const { signIn, refresh } = createBrowser()
  const { refresh_token } = await signIn()
  expect((await refresh(refresh_token, { client_id: 'other' })).status).toBe(400)
  expect((await refresh(refresh_token)).status).toBe(200)
})

test('a saved world keeps its sign-ins and browser sessions [SIM-02]', async () => {
  const { world, signIn, cookies } = createBrowser()
  const { refresh_token } = await signIn()
  const restored = createBrowser()
  await restoreRecords(restored.world, getRecords(world))
  for (const [, value] of cookies) restored.cookies.set(`sign-in-session-${restored.world.id}`, value)
  expect((await restored.refresh(refresh_token)).status).toBe(200)
  expect(getRedirectParams(await restored.authorize({ prompt: 'none' }))).toHaveProperty('code')
})

test('the next sign-in removes what has expired', async () => {
  const { world, signIn } = createBrowser()
  await signIn()
  world.clock.advance(31 * 86_400_000)
  await signIn({ prompt: 'login' })
  expect([world.signIns.count(), world.browserSessions.count()]).toEqual([1, 1])
  expect(world.customers.all()[0]?.accountTokens).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import {
  createBrowser as createBrowserOf,
  getClaims,
  getRedirectParams,
  type Params,
  REQUEST,
  SHOP,
} from './sign-in.fixtures.ts'

/*
 * The session of a browser at the provider, and what a client may demand of it (OpenID Connect Core, 3.1.2).
 */

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
const createBrowser = (options?: Parameters<typeof createBrowserOf>[1]) => createBrowserOf(backend, options)

test('authorize takes its parameters as a form, too [SIM-10]', async () => {
  const { post, consent } = createBrowser()
  const page = await post('/oauth/authorize', { ...REQUEST, state: 'a state' })
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await consent(page)).toMatchObject({ code: expect.stringMatching(/./), state: 'a state' })
})

test('a form redirects its errors like a query does', async () => {
  const response = await createBrowser().post('/oauth/authorize', { ...REQUEST, response_type: 'token', state: 's' })
  expect(getRedirectParams(response)).toMatchObject({ error: 'unsupported_response_type', state: 's' })
})

test('prompt=none without a session redirects login_required [SIM-10]', async () => {
  const response = await createBrowser().authorize({ prompt: 'none', state: 's' })
  expect(getRedirectParams(response)).toEqual({
    error: 'login_required',
    error_description: 'The customer has to sign in',
    state: 's',
    iss: `${backend.origin}/sign-in/gb`,
  })
})

test('prompt=none in a session redirects a code without a page', async () => {
  const { signIn, authorize, exchange } = createBrowser()
  const before = getClaims((await signIn()).id_token)
  const after = getClaims((await exchange(getRedirectParams(await authorize({ prompt: 'none' })))).id_token)
  expect(after).toMatchObject({ sub: before.sub, sid: before.sid, auth_time: before.auth_time })
})

test('prompt=none asks for consent for another client or scope', async () => {
  const { signIn, authorize } = createBrowser()
  await signIn({ scope: 'openid' })
  expect(getRedirectParams(await authorize({ prompt: 'none', scope: 'openid' }))).toHaveProperty('code')
  const others: Params[] = [{ scope: 'openid email' }, { scope: 'openid', client_id: 'other' }]
  for (const params of others)
    expect(getRedirectParams(await authorize({ prompt: 'none', ...params }))).toMatchObject({
      error: 'consent_required',
    })
})

test.each(['none login', 'create', 'login everything'])('prompt=%s is an invalid request', async (prompt) => {
  const response = await createBrowser().authorize({ prompt })
  expect(getRedirectParams(response)).toMatchObject({ error: 'invalid_request' })
})

test.each(['login', 'consent', 'select_account'])('prompt=%s shows the page in a session', async (prompt) => {
  const { signIn, authorize } = createBrowser()
  await signIn()
  expect((await authorize({ prompt })).status).toBe(200)
})

test('only a new sign-in changes auth_time', async () => {
  const { world, signIn } = createBrowser()
  const first = getClaims((await signIn()).id_token)
  world.clock.advance(60_000)
  const agreed = getClaims((await signIn()).id_token)
  expect([agreed.auth_time, agreed.sid]).toEqual([first.auth_time, first.sid])
  const signedIn = getClaims((await signIn({ prompt: 'login' })).id_token)
  expect(signedIn.auth_time - first.auth_time).toBe(60)
})

test('max_age counts seconds since the sign-in by the world’s clock', async () => {
  const { world, signIn, authorize } = createBrowser()
  const { auth_time } = getClaims((await signIn()).id_token)
  world.clock.freeze(true)
  world.clock.set(new Date((auth_time + 100) * 1000))
  expect(getRedirectParams(await authorize({ prompt: 'none', max_age: '100' }))).toHaveProperty('code')
  expect(getRedirectParams(await authorize({ prompt: 'none', max_age: '99' }))).toMatchObject({
    error: 'login_required',
  })
  expect(getClaims((await signIn({ max_age: '99' })).id_token).auth_time).toBe(auth_time + 100)
})

test('max_age=0 always needs a new sign-in', async () => {
  const { world, signIn, authorize } = createBrowser()
  world.clock.freeze(true)
  await signIn()
  expect(getRedirectParams(await authorize({ prompt: 'none', max_age: '0' }))).toMatchObject({
    error: 'login_required',
  })
})

test.each(['-1', '1.5', 'soon'])('max_age=%s is an invalid request', async (max_age) => {
  expect(getRedirectParams(await createBrowser().authorize({ max_age }))).toMatchObject({ error: 'invalid_request' })
})

test('a session expires by the world’s clock', async () => {
  const { world, signIn, authorize } = createBrowser()
  await signIn()
  world.clock.advance(29 * 86_400_000)
  expect(getRedirectParams(await authorize({ prompt: 'none' }))).toHaveProperty('code')
  world.clock.advance(2 * 86_400_000)
  expect(getRedirectParams(await authorize({ prompt: 'none' }))).toMatchObject({ error: 'login_required' })
})

test('a session is of one store and one world [SIM-03]', async () => {
  const here = createBrowser()
  await here.signIn()
  for (const other of [createBrowser({ worldId: here.world.id, region: 'us' }), createBrowser()]) {
    for (const [, value] of here.cookies) other.cookies.set(`sign-in-session-${other.world.id}`, value)
    expect(getRedirectParams(await other.authorize({ prompt: 'none' }))).toMatchObject({ error: 'login_required' })
  }
})

test('the session cookie is closed to scripts and to other paths [OPS-04]', async () => {
  const { world, post, authorize } = createBrowser()
  const request = /name="request" value="([^"]+)"/.exec(await (await authorize()).text())?.[1] ?? ''
  const response = await post('/oauth/consent', { request, decision: 'continue', email: 'ann@example.com' })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      new RegExp(`^sign-in-session-${world.id}=[\\w-]{36}; Path=/sign-in/gb; Max-Age=2592000; HttpOnly; SameSite=Lax$`),
    ),
  ])
})

test('id_token_hint demands its customer and nobody else', async () => {
  const { signIn, authorize, consent } = createBrowser()
  const ann = await signIn()
  await signIn({ prompt: 'select_account' }, 'bo@example.com')
  const hint = { id_token_hint: ann.id_token }
  expect(getRedirectParams(await authorize({ prompt: 'none', ...hint }))).toMatchObject({ error: 'login_required' })
  expect(await consent(await authorize(hint), 'bo@example.com')).toMatchObject({ error: 'login_required' })
  expect(await consent(await authorize(hint), 'ann@example.com')).toHaveProperty('code')
  expect(getRedirectParams(await authorize({ prompt: 'none', ...hint }))).toHaveProperty('code')
})

test('an id_token_hint of another issuer is an invalid request', async () => {
  const { authorize } = createBrowser()
  const response = await authorize({ id_token_hint: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMDAxIn0.' })
  expect(getRedirectParams(response)).toMatchObject({ error: 'invalid_request' })
})

test('login_hint selects the customer, or fills in the address', async () => {
  const { signIn, authorize } = createBrowser()
  await signIn({}, 'ann@example.com')
  await signIn({}, 'bo@example.com')
  const getChecked = (page: string) =>
    /value="([^"]+)" checked>\s*<span>(?:<b>[^<]+<\/b><small>([^<]+))?/.exec(page)?.[2]
  expect(getChecked(await (await authorize({ login_hint: 'Ann@example.com' })).text())).toBe('ann@example.com')
  // without a hint it is the customer who is signed in
  expect(getChecked(await (await authorize()).text())).toBe('bo@example.com')
  const unknown = await (await authorize({ login_hint: 'cy@example.com' })).text()
  expect(unknown).toMatch(/value="other" checked/)
  expect(unknown).toMatch(/name="email"[^>]+value="cy@example.com"/)
})

test.each([
  ['request', 'request_not_supported'],
  ['request_uri', 'request_uri_not_supported'],
  ['registration', 'registration_not_supported'],
])('the parameter %s is refused as %s', async (name, error) => {
  expect(getRedirectParams(await createBrowser().authorize({ [name]: 'x' }))).toMatchObject({ error })
})

test('a repeated parameter is an invalid request', async () => {
  const query = new URLSearchParams(REQUEST)
  query.append('scope', 'openid')
  const response = await createBrowser().browse(`/oauth/authorize?${query}`)
  expect(getRedirectParams(response)).toMatchObject({ error: 'invalid_request' })
})

test('unknown parameters are ignored, as the standards demand', async () => {
  const params = { ui_locales: 'de', acr_values: '1', display: 'touch', claims: '{}', foo: 'bar' }
  expect((await createBrowser().authorize(params)).status).toBe(200)
})

test.each<Params>([
  { client_id: '' },
  { redirect_uri: '' },
  { redirect_uri: 'https://evil.test/account' },
  { redirect_uri: `${SHOP}.evil.test/` },
  { redirect_uri: `${SHOP}/account#fragment` },
  { redirect_uri: 'javascript:alert(1)' },
])('the browser is not redirected for %o [OPS-04]', async (params) => {
  const response = await createBrowser().authorize({ prompt: 'none', ...params })
  expect([response.status, response.headers.get('location')]).toEqual([400, null])
})

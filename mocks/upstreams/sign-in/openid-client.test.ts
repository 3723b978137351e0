import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRedirect, SHOP, serveSignIn } from './http.fixtures.ts'

/* An independent OpenID Connect client over HTTP, which checks every response for itself. */

let service: Awaited<ReturnType<typeof serveSignIn>>
beforeAll(async () => {
  service = await serveSignIn()
})
afterAll(() => service.close())

/** Creates a world and a client in it. */
async function createVisit(clientId = 'shop', authentication = oidc.None(), algorithm: 'oidc' | 'oauth2' = 'oidc') {
  const { world, baggage, browse, consent: submit } = service.createVisit()
  const client = await oidc.discovery(service.issuer, clientId, undefined, authentication, {
    algorithm,
    [oidc.customFetch]: (url, { method, headers, body }) =>
      fetch(url, { method, headers: { ...headers, baggage }, body: body instanceof URLSearchParams ? body : null }),
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  })
  const codeVerifier = oidc.randomPKCECodeVerifier()
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
  const checks = { pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
  const codeChallenge = await oidc.calculatePKCECodeChallenge(codeVerifier)

  const buildUrl = (params: Record<string, string> = {}) =>
    oidc.buildAuthorizationUrl(client, {
      redirect_uri: `${SHOP}/account`,
      scope: 'openid email customer-account-api:full',
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      state,
      nonce,
      ...params,
    })
  /** Submits the consent page and returns the URL of the redirect. */
  const consent = (decision: 'continue' | 'decline' = 'continue', params: Record<string, string> = {}) =>
    submit(buildUrl(params), decision)
  const grant = (redirect: URL, more: Partial<oidc.AuthorizationCodeGrantChecks> = {}) =>
    oidc.authorizationCodeGrant(client, redirect, { ...checks, ...more })
  /** Sends a request that needs no page. */
  const redirect = async (params: Record<string, string>) => getRedirect(await browse(buildUrl(params)))
  return { world, client, checks, buildUrl, consent, grant, redirect, browse }
}

test('discovery, code flow with PKCE, a signed id token, refresh and sign-out [ACC-01] [ACC-02] [ACC-03]', async () => {
  const { client, consent, grant, browse } = await createVisit()
  const tokens = await grant(await consent())
  expect(tokens.claims()).toMatchObject({ iss: service.issuer.href, aud: 'shop', email: 'ann@example.com' })
  expect(tokens.expiresIn()).toBeGreaterThan(7_000)

  const next = await oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')
  expect(next.access_token).not.toBe(tokens.access_token)
  expect(next.claims()?.sub).toBe(tokens.claims()?.sub)

  const logoutUrl = oidc.buildEndSessionUrl(client, {
    id_token_hint: next.id_token ?? '',
    post_logout_redirect_uri: `${SHOP}/us`,
    state: 'bye',
  })
  const logout = await browse(logoutUrl)
  expect(logout.headers.get('location')).toBe(`${SHOP}/us?state=bye`)
  await expect(oidc.refreshTokenGrant(client, next.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('a wrong verifier is refused [ACC-01]', async () => {
  const { consent, grant } = await createVisit()
  const wrong = grant(await consent(), { pkceCodeVerifier: oidc.randomPKCECodeVerifier() })
  await expect(wrong).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a code that is used twice is refused and ends its session', async () => {
  const { client, consent, grant } = await createVisit()
  const redirect = await consent()
  const tokens = await grant(redirect)
  await expect(grant(redirect)).rejects.toMatchObject({ error: 'invalid_grant' })
  await expect(oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('an expired code is refused', async () => {
  const { world, consent, grant } = await createVisit()
  const redirect = await consent()
  world.clock.advance(61_000)
  await expect(grant(redirect)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a refresh token that is used twice ends the session [ACC-02]', async () => {
  const { client, consent, grant } = await createVisit()
  const first = await grant(await consent())
  const second = await oidc.refreshTokenGrant(client, first.refresh_token ?? '')
  for (const token of [first.refresh_token, second.refresh_token])
    await expect(oidc.refreshTokenGrant(client, token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('declining redirects back with access_denied', async () => {
  const { consent, grant } = await createVisit()
  await expect(grant(await consent('decline'))).rejects.toMatchObject({ error: 'access_denied' })
})

test('a redirect with another state is rejected by the library', async () => {
  const { consent, grant } = await createVisit()
  const redirect = await consent()
  redirect.searchParams.set('state', 'another-state')
  await expect(grant(redirect)).rejects.toMatchObject({ cause: { message: expect.stringContaining('"state"') } })
})

test.each([
  ['another issuer', 'https://evil.test'],
  ['no issuer', undefined],
])('a redirect of %s is rejected by the library [OPS-04]', async (_what, iss) => {
  const { consent, grant } = await createVisit()
  const redirect = await consent()
  if (iss === undefined) redirect.searchParams.delete('iss')
  else redirect.searchParams.set('iss', iss)
  await expect(grant(redirect)).rejects.toMatchObject({ cause: { message: expect.stringContaining('"iss"') } })
})

test('another nonce is rejected by the library', async () => {
  const { consent, grant } = await createVisit()
  await expect(grant(await consent(), { expectedNonce: 'another' })).rejects.toThrow()
})

test('state and nonce may be left out', async () => {
  const { client, consent, checks } = await createVisit()
  const redirect = await consent('continue', { state: '', nonce: '' })
  const { pkceCodeVerifier } = checks
  const tokens = await oidc.authorizationCodeGrant(client, redirect, { pkceCodeVerifier, idTokenExpected: true })
  expect(tokens.claims()?.sub).toMatch(/^\d+$/)
})

test('RFC 8414 metadata has the same issuer and endpoints [SIM-10]', async () => {
  const [byOidc, byOauth] = [await createVisit(), await createVisit('shop', oidc.None(), 'oauth2')]
  expect(byOauth.client.serverMetadata()).toEqual(byOidc.client.serverMetadata())
})

test('userInfo is of the customer of the id token', async () => {
  const { client, consent, grant } = await createVisit()
  const tokens = await grant(await consent())
  const { sub = '' } = tokens.claims() ?? {}
  const info = await oidc.fetchUserInfo(client, tokens.access_token, sub)
  expect(info).toEqual({ sub, email: 'ann@example.com', email_verified: true })
  await expect(oidc.fetchUserInfo(client, tokens.access_token, 'another')).rejects.toThrow()
})

test('userInfo refuses an unknown token with a challenge', async () => {
  const { client } = await createVisit()
  await expect(oidc.fetchUserInfo(client, 'nonsense', oidc.skipSubjectCheck)).rejects.toMatchObject({
    status: 401,
    cause: [{ scheme: 'bearer', parameters: { error: 'invalid_token' } }],
  })
})

test.each(['access_token', 'refresh_token'] as const)('revocation ends the %s', async (kind) => {
  const { client, consent, grant } = await createVisit()
  const tokens = await grant(await consent())
  await oidc.tokenRevocation(client, tokens[kind] ?? '', { token_type_hint: kind })
  await expect(oidc.fetchUserInfo(client, tokens.access_token, oidc.skipSubjectCheck)).rejects.toMatchObject({
    status: 401,
  })
  const refreshed = oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')
  if (kind === 'access_token') expect((await refreshed).access_token).toMatch(/./)
  else await expect(refreshed).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('max_age is checked against auth_time', async () => {
  const { consent, grant } = await createVisit()
  const tokens = await grant(await consent('continue', { max_age: '60' }), { maxAge: 60 })
  expect(tokens.claims()?.auth_time).toBeTypeOf('number')
})

test('an older sign-in than max_age is rejected by the library', async () => {
  const { world, consent, grant } = await createVisit()
  world.clock.advance(-600_000)
  await grant(await consent()).catch(() => {})
  world.clock.advance(600_000)
  await expect(grant(await consent(), { maxAge: 60 })).rejects.toThrow()
  expect((await grant(await consent('continue', { max_age: '60' }), { maxAge: 60 })).claims()).toBeDefined()
})

test('prompt=none gives login_required, and then a code of the same customer', async () => {
  const { consent, grant, redirect } = await createVisit()
  await expect(grant(await redirect({ prompt: 'none' }))).rejects.toMatchObject({ error: 'login_required' })
  const first = await grant(await consent())
  const silent = await grant(await redirect({ prompt: 'none', id_token_hint: first.id_token ?? '' }))
  expect(silent.claims()).toMatchObject({ sub: first.claims()?.sub, auth_time: first.claims()?.auth_time })
})

test('prompt=login gives a newer auth_time', async () => {
  const { world, consent, grant } = await createVisit()
  const first = await grant(await consent())
  world.clock.advance(5_000)
  const second = await grant(await consent('continue', { prompt: 'login' }))
  expect((second.claims()?.auth_time ?? 0) - (first.claims()?.auth_time ?? 0)).toBeGreaterThanOrEqual(5)
})

test.each([
  [{ scope: 'everything' }, 'invalid_scope'],
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ prompt: 'none login' }, 'invalid_request'],
  [{ request: 'a.b.c' }, 'request_not_supported'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
])('the request %o fails as %s', async (params, error) => {
  const { grant, redirect } = await createVisit()
  await expect(grant(await redirect(params))).rejects.toMatchObject({ error })
})

test('the granted scopes are returned', async () => {
  const { consent, grant } = await createVisit()
  expect((await grant(await consent('continue', { scope: 'openid profile' }))).scope).toBe('openid')
})

test.each([
  ['client_secret_basic', oidc.ClientSecretBasic('a secret')],
  ['client_secret_post', oidc.ClientSecretPost('a secret')],
])('a confidential client authenticates by %s', async (_method, authentication) => {
  const { world, client, consent, grant } = await createVisit('server', authentication)
  await world.signInClients.create({ id: 'server', redirectUris: [`${SHOP}/account`], secret: 'a secret' })
  const tokens = await grant(await consent())
  await oidc.tokenRevocation(client, tokens.access_token)
  expect((await oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')).access_token).toMatch(/./)
})

test('a wrong secret is invalid_client with a challenge', async () => {
  const { world, consent, grant } = await createVisit('server', oidc.ClientSecretBasic('a wrong one'))
  await world.signInClients.create({ id: 'server', redirectUris: [`${SHOP}/account`], secret: 'a secret' })
  await expect(grant(await consent())).rejects.toMatchObject({
    status: 401,
    cause: [{ scheme: 'basic', parameters: { realm: 'sign-in' } }],
  })
})

import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRedirect, SHOP, serveSignIn } from './http.fixtures.ts'

/* A second independent client, which shows every request and response by itself. */

let service: Awaited<ReturnType<typeof serveSignIn>>
beforeAll(async () => {
  service = await serveSignIn()
})
afterAll(() => service.close())

const client: oauth.Client = { client_id: 'shop' }
const redirectUri = `${SHOP}/account`

/** Creates a world, and the steps of a client in it. */
async function createVisit(algorithm: 'oidc' | 'oauth2' = 'oidc') {
  const { world, baggage, browse, consent } = service.createVisit()
  const options = { [oauth.allowInsecureRequests]: true, headers: new Headers({ baggage }) }
  const discovery = await oauth.discoveryRequest(service.issuer, { ...options, algorithm })
  const server = await oauth.processDiscoveryResponse(service.issuer, discovery)
  const verifier = oauth.generateRandomCodeVerifier()
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()]
  const challenge = await oauth.calculatePKCECodeChallenge(verifier)

  function buildUrl(params: Record<string, string> = {}): URL {
    const url = new URL(server.authorization_endpoint ?? '')
    url.search = new URLSearchParams({
      client_id: 'shop',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email customer-account-api:full',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state,
      nonce,
      ...params,
    }).toString()
    return url
  }
  const requestTokens = (redirect: URL, authentication = oauth.None()) => {
    const callback = oauth.validateAuthResponse(server, client, redirect, state)
    return oauth.authorizationCodeGrantRequest(server, client, authentication, callback, redirectUri, verifier, options)
  }
  async function exchange(redirect: URL, more: oauth.ProcessAuthorizationCodeResponseOptions = {}) {
    const response = await requestTokens(redirect)
    const checks = { expectedNonce: nonce, requireIdToken: true, ...more }
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, checks)
    await oauth.validateApplicationLevelSignature(server, response, options)
    return { ...tokens, claims: oauth.getValidatedIdTokenClaims(tokens) }
  }
  const refresh = async (token: string) => {
    const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), token, options)
    return oauth.processRefreshTokenResponse(server, client, response)
  }
  const askUserInfo = (token: string) => oauth.userInfoRequest(server, client, token, options)
  const revoke = (token: string) => oauth.revocationRequest(server, client, oauth.None(), token, options)
  const silently = async (params: Record<string, string> = {}) =>
    getRedirect(await browse(buildUrl({ prompt: 'none', ...params })))
  const signIn = async (params: Record<string, string> = {}) => exchange(await consent(buildUrl(params)))
  return {
    world,
    server,
    browse,
    consent,
    buildUrl,
    requestTokens,
    exchange,
    refresh,
    askUserInfo,
    revoke,
    silently,
    signIn,
  }
}

test.each(['oidc', 'oauth2'] as const)('discovery by %s finds the endpoints [SIM-10]', async (algorithm) => {
  const { server } = await createVisit(algorithm)
  expect(server).toMatchObject({ issuer: service.issuer.href, token_endpoint: `${service.issuer.href}/oauth/token` })
})

test('a code is exchanged for a signed id token with the nonce [ACC-01]', async () => {
  const { claims } = await (await createVisit()).signIn()
  expect(claims).toMatchObject({ iss: service.issuer.href, aud: 'shop', email: 'ann@example.com' })
})

test('another nonce is rejected', async () => {
  const { exchange, consent, buildUrl } = await createVisit()
  const redirect = await consent(buildUrl())
  await expect(exchange(redirect, { expectedNonce: 'another' })).rejects.toThrow(/nonce/)
})

test('auth_time is there for max_age, also where no client asked', async () => {
  const { exchange, consent, buildUrl } = await createVisit()
  expect((await exchange(await consent(buildUrl({ max_age: '60' })), { maxAge: 60 })).claims?.auth_time).toBeTypeOf(
    'number',
  )
  expect((await exchange(await consent(buildUrl()))).claims?.auth_time).toBeTypeOf('number')
})

test('the redirect names its issuer (RFC 9207)', async () => {
  const { server, consent, buildUrl } = await createVisit()
  const redirect = await consent(buildUrl({ state: 's' }))
  expect(() => oauth.validateAuthResponse(server, client, redirect, 's')).not.toThrow()
  redirect.searchParams.set('iss', 'https://evil.test')
  expect(() => oauth.validateAuthResponse(server, client, redirect, 's')).toThrow(/"iss"/)
})

test('a refresh gives new tokens of the same customer [ACC-02]', async () => {
  const { signIn, refresh } = await createVisit()
  const first = await signIn()
  const next = await refresh(first.refresh_token ?? '')
  expect(oauth.getValidatedIdTokenClaims(next)).toMatchObject({
    sub: first.claims?.sub,
    auth_time: first.claims?.auth_time,
  })
})

test('a refresh token expires by the world’s clock', async () => {
  const { world, signIn, refresh } = await createVisit()
  const { refresh_token = '' } = await signIn()
  world.clock.advance(31 * 86_400_000)
  await expect(refresh(refresh_token)).rejects.toMatchObject({ error: 'invalid_grant', status: 400 })
})

test('userInfo is of the customer of the id token', async () => {
  const { server, signIn, askUserInfo } = await createVisit()
  const { access_token, claims } = await signIn()
  const response = await askUserInfo(access_token)
  const info = await oauth.processUserInfoResponse(server, client, claims?.sub ?? '', response)
  expect(info).toMatchObject({ sub: claims?.sub, email: 'ann@example.com' })
})

test('userInfo without the scope openid is insufficient_scope', async () => {
  const { server, consent, buildUrl, requestTokens, askUserInfo } = await createVisit()
  const granted = await requestTokens(await consent(buildUrl({ scope: 'email' })))
  const { access_token, id_token } = await oauth.processAuthorizationCodeResponse(server, client, granted)
  expect(id_token).toBeUndefined()
  const response = await askUserInfo(access_token)
  const processed = oauth.processUserInfoResponse(server, client, oauth.skipSubjectCheck, response)
  const parameters = { error: 'insufficient_scope', scope: 'openid' }
  await expect(processed).rejects.toMatchObject({ status: 403, cause: [{ scheme: 'bearer', parameters }] })
})

test('revocation is processed, also of an unknown token', async () => {
  const { signIn, revoke, askUserInfo } = await createVisit()
  const { access_token } = await signIn()
  await oauth.processRevocationResponse(await revoke(access_token))
  await oauth.processRevocationResponse(await revoke('nonsense'))
  expect((await askUserInfo(access_token)).status).toBe(401)
})

test('prompt=none succeeds in a session and fails after the logout [ACC-03]', async () => {
  const { server, signIn, silently, exchange, browse } = await createVisit()
  const { id_token = '' } = await signIn()
  expect((await exchange(await silently())).claims?.sub).toMatch(/^\d+$/)
  const logout = new URL(server.end_session_endpoint ?? '')
  logout.search = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${SHOP}/` }).toString()
  expect(getRedirect(await browse(logout)).href).toBe(`${SHOP}/`)
  const redirect = await silently({ state: 's' })
  expect(() => oauth.validateAuthResponse(server, client, redirect, 's')).toThrow(oauth.AuthorizationResponseError)
})

test('token errors are processed as errors and not stored [OPS-04]', async () => {
  const { server, consent, buildUrl, requestTokens } = await createVisit()
  const redirect = await consent(buildUrl())
  await requestTokens(redirect)
  const response = await requestTokens(redirect)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const processed = oauth.processAuthorizationCodeResponse(server, client, response)
  await expect(processed).rejects.toMatchObject({ error: 'invalid_grant', status: 400 })
})

test('a wrong secret is a 401 with a challenge', async () => {
  const { world, server, consent, buildUrl, requestTokens } = await createVisit()
  await world.signInClients.create({ id: 'shop', redirectUris: [redirectUri], secret: 'a secret' })
  const response = await requestTokens(await consent(buildUrl()), oauth.ClientSecretBasic('another'))
  const processed = oauth.processAuthorizationCodeResponse(server, client, response)
  await expect(processed).rejects.toMatchObject({ status: 401, cause: [{ scheme: 'basic' }] })
})

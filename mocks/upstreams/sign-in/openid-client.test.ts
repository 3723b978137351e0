import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from '../../backend.ts'
import { type Server, serve } from '../../server.ts'

/** An independent OpenID Connect client over HTTP. */
const SHOP = 'http://localhost:3000'
let backend: SimulatedBackend
let server: Server

beforeAll(async () => {
  backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
  server = await serve(backend, { port: 0 })
})
afterAll(async () => {
  await server.close()
  await backend.close()
})

let visitCount = 0
/** Creates a world and a client in it. */
async function createVisit() {
  visitCount += 1
  const world = backend.worlds.get(`oidc-${visitCount}`)
  const baggage = `spoke.world=${world.id}`
  const fetchInWorld = (url: string | URL, init: RequestInit = {}) => fetch(url, { ...init, headers: { baggage } })
  const client = await oidc.discovery(new URL(`${server.origin}/sign-in/gb`), 'shop', undefined, oidc.None(), {
    [oidc.customFetch]: (url, { method, headers, body }) =>
      fetch(url, { method, headers: { ...headers, baggage }, body: body instanceof URLSearchParams ? body : null }),
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  })
  const codeVerifier = oidc.randomPKCECodeVerifier()
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
  const checks = { pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }

  /** Submits the consent page and returns the URL of the redirect. */
  async function consent(decision: 'continue' | 'decline') {
    const page = oidc.buildAuthorizationUrl(client, {
      redirect_uri: `${SHOP}/account`,
      scope: 'openid email customer-account-api:full',
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
    const request = /name="request" value="([^"]+)"/.exec(await (await fetchInWorld(page)).text())?.[1] ?? ''
    const response = await fetchInWorld(`${server.origin}/sign-in/gb/oauth/consent`, {
      method: 'POST',
      body: new URLSearchParams({ request, decision, email: 'ann@example.com' }),
      redirect: 'manual',
    })
    return new URL(response.headers.get('location') ?? '')
  }
  return { world, client, checks, consent, fetchInWorld }
}

test('discovery, code flow with PKCE, a signed id token, refresh and sign-out [ACC-01] [ACC-02] [ACC-03]', async () => {
  const { client, checks, consent, fetchInWorld } = await createVisit()
  const tokens = await oidc.authorizationCodeGrant(client, await consent('continue'), checks)
  expect(tokens.claims()).toMatchObject({ iss: `${server.origin}/sign-in/gb`, aud: 'shop', email: 'ann@example.com' })
  expect(tokens.expiresIn()).toBeGreaterThan(7_000)

  const next = await oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')
  expect(next.access_token).not.toBe(tokens.access_token)
  expect(next.claims()?.sub).toBe(tokens.claims()?.sub)

  const logoutUrl = oidc.buildEndSessionUrl(client, {
    id_token_hint: next.id_token ?? '',
    post_logout_redirect_uri: `${SHOP}/us`,
    state: 'bye',
  })
  const logout = await fetchInWorld(logoutUrl, { redirect: 'manual' })
  expect(logout.headers.get('location')).toBe(`${SHOP}/us?state=bye`)
  await expect(oidc.refreshTokenGrant(client, next.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('a wrong verifier is refused [ACC-01]', async () => {
  const { client, checks, consent } = await createVisit()
  const redirect = await consent('continue')
  const wrongChecks = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() }
  await expect(oidc.authorizationCodeGrant(client, redirect, wrongChecks)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('a code that is used twice is refused and ends its session', async () => {
  const { client, checks, consent } = await createVisit()
  const redirect = await consent('continue')
  const tokens = await oidc.authorizationCodeGrant(client, redirect, checks)
  await expect(oidc.authorizationCodeGrant(client, redirect, checks)).rejects.toMatchObject({ error: 'invalid_grant' })
  await expect(oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('an expired code is refused', async () => {
  const { world, client, checks, consent } = await createVisit()
  const redirect = await consent('continue')
  world.clock.advance(61_000)
  await expect(oidc.authorizationCodeGrant(client, redirect, checks)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a refresh token that is used twice ends the session [ACC-02]', async () => {
  const { client, checks, consent } = await createVisit()
  const first = await oidc.authorizationCodeGrant(client, await consent('continue'), checks)
  const second = await oidc.refreshTokenGrant(client, first.refresh_token ?? '')
  for (const token of [first.refresh_token, second.refresh_token])
    await expect(oidc.refreshTokenGrant(client, token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('declining redirects back with access_denied', async () => {
  const { client, checks, consent } = await createVisit()
  const redirect = await consent('decline')
  await expect(oidc.authorizationCodeGrant(client, redirect, checks)).rejects.toMatchObject({ error: 'access_denied' })
})

test('a redirect with another state is rejected by the library', async () => {
  const { client, checks, consent } = await createVisit()
  const redirect = await consent('continue')
  redirect.searchParams.set('state', 'another-state')
  await expect(oidc.authorizationCodeGrant(client, redirect, checks)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('"state"') },
  })
})

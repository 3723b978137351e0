import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { createSignInClient, type SignInClient } from '#contracts/sign-in/client.ts'
import { getSigningKey } from '#mocks/upstreams/sign-in/signing-key.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { completeSignIn, getSignOutUrl, refreshTokens, type SignInDeps, startSignIn } from './sign-in.server.ts'

const STORED = { state: 'the-state-it-set-out-with', nonce: 'sixteenletters16' }
const VERIFIER = 'the-verifier-that-it-set-out-with-and-shows-to-nobody'
const RETURN = { code: 'the-code-it-came-back-with', state: STORED.state }
const PENDING = { ...STORED, verifier: VERIFIER }
/** The client and address that the scenarios' codes are issued to. */
const SHOP = { clientId: 'simulated', siteOrigin: 'http://localhost:3000' }

type Claims = Record<string, unknown>

/** Signs claims like the simulated service, but with another private key under the same key id. */
async function signWithOtherKey(claims: Claims): Promise<string> {
  const { kid } = (await getSigningKey()).jwk
  const { privateKey } = await generateKeyPair('RS256')
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey)
}

/** The sign-in of a shop in a scenario; `resign` replaces the id token that the service issued. */
async function createShop(
  scenario: string,
  { region = 'gb', resign }: { region?: RegionCode; resign?: (claims: Claims) => Promise<string | undefined> } = {},
) {
  const { backend, fetch, journal } = await givenScenario(scenario)
  const signInUrl = `${backend.origin}/sign-in/${region}`
  const client = createSignInClient({ baseUrl: signInUrl, fetch })
  const replaceIdToken = async <T extends { id_token?: string }>(tokens: T): Promise<T> => {
    if (!resign) return tokens
    const { id_token, ...rest } = tokens
    const replaced = await resign(decodeJwt(id_token ?? ''))
    return { ...rest, ...(replaced !== undefined && { id_token: replaced }) } as T
  }
  const reported: unknown[][] = []
  const logged: string[] = []
  const deps: SignInDeps = {
    region,
    signInUrl,
    ...SHOP,
    signIn: {
      ...client,
      exchangeCode: async (form) => replaceIdToken(await client.exchangeCode(form)),
      refresh: async (form) => replaceIdToken(await client.refresh(form)),
    },
    report: (...report) => void reported.push(report),
    log: (message) => void logged.push(message),
    onLeftOut: (error) => void reported.push(['item.left-out', error]),
  }
  const tokenRequests = () => journal().filter((entry) => entry.kind === 'request' && entry.operation === 'token')
  return { deps, reported, logged, signInUrl, tokenRequests }
}

test.each([
  ['gb', 'http://localhost:3000/account', 'http://localhost:3000/'],
  ['us', 'http://localhost:3000/us/account', 'http://localhost:3000/us'],
  ['eu', 'http://localhost:3000/eu/account', 'http://localhost:3000/eu'],
] as const)('the %s shop signs in back to %s and out to %s [ACC-03]', async (region, account, home) => {
  const { deps } = await createShop('default-shop', { region })
  const { url } = await startSignIn(deps)
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(account)
  const signOutUrl = new URL(getSignOutUrl(deps, 'id'))
  expect(Object.fromEntries(signOutUrl.searchParams)).toEqual({ id_token_hint: 'id', post_logout_redirect_uri: home })
})

test('the authorization request carries everything that the flow needs [ACC-01]', async () => {
  const { deps, signInUrl } = await createShop('default-shop')
  const { url, pending } = await startSignIn(deps)
  const { origin, pathname, searchParams } = new URL(url)
  expect(origin + pathname).toBe(`${signInUrl}/oauth/authorize`)
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'simulated',
    redirect_uri: 'http://localhost:3000/account',
    scope: 'openid email customer-account-api:full',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    state: pending.state,
    nonce: pending.nonce,
  })
})

test('a code is exchanged for validated tokens [ACC-01] [ACC-02]', async () => {
  const { deps, reported } = await createShop('sign-in-code')
  const outcome = await completeSignIn(deps, RETURN, PENDING)
  expect(outcome).toMatchObject({ ok: true, tokens: { expires_in: 7200, id_token: expect.any(String) } })
  expect(reported).toEqual([])
})

test('sign-ins and refused ones are logged, without codes and names [ACC-01] [OPS-11]', async () => {
  const { deps, logged } = await createShop('sign-in-code')
  await completeSignIn(deps, RETURN, PENDING)
  await completeSignIn(deps, { ...RETURN, state: 'another' }, PENDING)
  await completeSignIn(deps, { state: PENDING.state, error: 'access_denied' }, PENDING)
  expect(logged).toEqual([
    'a customer signed in to the gb shop with an authorization code',
    'a sign-in of the gb shop was refused: state-mismatch',
    'a sign-in of the gb shop was refused: cancelled',
  ])
})

const sign = async (claims: Claims) => (await getSigningKey()).sign(claims)

test.each([401, 403, 410, 302, 500])(
  'sign-in works if the service answers %i for missing metadata, which is reported [ACC-01] [CTR-06]',
  async (status) => {
    const { deps, reported } = await createShop('sign-in-code')
    const refuse = (operation: string) => async () => {
      throw new UpstreamError({ upstream: 'sign-in', operation, kind: 'status', status, detail: `status ${status}` })
    }
    const signIn = { ...deps.signIn, discovery: refuse('discovery'), keys: refuse('keys') }
    expect(await completeSignIn({ ...deps, signIn }, RETURN, PENDING)).toMatchObject({ ok: true })
    expect(reported.map(([code]) => code)).toEqual(['item.left-out', 'item.left-out'])
  },
)

test('nobody is signed in while published keys cannot be read [ACC-01] [OPS-15]', async () => {
  const { deps, reported } = await createShop('sign-in-code')
  const keys = async () => {
    throw new UpstreamError({
      upstream: 'sign-in',
      operation: 'keys',
      kind: 'status',
      status: 503,
      detail: 'status 503',
    })
  }
  const withoutKeys = { ...deps, signIn: { ...deps.signIn, keys } }
  expect(await completeSignIn(withoutKeys, RETURN, PENDING)).toEqual({ ok: false, failure: 'failed' })
  expect(reported.map(([code]) => code)).toEqual(['item.left-out', 'sign-in.failed'])
})

test.each([{ refresh_token: '' }, { expires_in: -1 }, { token_type: 'Token' }])(
  'invalid %o in a token response is ignored [ACC-01] [CTR-06]',
  async (odd) => {
    const { deps, reported } = await createShop('sign-in-code')
    const exchangeCode: SignInClient['exchangeCode'] = async (form) => ({
      ...(await deps.signIn.exchangeCode(form)),
      ...odd,
    })
    const outcome = await completeSignIn({ ...deps, signIn: { ...deps.signIn, exchangeCode } }, RETURN, PENDING)
    if (!outcome.ok) throw new Error(outcome.failure)
    for (const name of Object.keys(odd)) expect(outcome.tokens).not.toHaveProperty(name)
    expect(reported).toEqual([])
  },
)

test.each<[string, (claims: Claims) => Promise<string | undefined>, RegExp]>([
  ['another issuer', (claims) => sign({ ...claims, iss: 'https://other.example' }), /"iss"/],
  ['another audience', (claims) => sign({ ...claims, aud: 'other-shop' }), /"aud"/],
  ['an expiry in the past', (claims) => sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 }), /"exp"/],
  ['another nonce', (claims) => sign({ ...claims, nonce: 'anotherletters16' }), /"nonce"/],
  ['no nonce', ({ nonce: _, ...claims }) => sign(claims), /"nonce"/],
  ['a forged signature', signWithOtherKey, /signature/],
  ['no signature', async (claims) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`, /"alg"/],
  ['no token in it', async () => '', /id_token/],
])('an id token with %s is refused and reported [ACC-01] [ACC-08]', async (_what, resign, reason) => {
  const { deps, reported } = await createShop('sign-in-code', { resign })
  expect(await completeSignIn(deps, RETURN, PENDING)).toEqual({ ok: false, failure: 'failed' })
  expect(reported).toEqual([['sign-in.failed', expect.objectContaining({ message: expect.stringMatching(reason) })]])
})

test('an access token alone signs in [ACC-01] [CTR-06]', async () => {
  const { deps, reported } = await createShop('sign-in-code', { resign: async () => undefined })
  const outcome = await completeSignIn(deps, RETURN, PENDING)
  expect(outcome).toMatchObject({ ok: true, tokens: { access_token: expect.any(String) } })
  expect(outcome).not.toHaveProperty('tokens.id_token')
  expect(reported).toEqual([])
})

/** The sign-in of a shop whose service has the three endpoints of spec 7 alone. */
async function createPlainShop(options: Parameters<typeof createShop>[1] = {}) {
  const shop = await createShop('sign-in-code', options)
  const absent = (operation: string) => async () => {
    throw new UpstreamError({ upstream: 'sign-in', operation, kind: 'status', status: 404, detail: 'status 404' })
  }
  const signIn = { ...shop.deps.signIn, discovery: absent('discovery'), keys: absent('keys') }
  return { ...shop, deps: { ...shop.deps, signIn } }
}

test('sign-in and refresh work with authorize, token and logout alone [ACC-01] [ACC-02] [CTR-06]', async () => {
  const { deps, reported } = await createPlainShop()
  expect(await completeSignIn(deps, RETURN, PENDING)).toMatchObject({ ok: true })
  expect(await refreshTokens(deps, 'a-refresh-token-not-used-yet')).toMatchObject({ ok: true })
  expect(reported).toEqual([])
})

test.each<[string, (claims: Claims) => Promise<string | undefined>, RegExp]>([
  ['another issuer', (claims) => sign({ ...claims, iss: 'https://other.example' }), /"iss"/],
  ['another audience', (claims) => sign({ ...claims, aud: 'other-shop' }), /"aud"/],
  ['another nonce', (claims) => sign({ ...claims, nonce: 'anotherletters16' }), /"nonce"/],
])('an id token with %s is refused without a key set as well [ACC-01]', async (_what, resign, reason) => {
  const { deps, reported } = await createPlainShop({ resign })
  expect(await completeSignIn(deps, RETURN, PENDING)).toEqual({ ok: false, failure: 'failed' })
  expect(reported).toEqual([['sign-in.failed', expect.objectContaining({ message: expect.stringMatching(reason) })]])
})

test('without an id token the sign-out request has the client id [ACC-03]', async () => {
  const { deps, signInUrl } = await createShop('default-shop')
  const url = new URL(getSignOutUrl(deps, ''))
  expect(url.origin + url.pathname).toBe(`${signInUrl}/logout`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'simulated',
    post_logout_redirect_uri: 'http://localhost:3000/',
  })
})

test('a service that names another issuer than the configured one is refused [ACC-01]', async () => {
  const { deps, tokenRequests } = await createShop('sign-in-code')
  const discovery = async () => ({ ...(await deps.signIn.discovery()), issuer: 'https://other.example' })
  const outcome = await completeSignIn({ ...deps, signIn: { ...deps.signIn, discovery } }, RETURN, PENDING)
  expect(outcome).toEqual({ ok: false, failure: 'failed' })
  expect(tokenRequests()).toEqual([])
})

test.each([
  ['another state', { state: 't', code: 'c' }, PENDING],
  ['an empty state', { state: '', code: 'c' }, PENDING],
  ['an error under another state', { state: 't', error: 'access_denied' }, PENDING],
  ['a state that this browser never sent', { state: STORED.state, code: 'c' }, undefined],
])('a return with %s ends before any token request [ACC-01]', async (_what, response, pending) => {
  const { deps, reported, tokenRequests } = await createShop('sign-in-code')
  expect(await completeSignIn(deps, response, pending)).toEqual({ ok: false, failure: 'state-mismatch' })
  expect(reported).toEqual([['sign-in.state-mismatch', pending?.state ?? 'none']])
  expect(tokenRequests()).toEqual([])
})

test.each([
  ['a refusal by the customer', 'cancelled', { state: STORED.state, error: 'access_denied' }],
  ['an error', 'failed', { state: STORED.state, error: 'invalid_scope' }],
  ['no code', 'failed', { state: STORED.state }],
] as const)('a return with %s ends the sign-in as %s [ACC-01]', async (_what, failure, response) => {
  const { deps, tokenRequests } = await createShop('sign-in-code')
  expect(await completeSignIn(deps, response, PENDING)).toEqual({ ok: false, failure })
  expect(tokenRequests()).toEqual([])
})

test('an invalid code or refresh token is refused [ACC-01] [ACC-02]', async () => {
  const { deps, reported } = await createShop('default-shop')
  expect(await completeSignIn(deps, { ...RETURN, code: 'made up' }, PENDING)).toEqual({ ok: false, failure: 'failed' })
  expect(await refreshTokens(deps, 'made up')).toEqual({ ok: false, failure: 'refused' })
  expect(reported.map(([code]) => code)).toEqual(['sign-in.failed', 'sign-in.failed'])
})

test('a refresh token is exchanged for the next tokens [ACC-02]', async () => {
  const { deps, reported } = await createShop('sign-in-code')
  expect(await refreshTokens(deps, 'a-refresh-token-not-used-yet')).toMatchObject({ ok: true })
  expect(reported).toEqual([])
})

test('a refresh needs no id token, but a forged one ends the session [ACC-02]', async () => {
  const without = await createShop('sign-in-code', { resign: async () => undefined })
  expect(await refreshTokens(without.deps, 'a-refresh-token-not-used-yet')).toMatchObject({ ok: true })
  const forged = await createShop('sign-in-code', { resign: signWithOtherKey })
  expect(await refreshTokens(forged.deps, 'a-refresh-token-not-used-yet')).toEqual({ ok: false, failure: 'refused' })
})

test('a sign-in service that is down leaves the session as it is [ACC-02]', async () => {
  const { deps, reported } = await createShop('sign-in-down')
  expect(await refreshTokens(deps, 'r')).toEqual({ ok: false, failure: 'failed' })
  expect(reported.map(([code]) => code)).toEqual(['sign-in.failed'])
})

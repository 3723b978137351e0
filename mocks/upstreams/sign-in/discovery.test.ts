import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import { createBrowser as createBrowserOf, REQUEST, SHOP } from './sign-in.fixtures.ts'

/* OpenID Connect Discovery 1.0 and RFC 8414: every endpoint and capability that is named works. */

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
const { browse, fetch, authorize, signIn, baseUrl } = createBrowserOf(backend)
const metadata = await (await browse('/.well-known/openid-configuration')).json()

test.each([
  '/sign-in/gb/.well-known/oauth-authorization-server',
  '/.well-known/oauth-authorization-server/sign-in/gb',
  '/.well-known/openid-configuration/sign-in/gb',
  '/shopify/gb/.well-known/oauth-authorization-server',
  '/shopify/gb/.well-known/openid-configuration',
])('%s is the metadata [SIM-10]', async (path) => {
  expect(await (await fetch(backend.origin + path)).json()).toEqual(metadata)
})

test('the issuer is the address that the client asked', async () => {
  const path = '/authentication/.well-known/openid-configuration'
  const response = await fetch(`http://gb.localhost:4010${path}`)
  expect(await response.json()).toMatchObject({
    issuer: 'http://gb.localhost:4010/authentication',
    token_endpoint: 'http://gb.localhost:4010/authentication/oauth/token',
  })
})

test('the cookie of a session is for the address that the client asked', async () => {
  const base = 'http://gb.localhost:4010/authentication'
  const page = await (await browse(`${base}/oauth/authorize?${new URLSearchParams(REQUEST)}`)).text()
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ request, decision: 'continue', email: 'ann@example.com' })
  const response = await fetch(`${base}/oauth/consent`, { method: 'POST', body })
  expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('Path=/authentication;')])
  expect(response.headers.get('location')).toContain(`iss=${encodeURIComponent(base)}`)
})

test('the cookie of a session is Secure over https [OPS-04]', async () => {
  const secure = await createSimulatedBackend({ strict: true, storefront: SHOP, origin: 'https://backend.test' })
  const { authorize, post } = createBrowserOf(secure)
  const request = /name="request" value="([^"]+)"/.exec(await (await authorize()).text())?.[1] ?? ''
  const response = await post('/oauth/consent', { request, decision: 'continue', email: 'ann@example.com' })
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure$/)])
})

test('every endpoint that is named exists', async () => {
  const names = Object.keys(metadata).filter((name) => name.endsWith('_endpoint') || name === 'jwks_uri')
  expect(names.sort()).toEqual([
    'authorization_endpoint',
    'end_session_endpoint',
    'jwks_uri',
    'revocation_endpoint',
    'token_endpoint',
    'userinfo_endpoint',
  ])
  for (const name of names) {
    const { status } = await fetch(metadata[name])
    expect([name, status === 404 || status >= 500]).toEqual([name, false])
  }
})

test('the metadata says what the provider can do', () => {
  expect(metadata).toMatchObject({
    issuer: baseUrl,
    scopes_supported: ['openid', 'email', 'customer-account-api:full'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
    prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    authorization_response_iss_parameter_supported: true,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    ui_locales_supported: ['en'],
  })
})

test('the id token has the claims that are named, and no others', async () => {
  const [, payload = ''] = (await signIn({ nonce: 'n' })).id_token.split('.')
  const claims = Object.keys(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  expect(claims.sort()).toEqual([...metadata.claims_supported].sort())
})

test('every prompt and scope that is named is accepted', async () => {
  for (const prompt of metadata.prompt_values_supported)
    expect((await authorize({ prompt })).headers.get('location') ?? '').not.toContain('invalid_request')
  for (const scope of metadata.scopes_supported) expect((await authorize({ scope })).status).toBe(200)
})

test('the page is in the language that is named', async () => {
  expect(await (await authorize({ ui_locales: 'fr' })).text()).toContain('<html lang="en">')
})

test('the published key names its id and its use', async () => {
  const { keys } = await (await fetch(metadata.jwks_uri)).json()
  expect(keys).toMatchObject([{ kty: 'RSA', use: 'sig', alg: 'RS256', kid: expect.stringMatching(/^[\w-]{16}$/) }])
  expect(keys[0]).not.toHaveProperty('d')
})

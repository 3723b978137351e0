import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact, type State } from '../pact.fixtures.ts'
import { httpUrl } from '../pact-matchers.fixtures.ts'
import { createSignInClient, type SignInClient } from './client.ts'

const { arrayContaining, eachLike, integer, regex, string } = Matchers
const addInteraction = createPact('sign-in')

const client = { client_id: 'simulated', redirect_uri: 'http://localhost:3000/account' }
const code = 'pact-code'
const codeVerifier = 'pact-verifier-of-at-least-forty-three-characters'
const refreshToken = 'pact-refresh-token'
const codeIssued: State = [
  'sign-in-code',
  { code, codeVerifier, refreshToken, clientId: client.client_id, redirectUri: client.redirect_uri },
]

/** The access token alone is certain (RFC 6749, 5.1). */
const givenTokens = { access_token: string('an-access-token') }
const tokens = {
  access_token: string('an-access-token'),
  refresh_token: string('a-refresh-token'),
  id_token: regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'head.claims.signature'),
  expires_in: integer(7200),
  token_type: 'Bearer',
}

const requestTokens = <Result>(
  description: string,
  given: State | undefined,
  form: Record<string, string>,
  response: { status: number; json?: unknown },
  call: (client: SignInClient) => Promise<Result>,
) =>
  addInteraction(
    { ...(given && { given }), description, request: { method: 'POST', path: '/oauth/token', form }, response },
    (baseUrl) => call(createSignInClient({ baseUrl })),
  )

test('a code is exchanged for an access token [CTR-04] [CTR-06]', async () => {
  const form = { ...client, code, code_verifier: codeVerifier }
  const issued = await requestTokens(
    'an access token for a code',
    codeIssued,
    { grant_type: 'authorization_code', ...form },
    { status: 200, json: givenTokens },
    (signIn) => signIn.exchangeCode(form),
  )
  expect(issued?.access_token).toBe('an-access-token')
})

test('a code is exchanged with its verifier [CTR-04]', async () => {
  const form = { ...client, code, code_verifier: codeVerifier }
  const issued = await requestTokens(
    'tokens for a code',
    codeIssued,
    { grant_type: 'authorization_code', ...form },
    { status: 200, json: tokens },
    (signIn) => signIn.exchangeCode(form),
  )
  expect(issued?.access_token).toBe('an-access-token')
})

test('a refresh token is exchanged for an access token [CTR-06]', async () => {
  const form = { client_id: client.client_id, refresh_token: refreshToken }
  const issued = await requestTokens(
    'an access token for a refresh token',
    codeIssued,
    { grant_type: 'refresh_token', ...form },
    { status: 200, json: givenTokens },
    (signIn) => signIn.refresh(form),
  )
  expect(issued?.access_token).toBe('an-access-token')
})

test('a refresh token is exchanged for new tokens', async () => {
  const form = { client_id: client.client_id, refresh_token: refreshToken }
  const issued = await requestTokens(
    'tokens for a refresh token',
    codeIssued,
    { grant_type: 'refresh_token', ...form },
    { status: 200, json: tokens },
    (signIn) => signIn.refresh(form),
  )
  expect(issued?.refresh_token).toBe('a-refresh-token')
})

test('an unknown or used code ends the sign-in', async () => {
  const form = { ...client, code: 'pact-code-of-nobody', code_verifier: codeVerifier }
  await requestTokens(
    'tokens for an unknown code',
    undefined,
    { grant_type: 'authorization_code', ...form },
    { status: 400 },
    (signIn) => expect(signIn.exchangeCode(form)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('a code with another verifier ends the sign-in', async () => {
  const form = { ...client, code, code_verifier: 'pact-verifier-of-another-sign-in-altogether-1' }
  await requestTokens(
    'tokens for a code with another verifier',
    codeIssued,
    { grant_type: 'authorization_code', ...form },
    { status: 400 },
    (signIn) => expect(signIn.exchangeCode(form)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('an unknown refresh token ends the sign-in', async () => {
  const form = { client_id: client.client_id, refresh_token: 'pact-refresh-token-of-nobody' }
  await requestTokens(
    'tokens for an unknown refresh token',
    undefined,
    { grant_type: 'refresh_token', ...form },
    { status: 400 },
    (signIn) => expect(signIn.refresh(form)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('the service publishes its endpoints', async () => {
  const json = {
    issuer: httpUrl('https://sign-in.test'),
    authorization_endpoint: httpUrl('https://sign-in.test/oauth/authorize'),
    token_endpoint: httpUrl('https://sign-in.test/oauth/token'),
    end_session_endpoint: httpUrl('https://sign-in.test/logout'),
    jwks_uri: httpUrl('https://sign-in.test/.well-known/jwks.json'),
    response_types_supported: arrayContaining('code'),
    subject_types_supported: arrayContaining('public'),
    id_token_signing_alg_values_supported: arrayContaining('RS256'),
  }
  const document = await addInteraction(
    {
      description: 'the discovery document',
      request: { method: 'GET', path: '/.well-known/openid-configuration' },
      response: { status: 200, json },
    },
    (baseUrl) => createSignInClient({ baseUrl }).discovery(),
  )
  expect(document?.token_endpoint).toBe('https://sign-in.test/oauth/token')
})

test('the service publishes the endpoint of the Customer Account API [ACC-08]', async () => {
  const endpoint = 'https://shop.test/customer/api/2025-01/graphql'
  const document = await addInteraction(
    {
      description: 'the endpoint of the Customer Account API',
      request: { method: 'GET', path: '/.well-known/customer-account-api' },
      response: {
        status: 200,
        json: { graphql_api: regex('^https?://.+/customer/api/[0-9a-z-]+/graphql$', endpoint) },
      },
    },
    (baseUrl) => createSignInClient({ baseUrl }).customerAccountApi(),
  )
  expect(document?.graphql_api).toBe(endpoint)
})

test('the service publishes its signing keys', async () => {
  const document = await addInteraction(
    {
      description: 'the signing keys',
      request: { method: 'GET', path: '/.well-known/jwks.json' },
      response: { status: 200, json: { keys: eachLike({ kty: string('RSA'), kid: string('key-1') }) } },
    },
    (baseUrl) => createSignInClient({ baseUrl }).keys(),
  )
  expect(document?.keys[0]?.kid).toBe('key-1')
})

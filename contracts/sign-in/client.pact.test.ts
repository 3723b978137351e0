import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { pactWith, type State } from '../pact.fixtures.ts'
import { webAddress } from '../pact-matchers.fixtures.ts'
import { createSignInClient, type SignInClient } from './client.ts'

const { arrayContaining, eachLike, integer, regex, string } = Matchers
const relyOn = pactWith('sign-in')

const client = { client_id: 'simulated', redirect_uri: 'http://localhost:3000/account' }
const code = 'pact-code'
const codeVerifier = 'pact-verifier-of-at-least-forty-three-characters'
const refreshToken = 'pact-refresh-token'
const agreed: State = [
  'sign-in-code',
  { code, codeVerifier, refreshToken, clientId: client.client_id, redirectUri: client.redirect_uri },
]

const tokens = {
  access_token: string('an-access-token'),
  refresh_token: string('a-refresh-token'),
  id_token: regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'head.claims.signature'),
  expires_in: integer(7200),
  token_type: 'Bearer',
}
/** Which code, is relied on: it says that the sign-in is over, and not that the shop asked wrongly. */
const refusal = (error: 'invalid_grant' | 'invalid_request') => ({ error, error_description: string('Why not.') })

const askForTokens = <Result>(
  asking: string,
  given: State | undefined,
  form: Record<string, string>,
  response: { status: number; json: unknown },
  call: (client: SignInClient) => Promise<Result>,
) =>
  relyOn(
    { ...(given && { given }), asking, request: { method: 'POST', path: '/oauth/token', form }, response },
    (baseUrl) => call(createSignInClient({ baseUrl })),
  )

test('a code and the verifier that it was asked with are worth tokens [CTR-04]', async () => {
  const form = { ...client, code, code_verifier: codeVerifier }
  const given = await askForTokens(
    'tokens for a code',
    agreed,
    { grant_type: 'authorization_code', ...form },
    { status: 200, json: tokens },
    (signIn) => signIn.exchangeCode(form),
  )
  expect(given?.access_token).toBe('an-access-token')
})

test('a refresh token is worth the next pair', async () => {
  const form = { client_id: client.client_id, refresh_token: refreshToken }
  const given = await askForTokens(
    'tokens for a refresh token',
    agreed,
    { grant_type: 'refresh_token', ...form },
    { status: 200, json: tokens },
    (signIn) => signIn.refresh(form),
  )
  expect(given?.refresh_token).toBe('a-refresh-token')
})

test('a code that was used, or never given out, ends the sign-in', async () => {
  const form = { ...client, code: 'pact-code-of-nobody', code_verifier: codeVerifier }
  const asked = askForTokens(
    'tokens for a code of nobody',
    undefined,
    { grant_type: 'authorization_code', ...form },
    { status: 400, json: refusal('invalid_grant') },
    (signIn) => expect(signIn.exchangeCode(form)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
  await asked
})

test('a code without its verifier ends the sign-in', async () => {
  const form = { ...client, code, code_verifier: 'pact-verifier-of-somebody-else-altogether-1' }
  await askForTokens(
    'tokens for a code with another verifier',
    agreed,
    { grant_type: 'authorization_code', ...form },
    { status: 400, json: refusal('invalid_grant') },
    (signIn) => expect(signIn.exchangeCode(form)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('a refresh token of nobody ends the sign-in', async () => {
  const form = { client_id: client.client_id, refresh_token: 'pact-refresh-token-of-nobody' }
  await askForTokens(
    'tokens for a refresh token of nobody',
    undefined,
    { grant_type: 'refresh_token', ...form },
    { status: 400, json: refusal('invalid_grant') },
    (signIn) => expect(signIn.refresh(form)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('the service says where everything is', async () => {
  const json = {
    issuer: webAddress('https://sign-in.test'),
    authorization_endpoint: webAddress('https://sign-in.test/oauth/authorize'),
    token_endpoint: webAddress('https://sign-in.test/oauth/token'),
    end_session_endpoint: webAddress('https://sign-in.test/logout'),
    jwks_uri: webAddress('https://sign-in.test/.well-known/jwks.json'),
    response_types_supported: arrayContaining('code'),
    subject_types_supported: arrayContaining('public'),
    id_token_signing_alg_values_supported: arrayContaining('RS256'),
  }
  const found = await relyOn(
    {
      asking: 'where everything is',
      request: { method: 'GET', path: '/.well-known/openid-configuration' },
      response: { status: 200, json },
    },
    (baseUrl) => createSignInClient({ baseUrl }).discovery(),
  )
  expect(found?.token_endpoint).toBe('https://sign-in.test/oauth/token')
})

test('the keys that tokens are signed with are public', async () => {
  const found = await relyOn(
    {
      asking: 'the keys',
      request: { method: 'GET', path: '/.well-known/jwks.json' },
      response: { status: 200, json: { keys: eachLike({ kty: string('RSA'), kid: string('key-1') }) } },
    },
    (baseUrl) => createSignInClient({ baseUrl }).keys(),
  )
  expect(found?.keys[0]?.kid).toBe('key-1')
})

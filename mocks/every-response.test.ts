import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signAssetUrl } from '#contracts/assets/client.ts'
import { checkResponse, findOperation, listResponses, UPSTREAMS } from '#contracts/operations.ts'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { differ } from '#tests/support/differ.ts'
import { createSimulatedBackend, type SimulatedBackend } from './backend.ts'
import { getBasePath, type Interaction, pactInteractions, toRequestInit } from './pact-interactions.fixtures.ts'
import { scenarios } from './scenarios/index.ts'
import { loadScenarios } from './scenarios/load.ts'

let backend: SimulatedBackend
const covered = new Set<string>()
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
let worldCount = 0

beforeAll(async () => {
  backend = await createSimulatedBackend({ strict: true })
})
afterAll(() => backend.close())

/** Creates a world in some states and returns its fetch, which checks each response and records it as covered. */
async function createFetch(states: Interaction['providerStates']) {
  worldCount += 1
  const id = `covered-${worldCount}`
  const loaded = await loadScenarios(byName, backend.worlds, backend, id, states)
  if (!loaded.ok) throw new Error(loaded.error)
  return async (upstream: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('baggage', `${WORLD_BAGGAGE}=${id}`)
    const request = new Request(`${backend.origin}/${getBasePath(upstream)}${path}`, {
      redirect: 'manual',
      ...init,
      headers,
    })
    const response = await backend.handle(request)
    const operation = findOperation(upstream, request.method, path.split('?')[0] ?? '', getDocument(init.body))
    const body = response.headers.get('content-type')?.includes('json') ? await response.clone().json() : null
    // responses of faults are not checked by the backend, and must match the contract too
    if (operation) expect(checkResponse(upstream, operation, response.status, body)).toEqual([])
    covered.add(`${upstream} ${operation} ${response.status}`)
    return response
  }
}

/** The GraphQL document of a body, if it has one. */
function getDocument(body: unknown): string | undefined {
  return typeof body === 'string' && body.startsWith('{"query"') ? JSON.parse(body).query : undefined
}

test.each(pactInteractions)('%s gets the response of its contract [CTR-05]', async (_what, upstream, interaction) => {
  const fetch = await createFetch(interaction.providerStates)
  const { path, init } = toRequestInit(interaction)
  expect((await fetch(upstream, path, init)).status).toBe(interaction.response.status)
})

const toQuery = (values: Record<string, string>) => `?${new URLSearchParams(values)}`
const account = 'http://localhost:3000/account'
const authorize = {
  client_id: 'simulated',
  response_type: 'code',
  redirect_uri: account,
  scope: 'openid email',
  state: 's',
  nonce: 'n',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}

const toJsonInit = (json: unknown, headers: Record<string, string> = {}, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(json),
})
const toFormInit = (params: Record<string, string> | string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(params),
})
const bearer = { authorization: 'Bearer t' }
const writeKey = { authorization: `Basic ${btoa('key:')}` }
const refresh = { grant_type: 'refresh_token', client_id: 'simulated', refresh_token: 't' }
const toEnvelopeInit = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-sentry-envelope' },
  body,
})
const key = { 'x-api-key': 'simulated' }
const EMBARGOED = '/files/spring-2027/cover.jpg'

/** Calls without a client of ours (pages, files, an SDK), and invalid calls. */
test.each<[string, string, string, RequestInit, number]>([
  ['the sign-in page', 'sign-in', `/oauth/authorize${toQuery(authorize)}`, {}, 200],
  [
    'the redirect back from sign-in',
    'sign-in',
    `/oauth/authorize${toQuery({ ...authorize, scope: 'everything' })}`,
    {},
    302,
  ],
  ['sign-in without a redirect', 'sign-in', '/oauth/authorize', {}, 400],
  ['sign-out', 'sign-in', `/logout${toQuery({ id_token_hint: 'h', post_logout_redirect_uri: account })}`, {}, 302],
  ['sign-out without parameters', 'sign-in', '/logout', {}, 200],
  ['sign-out to elsewhere', 'sign-in', `/logout${toQuery({ post_logout_redirect_uri: 'https://evil.test' })}`, {}, 400],
  ['sign-out by a form', 'sign-in', '/logout', toFormInit({ post_logout_redirect_uri: account }), 302],
  ['sign-out by an empty form', 'sign-in', '/logout', toFormInit({}), 200],
  ['sign-out by a repeated form', 'sign-in', '/logout', toFormInit('state=a&state=b'), 400],
  ['the sign-in page by a form', 'sign-in', '/oauth/authorize', toFormInit(authorize), 200],
  ['a form without a session', 'sign-in', '/oauth/authorize', toFormInit({ ...authorize, prompt: 'none' }), 302],
  ['a form without a redirect', 'sign-in', '/oauth/authorize', toFormInit({}), 400],
  ['tokens with another scheme', 'sign-in', '/oauth/token', toFormInit(refresh, bearer), 401],
  ['the metadata of OAuth', 'sign-in', '/.well-known/oauth-authorization-server', {}, 200],
  ['a revocation', 'sign-in', '/oauth/revoke', toFormInit({ client_id: 'simulated', token: 't' }), 200],
  ['a revocation of nothing', 'sign-in', '/oauth/revoke', toFormInit({ client_id: 'simulated' }), 400],
  ['a revocation with another scheme', 'sign-in', '/oauth/revoke', toFormInit({ token: 't' }, bearer), 401],
  ['claims without a token', 'sign-in', '/oauth/userinfo', {}, 401],
  ['claims by a form without a token', 'sign-in', '/oauth/userinfo', toFormInit({}), 401],
  ['claims by a form with two tokens', 'sign-in', '/oauth/userinfo', toFormInit({ access_token: 't' }, bearer), 400],
  ['an embargoed file without a key', 'assets', EMBARGOED, {}, 403],
  ['a file that does not exist', 'assets', '/files/none/hero.jpg', {}, 404],
  ['a Sentry envelope', 'reports', '/api/1/envelope/', toEnvelopeInit('{}\n{"type":"event"}\n{"message":"m"}'), 200],
  ['an invalid envelope', 'reports', '/api/1/envelope/', toEnvelopeInit('envelope'), 400],
  ['a batch without a write key', 'analytics', '/v1/batch', toJsonInit({}), 401],
  ['an empty batch', 'analytics', '/v1/batch', toJsonInit({}, writeKey), 400],
  ['flags without a visitor', 'flags', '/decide?v=3', toJsonInit({}), 400],
  ['empty feedback', 'backend', '/feedback/gb/visit', toJsonInit({}), 400],
  ['carriers without a country', 'backend', '/returns/gb/carriers', {}, 422],
  ['provinces without a country', 'backend', '/customer/get-provinces', {}, 400],
  ['an invalid fit', 'fit', '/2024-05/fit', toJsonInit({}, key), 400],
  ['identify without a token', 'fit', '/2024-05/identify', toJsonInit({}, key), 400],
  ['a fit without a key', 'fit', '/2024-05/fit', toJsonInit({}), 401],
  ['a fit update without a key', 'fit', '/2024-05/fit', toJsonInit({}, {}, 'PUT'), 401],
  ['a saved fit without a key', 'fit', '/2024-05/fit/7001', {}, 401],
  ['a recommendation without a key', 'fit', '/2024-05/fit-finder', toJsonInit({}), 401],
  ['identify without a key', 'fit', '/2024-05/identify', toJsonInit({}), 401],
  ['a fit mail without an address', 'fit', '/2024-05/fit-mail', toJsonInit({}, key), 400],
  ['a fit mail without a key', 'fit', '/2024-05/fit-mail', toJsonInit({}), 401],
  ['a fit claim without a fit key', 'fit', '/2024-05/fit-claim', toJsonInit({}, key), 400],
  ['a fit claim without an API key', 'fit', '/2024-05/fit-claim', toJsonInit({}), 401],
  ['deleting a fit without a key', 'fit', '/2024-05/fit/7001', { method: 'DELETE' }, 401],
])('%s gets the response of its contract [CTR-05]', async (_what, upstream, path, init, status) => {
  const fetch = await createFetch([])
  expect((await fetch(upstream, path, init)).status).toBe(status)
})

test('an embargoed file is served for a signed URL [CTR-05]', async () => {
  const fetch = await createFetch([])
  const authorization = 'Bearer simulated-delivery'
  const expiresAt = new Date(Date.now() + 3_600_000)
  const keyResponse = await fetch(
    'assets',
    '/asset_keys',
    toJsonInit({ expiresAt: Math.floor(expiresAt.getTime() / 1000) }, { authorization }),
  )
  const signed = new URL(
    await signAssetUrl(`${backend.origin}/assets${EMBARGOED}`, await keyResponse.json(), expiresAt),
  )
  expect((await fetch('assets', `${EMBARGOED}${signed.search}`)).status).toBe(200)
})

test.each([
  ['openid', 200],
  ['email', 403],
])('claims for the scope %s get the response of their contract [CTR-05]', async (scope, status) => {
  const fetch = await createFetch([])
  const verifier = 'v'.repeat(43)
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const page = await fetch('sign-in', `/oauth/authorize${toQuery({ ...authorize, scope, code_challenge })}`)
  const request = /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const consent = toFormInit({ request, decision: 'continue', email: 'ann@example.com' })
  const location = (await fetch('sign-in', '/oauth/consent', consent)).headers.get('location') ?? ''
  const code = new URL(location).searchParams.get('code') ?? ''
  const { client_id, redirect_uri } = authorize
  const exchange = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier: verifier }
  const { access_token } = await (await fetch('sign-in', '/oauth/token', toFormInit(exchange))).json()
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await fetch('sign-in', '/oauth/userinfo', { headers })).status).toBe(status)
  expect((await fetch('sign-in', '/oauth/userinfo', toFormInit({}, headers))).status).toBe(status)
})

/** Contract responses without a test. The list may only shrink: a new response is tested above or in a pact. */
const UNCOVERED: readonly string[] = [
  // responses of real providers that the simulated ones never give
  'assets createAssetKey 429',
  'backend validatePhone 400',
  'fit mailFit 405',
  'fit mailFit 501',
  'fit recommend 501',
]

test('every response of every contract is tested [CTR-05]', () => {
  const all = UPSTREAMS.flatMap((upstream) =>
    listResponses(upstream).map(([operation, status]) => `${upstream} ${operation} ${status}`),
  )
  expect(
    differ(
      all.filter((response) => !covered.has(response)),
      UNCOVERED,
      {
        lacks: (response) => `Request ${response} in a pact or in mocks/every-response.test.ts`,
        tooMany: (response) => `Take ${response} out of UNCOVERED in mocks/every-response.test.ts: a test requests it`,
      },
    ),
  ).toEqual([])
})

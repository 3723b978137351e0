import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signAssetUrl } from '#contracts/assets/client.ts'
import { answersOf, checkResponse, find, UPSTREAMS } from '#contracts/operations.ts'
import { WORLD_BAGGAGE } from '#contracts/visitor.ts'
import { createSimulatedBackend, type SimulatedBackend } from './backend.ts'
import { scenarios } from './scenarios/index.ts'
import { loadScenarios } from './scenarios/load.ts'

type Interaction = {
  description: string
  providerStates: { name: string; params?: Record<string, unknown> }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    body?: { content: unknown }
  }
  response: { status: number }
}
type Pact = { provider: { name: string }; interactions: Interaction[] }

const folder = new URL('../contracts/pacts/', import.meta.url)
const pacts = readdirSync(folder).map((name): Pact => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
const interactions = pacts.flatMap(({ provider, interactions }) =>
  interactions.map(
    (interaction) => [`${provider.name}: ${interaction.description}`, provider.name, interaction] as const,
  ),
)

let backend: SimulatedBackend
const seen = new Set<string>()
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
let worlds = 0

beforeAll(async () => {
  backend = await createSimulatedBackend({ strict: true })
})
afterAll(() => backend.close())

/** A world in some states, and what is asked in it: an answer that breaks its contract rejects, any other is seen. */
async function worldWith(states: Interaction['providerStates']) {
  worlds += 1
  const id = `drive-${worlds}`
  const loaded = await loadScenarios(byName, backend.worlds, backend, id, states)
  if (!loaded.ok) throw new Error(loaded.error)
  return async (upstream: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('baggage', `${WORLD_BAGGAGE}=${id}`)
    const base = upstream === 'shopify' ? 'shopify/gb' : upstream
    const request = new Request(`${backend.origin}/${base}${path}`, { redirect: 'manual', ...init, headers })
    const answer = await backend.handle(request)
    const operation = find(upstream, request.method, path.split('?')[0] ?? '', documentIn(init.body))
    const body = answer.headers.get('content-type')?.includes('json') ? await answer.clone().json() : null
    // what a fault says is nobody's but the scenario's, and keeps to the contract all the same
    if (operation) expect(checkResponse(upstream, operation, answer.status, body)).toEqual([])
    seen.add(`${upstream} ${operation} ${answer.status}`)
    return answer
  }
}

/** The GraphQL document of a body, if it has one. */
function documentIn(body: unknown): string | undefined {
  return typeof body === 'string' && body.startsWith('{"query"') ? JSON.parse(body).query : undefined
}

test.each(interactions)(
  '%s is answered as the contract says [CTR-05]',
  async (_what, upstream, { request, ...interaction }) => {
    const ask = await worldWith(interaction.providerStates)
    const search = new URLSearchParams(
      Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value])),
    )
    const headers = Object.entries(request.headers ?? {}).map(([name, values]): [string, string] => [
      name,
      values.join(', '),
    ])
    const content = request.body?.content
    const answer = await ask(upstream, `${request.path}${search.size > 0 ? `?${search}` : ''}`, {
      method: request.method,
      headers,
      ...(content !== undefined && { body: typeof content === 'string' ? content : JSON.stringify(content) }),
    })
    expect(answer.status).toBe(interaction.response.status)
  },
)

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`
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

const send = (json: unknown, headers: Record<string, string> = {}, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(json),
})
const sentry = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-sentry-envelope' },
  body,
})
const key = { 'x-api-key': 'simulated' }
const EMBARGOED = '/files/spring-2027/cover.jpg'

/** What no client of ours calls (pages that a browser is sent to, files that it loads, an SDK's own call), or asks wrongly. */
test.each<[string, string, string, RequestInit, number]>([
  ['the page that asks who somebody is', 'sign-in', `/oauth/authorize${query(authorize)}`, {}, 200],
  ['the way back from it', 'sign-in', `/oauth/authorize${query({ ...authorize, scope: 'everything' })}`, {}, 302],
  ['a way to nowhere', 'sign-in', '/oauth/authorize', {}, 400],
  ['the way out', 'sign-in', `/logout${query({ id_token_hint: 'h', post_logout_redirect_uri: account })}`, {}, 302],
  ['a way out without a word', 'sign-in', '/logout', {}, 400],
  ['an embargoed file without a key', 'assets', EMBARGOED, {}, 403],
  ['a file that is not there', 'assets', '/files/none/hero.jpg', {}, 404],
  ['an envelope of Sentry’s', 'reports', '/api/1/envelope/', sentry('{}\n{"type":"event"}\n{"message":"m"}'), 200],
  ['what is no envelope', 'reports', '/api/1/envelope/', sentry('envelope'), 400],
  ['a page view of nothing', 'analytics', '/v1/page', send({}), 400],
  ['nobody', 'analytics', '/v1/identify', send({}), 400],
  ['a batch of nothing', 'analytics', '/v1/batch', send({}), 400],
  ['flags for nobody', 'flags', '/decide?v=3', send({}), 400],
  ['feedback of nothing', 'backend', '/feedback/gb/visit', send({}), 400],
  ['carriers from nowhere', 'backend', '/returns/gb/carriers', {}, 502],
  ['a fit that is none', 'fit', '/2024-05/fit', send({}, key), 400],
  ['a bearer without a token', 'fit', '/2024-05/identify', send({}, key), 400],
  ['a fit without a key', 'fit', '/2024-05/fit', send({}), 401],
  ['a changed fit without a key', 'fit', '/2024-05/fit', send({}, {}, 'PUT'), 401],
  ['a saved fit without a key', 'fit', '/2024-05/fit/7001', {}, 401],
  ['a recommendation without a key', 'fit', '/2024-05/fit-finder', send({}), 401],
  ['a bearer without a key', 'fit', '/2024-05/identify', send({}), 401],
  ['a fit to be mailed to nobody', 'fit', '/2024-05/fit-mail', send({}, key), 400],
  ['a mail without a key', 'fit', '/2024-05/fit-mail', send({}), 401],
  ['no key to a fit', 'fit', '/2024-05/fit-claim', send({}, key), 400],
  ['the key to a fit, but not the shop’s', 'fit', '/2024-05/fit-claim', send({}), 401],
  ['a fit to be forgotten, without a key', 'fit', '/2024-05/fit/7001', { method: 'DELETE' }, 401],
])('%s is answered as the contract says [CTR-05]', async (_what, upstream, path, init, status) => {
  const ask = await worldWith([])
  expect((await ask(upstream, path, init)).status).toBe(status)
})

test('an embargoed file is given to whoever signed its address [CTR-05]', async () => {
  const ask = await worldWith([])
  const authorization = 'Bearer simulated-delivery'
  const expiresAt = new Date(Date.now() + 3_600_000)
  const given = await ask(
    'assets',
    '/asset_keys',
    send({ expiresAt: Math.floor(expiresAt.getTime() / 1000) }, { authorization }),
  )
  const signed = new URL(await signAssetUrl(`${backend.origin}/assets${EMBARGOED}`, await given.json(), expiresAt))
  expect((await ask('assets', `${EMBARGOED}${signed.search}`)).status).toBe(200)
})

/** Answers that nothing drives, by name. The list only shrinks: what is added to a contract is driven above, or in a pact. */
const UNDRIVEN: readonly string[] = [
  // what real providers may say, and the simulated ones have no reason to
  'assets createAssetKey 429',
  'fit mailFit 501',
  'fit recommend 501',
  'sign-in token 401',
]

test('there is no answer in any contract that nothing drives [CTR-05]', () => {
  const all = UPSTREAMS.flatMap((upstream) =>
    answersOf(upstream).map(([operation, status]) => `${upstream} ${operation} ${status}`),
  )
  expect(all.filter((answer) => !seen.has(answer)).sort()).toEqual([...UNDRIVEN].sort())
})

import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersOf, UPSTREAMS } from '#contracts/operations.ts'
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
  const loaded = await loadScenarios(byName, backend.worlds, backend.catalogue, id, states)
  if (!loaded.ok) throw new Error(loaded.error)
  return async (upstream: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('baggage', `${WORLD_BAGGAGE}=${id}`)
    const base = upstream === 'shopify' ? 'shopify/gb' : upstream
    const request = new Request(`${backend.origin}/${base}${path}`, { redirect: 'manual', ...init, headers })
    const answer = await backend.handle(request)
    for (const entry of loaded.world.journal.entries()) {
      if (entry.kind !== 'request' || entry.contract !== 'ok') continue
      for (const operation of entry.operation.split(' ')) seen.add(`${entry.upstream} ${operation} ${entry.status}`)
    }
    return answer
  }
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

/** What no client of ours calls: pages that a browser is sent to, files that it loads, an SDK's own call. */
test.each<[string, string, string, RequestInit, number]>([
  ['the page that asks who somebody is', 'sign-in', `/oauth/authorize${query(authorize)}`, {}, 200],
  ['the way back from it', 'sign-in', `/oauth/authorize${query({ ...authorize, scope: 'everything' })}`, {}, 302],
  ['a way to nowhere', 'sign-in', '/oauth/authorize', {}, 400],
  ['the way out', 'sign-in', `/logout${query({ id_token_hint: 'h', post_logout_redirect_uri: account })}`, {}, 302],
  ['a way out without a word', 'sign-in', '/logout', {}, 400],
  ['an embargoed file without a key', 'assets', '/files/spring-2027/hero.jpg', {}, 403],
  ['a file that is not there', 'assets', '/files/none/hero.jpg', {}, 404],
  [
    'an envelope of Sentry’s',
    'reports',
    '/api/1/envelope/',
    { method: 'POST', body: '{}\n{"type":"event"}\n{"message":"m"}' },
    200,
  ],
  ['what is no envelope', 'reports', '/api/1/envelope/', { method: 'POST', body: 'envelope' }, 400],
])('%s is answered as the contract says [CTR-05]', async (_what, upstream, path, init, status) => {
  const ask = await worldWith([])
  const headers = { 'content-type': 'application/x-sentry-envelope' }
  const answer = await ask(upstream, path, init.method ? { ...init, headers } : init)
  expect([answer.status, await answer.text()]).toEqual([status, expect.anything()])
})

/** Answers that nothing drives, by name. The list only shrinks: what is added to a contract is driven above, or in a pact. */
const UNDRIVEN: readonly string[] = []

test('there is no answer in any contract that nothing drives [CTR-05]', () => {
  const all = UPSTREAMS.flatMap((upstream) =>
    answersOf(upstream).map(([operation, status]) => `${upstream} ${operation} ${status}`),
  )
  expect(all.filter((answer) => !seen.has(answer)).sort()).toEqual([...UNDRIVEN].sort())
})

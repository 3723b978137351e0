import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { answersOf, find, UPSTREAMS } from './operations.ts'

type Interaction = {
  description: string
  providerStates: { name: string }[]
  request: { method: string; path: string; body?: { content: { query?: string } } }
  response: { status: number }
}

const folder = fileURLToPath(new URL('pacts', import.meta.url))
const pacts = readdirSync(folder).map((name): { provider: { name: string }; interactions: Interaction[] } =>
  JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
)
const relied = pacts.flatMap(({ provider, interactions }) =>
  interactions.map(({ description, request, response }) => ({
    what: `${provider.name}: ${description}`,
    operation: find(provider.name, request.method, request.path, request.body?.content.query),
    provider: provider.name,
    status: response.status,
  })),
)

/** Nobody calls these: a browser is sent there, or an SDK of somebody else's speaks to them. The list only shrinks. */
const VISITED = ['sign-in authorize', 'sign-in logout', 'assets file', 'reports envelope']

test('there is a pact with every upstream [CTR-04]', () => {
  expect(pacts.map(({ provider }) => provider.name).sort()).toEqual(UPSTREAMS)
})

test('every interaction asks as our clients do, documents word for word in one line [CTR-04]', () => {
  expect(relied.filter(({ operation }) => operation === undefined)).toEqual([])
})

test('every operation that the shop calls is in its pact [CTR-04]', () => {
  const known = new Set(relied.map(({ provider, operation }) => `${provider} ${operation}`))
  const called = UPSTREAMS.flatMap((upstream) => answersOf(upstream).map(([operation]) => `${upstream} ${operation}`))
  expect([...new Set(called)].filter((name) => !known.has(name)).sort()).toEqual(VISITED.sort())
})

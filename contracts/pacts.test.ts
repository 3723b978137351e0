import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { differ } from '#tests/support/differ.ts'
import { findAssumed, findOperation, listResponses, UPSTREAMS } from './operations.ts'

type Interaction = {
  description: string
  providerStates: { name: string }[]
  request: { method: string; path: string; body?: { content: { query?: string } } }
  response: { status: number; body?: { content: unknown } }
}

const folder = fileURLToPath(new URL('pacts', import.meta.url))
const pacts = readdirSync(folder).map((name): { provider: { name: string }; interactions: Interaction[] } =>
  JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
)
const interactions = pacts.flatMap(({ provider, interactions }) =>
  interactions.map(({ description, request, response }) => ({
    label: `${provider.name}: ${description}`,
    operation: findOperation(provider.name, request.method, request.path, request.body?.content.query),
    provider: provider.name,
    status: response.status,
    body: response.body?.content,
  })),
)

/** Operations without a client call: a browser navigates there, or clients of other shops and SDKs call them. */
const NOT_CALLED_BY_CLIENTS = [
  ...['sign-in authorize', 'sign-in authorizeByForm', 'sign-in logout', 'sign-in logoutByForm'],
  ...['sign-in revoke', 'sign-in userInfo', 'sign-in userInfoByForm', 'sign-in authorizationServerMetadata'],
  ...['assets file', 'reports envelope'],
]

test('there is a pact with every upstream [CTR-04]', () => {
  expect(pacts.map(({ provider }) => provider.name).sort()).toEqual(UPSTREAMS)
})

test('every interaction is a request that our clients send [CTR-04]', () => {
  expect(interactions.filter(({ operation }) => operation === undefined)).toEqual([])
})

test('every operation that the shop calls is in its pact [CTR-04]', () => {
  const inPacts = new Set(interactions.map(({ provider, operation }) => `${provider} ${operation}`))
  const operations = UPSTREAMS.flatMap((upstream) =>
    listResponses(upstream).map(([operation]) => `${upstream} ${operation}`),
  )
  expect([...new Set(operations)].filter((name) => !inPacts.has(name)).sort()).toEqual(NOT_CALLED_BY_CLIENTS.sort())
})

/** Assumed fields that the shop does not read, and one that only the pact of a product has. */
const IN_NO_PACT = [
  'backend collection /products/*/variants/*/price',
  ...['fit claimFit /status', 'fit createFit /status', 'fit updateFit /status', 'sign-in token /scope'],
  'reviews bottomline /status/message',
  'reviews undoVote /status/message',
  'reviews voteUp /status/message',
]

test('every assumed field that the shop reads is in its pact [CTR-04] [CTR-06]', () => {
  const hasField = (value: unknown, [step, ...rest]: readonly string[]): boolean => {
    if (step === undefined) return true
    if (typeof value !== 'object' || value === null) return false
    if (step === '*') return Object.values(value).some((element) => hasField(element, rest))
    return step in value && hasField(Reflect.get(value, step), rest)
  }
  const missing = UPSTREAMS.flatMap((upstream) =>
    Object.entries(findAssumed(upstream)?.fields ?? {}).flatMap(([operation, statuses]) => {
      const bodies = interactions.filter((one) => one.provider === upstream && one.operation === operation)
      const paths = [...new Set(Object.values(statuses).flat())]
      return paths
        .filter((path) => !bodies.some(({ body }) => hasField(body, path.split('/').slice(1))))
        .map((path) => `${upstream} ${operation} ${path}`)
    }),
  )
  expect(
    differ(missing, IN_NO_PACT, {
      lacks: (field) => `Say that the shop reads ${field} in contracts/${field.split(' ')[0]}/client.pact.test.ts`,
      tooMany: (field) => `Take ${field} out of IN_NO_PACT, because its pact has it`,
    }),
  ).toEqual([])
})

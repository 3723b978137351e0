import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkResponse, findAssumed, UPSTREAMS } from '#contracts/operations.ts'
import { createSimulatedBackend, type SimulatedBackend } from '../backend.ts'
import { listInteractions, listOperations, sendInteraction } from './send-interaction.fixtures.ts'

let backend: SimulatedBackend

beforeAll(async () => {
  // records carry dates, which are compared
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  backend = await createSimulatedBackend({ strict: true })
})
afterAll(async () => {
  vi.useRealTimers()
  await backend.close()
})

/** Pages and files, which no client of ours reads. */
const WITHOUT_CLIENT = [
  'sign-in authorize',
  'sign-in logout',
  'sign-in keys',
  'assets file',
  'reports envelope',
  // for other shops
  'sign-in authorizeByForm',
  'sign-in logoutByForm',
  'sign-in revoke',
  'sign-in userInfo',
  'sign-in userInfoByForm',
  'sign-in authorizationServerMetadata',
]
const operations = UPSTREAMS.flatMap((upstream) => {
  const assumed = findAssumed(upstream)
  if (!assumed) return []
  return listOperations(upstream)
    .filter((operation) => !WITHOUT_CLIENT.includes(`${upstream} ${operation}`))
    .map((operation) => [upstream, operation, assumed] as const)
})

/** Whether a value has a field at a path from the tables of assumed fields. */
function hasField(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || step === undefined) return false
  if (step === '*') return Object.values(value).some((element) => hasField(element, rest))
  return rest.length === 0 ? step in value : hasField(Reflect.get(value, step), rest)
}

test.each(operations)('bare responses of %s %s have nothing assumed [SIM-09]', async (upstream, operation, assumed) => {
  for (const interaction of listInteractions(upstream, operation)) {
    const { status, text, body, journal } = await sendInteraction(backend, upstream, interaction, 'usual')
    expect(journal.find(({ kind }) => kind === 'request')).toMatchObject({ status, profile: 'bare' })
    expect(checkResponse(upstream, operation, status, body)).toEqual([])
    if (assumed.bodies[operation]?.includes(interaction.response.status)) expect(text).toBe('')
    const paths = assumed.fields[operation]?.[status] ?? []
    const extraPaths = paths.filter((path) => hasField(body, path.split('/').slice(1)))
    expect(extraPaths).toEqual([])
  }
})

test.each(operations)('a bare %s changes a world by %s like a full one [SIM-09]', async (upstream, operation) => {
  for (const interaction of listInteractions(upstream, operation)) {
    const full = await sendInteraction(backend, upstream, interaction)
    const bare = await sendInteraction(backend, upstream, interaction, 'plain')
    const isMissing = bare.status === 404 && full.status !== 404
    expect(bare.before).toBe(full.before)
    expect(bare.after).toBe(isMissing ? full.before : full.after)
  }
})

import { expect, test } from 'vitest'
import { createKeyHash } from './check-limit.server.ts'
import { consumeLimits } from './limiter.ts'
import type { LimitName } from './limits.ts'
import { createMemoryStore } from './memory-store.ts'

/** Limits of a shop with a clock that the test moves, and the keys that its store has seen. */
function createLimits() {
  let time = 0
  const keys: string[] = []
  const store = createMemoryStore(() => time)
  const deps = {
    store: {
      consume(key: string, limit: { max: number; windowS: number }) {
        keys.push(key)
        return store.consume(key, limit)
      },
    },
    hash: createKeyHash(),
  }
  return {
    keys,
    advanceMinutes(minutes: number) {
      time += minutes * 60_000
    },
    use: (name: LimitName, { target, client = '203.0.113.7', scope = '' }: Partial<Record<string, string>> = {}) =>
      consumeLimits(deps, { name, scope, client, target }),
  }
}

test('of sixty newsletter addresses from one client twenty are mailed [OPS-08]', async () => {
  const { use, advanceMinutes } = createLimits()
  const waits: (number | null)[] = []
  for (let count = 0; count < 60; count += 1) waits.push(await use('newsletter', { target: `jo${count}@example.com` }))
  expect(waits.filter((wait) => wait === null)).toHaveLength(20)
  expect(waits.at(-1)).toBe(180)
  expect(await use('newsletter', { target: 'bo@example.com', client: '198.51.100.9' })).toBeNull()
  advanceMinutes(3)
  expect(await use('newsletter', { target: 'bo@example.com' })).toBeNull()
})

test('of five hundred forged reports from one client thirty pass [OPS-08]', async () => {
  const { use } = createLimits()
  let passed = 0
  for (let count = 0; count < 500; count += 1) if ((await use('report')) === null) passed += 1
  expect(passed).toBe(30)
})

test('one address is mailed thrice an hour, whoever asks [OPS-08]', async () => {
  const { use, advanceMinutes } = createLimits()
  const writings = ['jo@example.com', 'JO@example.com', ' jo+spam@example.com', 'jo+1@example.com']
  const waits = []
  for (const [index, target] of writings.entries())
    waits.push(await use('newsletter', { target, client: `203.0.113.${index}` }))
  expect(waits).toEqual([null, null, null, 1200])
  expect(await use('newsletter', { target: 'bo@example.com' })).toBeNull()
  advanceMinutes(20)
  expect(await use('newsletter', { target: 'jo@example.com' })).toBeNull()
})

test('a refused client does not use up the limit of an address [OPS-08]', async () => {
  const { use } = createLimits()
  for (let count = 0; count < 10; count += 1) await use('referral', { target: `jo${count}@example.com` })
  for (let count = 0; count < 100; count += 1) await use('referral', { target: 'bo@example.com' })
  expect(await use('referral', { target: 'bo@example.com', client: '198.51.100.9' })).toBeNull()
})

test('actions, and worlds of a simulated backend, are counted apart [OPS-08]', async () => {
  const { use } = createLimits()
  for (let count = 0; count < 30; count += 1) await use('report')
  expect(await use('report')).toBe(20)
  expect(await use('report', { scope: 'spoke.world=w-7' })).toBeNull()
  expect(await use('fit-key')).toBeNull()
})

test('the store gets keys of one length without addresses in them [OPS-08]', async () => {
  const { use, keys } = createLimits()
  await use('newsletter', { target: 'jo@example.com' })
  await use('newsletter', { target: `${'x'.repeat(200)}@example.com` })
  expect(keys).toHaveLength(4)
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9+/=]{44}$/)
  expect(new Set(keys).size).toBe(3)
})

test('instances with one secret have the same keys, others have not [OPS-08]', async () => {
  const [one, two, other, own] = [
    createKeyHash('secret'),
    createKeyHash('secret'),
    createKeyHash('else'),
    createKeyHash(),
  ]
  expect(one('jo@example.com')).toBe(two('jo@example.com'))
  expect(new Set([one('jo'), other('jo'), own('jo')]).size).toBe(3)
})

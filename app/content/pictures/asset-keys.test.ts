import { expect, test } from 'vitest'
import { createAssetKeys } from './load-pictures.server.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-22T10:00:00Z')

function givenKeys() {
  let now = START
  const created: number[] = []
  const getKey = createAssetKeys(() => now)
  const create = async (endsAt: Date) => {
    created.push(endsAt.getTime() - now)
    return { policy: `policy ${created.length}`, secret: 'secret' }
  }
  return {
    created,
    advance: (ms: number) => {
      now += ms
    },
    use: async (name = 'drafts') => (await getKey(name, create)).key.policy,
  }
}

test('a key ends at most 172800 seconds ahead [CONT-02]', async () => {
  const { created, use } = givenKeys()
  await use()
  expect(created[0]).toBeLessThanOrEqual(172_800_000)
  expect(created[0]).toBeGreaterThan(172_000_000)
})

test('a key is used until an hour before its end, then replaced [CONT-02]', async () => {
  const { created, advance, use } = givenKeys()
  expect(await use()).toBe('policy 1')
  advance(46 * HOUR_MS)
  expect(await use()).toBe('policy 1')
  advance(HOUR_MS)
  expect(await use()).toBe('policy 2')
  expect(await use()).toBe('policy 2')
  expect(created).toHaveLength(2)
})

test('drafts and published files have separate keys', async () => {
  const { use } = givenKeys()
  expect([await use('drafts'), await use('published'), await use('drafts')]).toEqual([
    'policy 1',
    'policy 2',
    'policy 1',
  ])
})

test('a failed key request is repeated', async () => {
  const getKey = createAssetKeys(() => START)
  await expect(getKey('drafts', () => Promise.reject(new Error('503')))).rejects.toThrow('503')
  expect((await getKey('drafts', async () => ({ policy: 'later', secret: 's' }))).key.policy).toBe('later')
})

test('pictures that are loaded concurrently share one key [CONT-02]', async () => {
  const { created, use } = givenKeys()
  expect(await Promise.all([use(), use(), use()])).toEqual(['policy 1', 'policy 1', 'policy 1'])
  expect(created).toHaveLength(1)
})

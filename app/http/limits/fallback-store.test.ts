import { expect, test } from 'vitest'
import { createFallbackStore } from './limiter.ts'
import { createMemoryStore } from './memory-store.ts'

const once = { max: 1, windowS: 3_600 }

test('while the shared store is down each instance counts by itself [OPS-08]', async () => {
  let time = 0
  let isDown = true
  let calls = 0
  const now = () => time
  const sharedCounts = createMemoryStore(now)
  const failures: unknown[] = []
  const store = createFallbackStore(
    {
      shared: {
        consume: async (key, limit) => {
          calls += 1
          if (isDown) throw new Error('refused')
          return sharedCounts.consume(key, limit)
        },
      },
      own: createMemoryStore(now),
      now,
    },
    (cause) => failures.push(cause),
  )
  expect(await store.consume('jo', once)).toEqual({ isAllowed: true })
  expect(await store.consume('jo', once)).toMatchObject({ isAllowed: false })
  expect([calls, failures.length]).toEqual([1, 1])

  isDown = false
  time = 5_000
  expect(await store.consume('jo', once)).toEqual({ isAllowed: true })
  expect(await store.consume('jo', once)).toMatchObject({ isAllowed: false })
  expect([calls, failures.length]).toEqual([3, 1])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redisServer, startRedis } from './redis-server.fixtures.ts'
import { createRedisStore } from './redis-store.server.ts'

const limit = { max: 3, windowS: 60 }

describe.skipIf(!redisServer)('with a real server', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  test('instances share their counts, also of uses at the same time [OPS-08]', async () => {
    const instances = [1, 2, 3, 4].map(() => createRedisStore(redis.url))
    const uses = await Promise.all(Array.from({ length: 40 }, (_, use) => instances[use % 4]?.consume('jo', limit)))
    expect(uses.filter((use) => use?.isAllowed)).toHaveLength(3)
    const [refusal] = uses.filter((use) => use?.isAllowed === false)
    expect(refusal).toEqual({ isAllowed: false, retryAfterS: 20 })
    expect(await instances[0]?.consume('somebody else', limit)).toEqual({ isAllowed: true })
    for (const instance of instances) instance.close()
  })

  test('a use comes back after its share of the window [OPS-08]', async () => {
    const store = createRedisStore(redis.url)
    const quick = { max: 2, windowS: 0.2 }
    const isAllowed = async () => (await store.consume('quick', quick)).isAllowed
    expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([true, true, false])
    await expect.poll(isAllowed).toBe(true)
    store.close()
  })

  test('a lost connection rejects at once and comes back [OPS-08]', async () => {
    const store = createRedisStore(redis.url)
    expect(await store.consume('back', limit)).toEqual({ isAllowed: true })
    await redis.stop()
    await expect.poll(() => store.consume('back', limit).catch(() => 'rejected')).toBe('rejected')
    await redis.start()
    await expect.poll(() => store.consume('back', limit).catch(() => 'rejected')).toEqual({ isAllowed: true })
    store.close()
  })
})

test('without a server every use rejects [OPS-08]', async () => {
  const store = createRedisStore('redis://127.0.0.1:1')
  await expect(store.consume('jo', limit)).rejects.toThrow()
  store.close()
})

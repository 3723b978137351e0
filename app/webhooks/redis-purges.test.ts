import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redisServer, startRedis } from '#app/http/limits/redis-server.fixtures.ts'
import { openPurgeChannel } from './redis-purges.server.ts'

async function openInstance(url: string) {
  const purged: (readonly string[])[] = []
  let reconnects = 0
  const channel = await openPurgeChannel(url, {
    onPurge: (tags) => purged.push(tags),
    onReconnect: () => {
      reconnects += 1
    },
  })
  return { ...channel, purged, countReconnects: () => reconnects }
}

describe.skipIf(!redisServer)('with a real server', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  test('the other instances hear of a purge, the sender does not [OPS-09]', async () => {
    const [one, two] = [await openInstance(redis.url), await openInstance(redis.url)]
    await expect
      .poll(() => {
        one.publish(['content'])
        return two.purged[0]
      })
      .toEqual(['content'])
    expect(one.purged).toEqual([])
    one.close()
    two.close()
  })

  test('what is no purge is ignored, and ends no instance [OPS-09]', async () => {
    const instance = await openInstance(redis.url)
    const stranger = await createClient({ url: redis.url }).connect()
    await expect.poll(() => stranger.publish('spoke:purge', 'not JSON')).toBe(1)
    await stranger.publish('spoke:purge', '{"tags":"content"}')
    await stranger.publish('spoke:purge', '{"from":"another","tags":["content"]}')
    await expect.poll(() => instance.purged).toEqual([['content']])
    stranger.destroy()
    instance.close()
  })

  test('an id is new in one instance only [OPS-09]', async () => {
    const [one, two] = [await openInstance(redis.url), await openInstance(redis.url)]
    await expect.poll(() => one.remember(crypto.randomUUID())).toBe(true)
    await expect.poll(() => two.remember(crypto.randomUUID())).toBe(true)
    expect(await one.remember('delivery')).toBe(true)
    expect(await two.remember('delivery')).toBe(false)
    one.close()
    two.close()
  })

  test('an instance whose connection was lost says so when it is back [OPS-09]', async () => {
    const instance = await openInstance(redis.url)
    await expect.poll(() => instance.remember(crypto.randomUUID())).toBe(true)
    expect(instance.countReconnects()).toBe(0)
    await redis.stop()
    expect(await instance.remember('while it is away')).toBeNull()
    await redis.start()
    await expect.poll(instance.countReconnects, { timeout: 10_000 }).toBe(1)
    instance.close()
  }, 30_000)
})

import { type AddressInfo, connect, createServer } from 'node:net'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redisServer, startRedis } from '#app/http/limits/redis-server.fixtures.ts'
import { openPurgeChannel } from './redis-purges.server.ts'

async function openInstance(url: string) {
  const purged: (readonly string[])[] = []
  let reconnects = 0
  const channel = openPurgeChannel(url, {
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

  test('a purge reaches the other instances, not the sender [OPS-09]', async () => {
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

  test('a message that is no purge is ignored, and ends no instance [OPS-09]', async () => {
    const instance = await openInstance(redis.url)
    const stranger = await createClient({ url: redis.url }).connect()
    await expect.poll(() => stranger.publish('spoke:purge', 'not JSON')).toBe(1)
    await stranger.publish('spoke:purge', '{"tags":"content"}')
    await stranger.publish('spoke:purge', '{"from":"another","tags":["content"]}')
    await expect.poll(() => instance.purged).toEqual([['content']])
    stranger.destroy()
    instance.close()
  })

  test('an instance reports a lost connection once it is restored [OPS-09]', async () => {
    const instance = await openInstance(redis.url)
    await isConnected(instance, redis.url)
    await redis.stop()
    await redis.start()
    await expect.poll(instance.countReconnects, { timeout: 10_000 }).toBe(1)
    instance.close()
  }, 30_000)
})

/** Resolves once the instance receives messages of others. */
async function isConnected({ purged }: { purged: unknown[] }, url: string): Promise<void> {
  const other = await createClient({ url }).connect()
  const message = JSON.stringify({ from: 'another', tags: ['content'] })
  const sendAndCount = async () => {
    await other.publish('spoke:purge', message)
    return purged.length
  }
  await expect.poll(sendAndCount).toBeGreaterThan(0)
  other.destroy()
}

/** A server in front of the store that cuts each connection after a time. */
async function startFlapping(redisUrl: string, cutAfterMs: number) {
  const target = new URL(redisUrl)
  let connections = 0
  let isCutting = true
  const server = createServer((socket) => {
    connections += 1
    const upstream = connect(Number(target.port), target.hostname)
    for (const end of [socket, upstream]) end.on('error', () => end.destroy())
    socket.pipe(upstream).pipe(socket)
    if (isCutting) setTimeout(() => socket.destroy(), cutAfterMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countConnections: () => connections,
    hold() {
      isCutting = false
    },
    stop: () => server.close(),
  }
}

describe.skipIf(!redisServer)('with a store that cuts its connections', () => {
  test('a flapping connection purges nothing until it holds, then once [OPS-09]', async () => {
    const redis = await startRedis()
    const flapping = await startFlapping(redis.url, 100)
    const instance = await openInstance(flapping.url)
    await expect.poll(flapping.countConnections, { timeout: 20_000 }).toBeGreaterThan(5)
    expect(instance.countReconnects()).toBe(0)
    // two connections, each restored after a second
    const before = flapping.countConnections()
    const startedAt = performance.now()
    await expect.poll(flapping.countConnections, { timeout: 20_000 }).toBeGreaterThan(before + 3)
    expect(performance.now() - startedAt).toBeGreaterThan(1_500)
    flapping.hold()
    await expect.poll(instance.countReconnects, { timeout: 10_000 }).toBe(1)
    instance.close()
    flapping.stop()
    await redis.stop()
  }, 60_000)
})

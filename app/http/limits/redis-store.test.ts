import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
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
    const instances = [1, 2, 3, 4].map(() => openStore(redis.url))
    const uses = await Promise.all(Array.from({ length: 40 }, (_, use) => instances[use % 4]?.consume('jo', limit)))
    expect(uses.filter((use) => use?.isAllowed)).toHaveLength(3)
    const [refusal] = uses.filter((use) => use?.isAllowed === false)
    expect(refusal).toEqual({ isAllowed: false, retryAfterS: 20 })
    expect(await instances[0]?.consume('another visitor', limit)).toEqual({ isAllowed: true })
    for (const instance of instances) instance.close()
  })

  test('a use comes back after its share of the window [OPS-08]', async () => {
    const store = openStore(redis.url)
    // three uses on a busy machine must fit into half of the window
    const quick = { max: 2, windowS: 4 }
    const isAllowed = async () => (await store.consume('quick', quick)).isAllowed
    expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([true, true, false])
    await expect.poll(isAllowed, { timeout: 30_000 }).toBe(true)
    store.close()
  })

  test('a lost connection rejects at once and comes back [OPS-08]', async () => {
    const store = openStore(redis.url)
    expect(await store.consume('back', limit)).toEqual({ isAllowed: true })
    await redis.stop()
    await expect.poll(() => store.consume('back', limit).catch(() => 'rejected')).toBe('rejected')
    await redis.start()
    await expect.poll(() => store.consume('back', limit).catch(() => 'rejected')).toEqual({ isAllowed: true })
    store.close()
  })

  test('a connection that answers no more is replaced by another [OPS-08]', async () => {
    const connections: Socket[] = []
    const { url } = await listen((client) => {
      const server = connect(Number(new URL(redis.url).port), '127.0.0.1')
      connections.push(client.on('error', () => {}).on('close', () => server.destroy()))
      client.pipe(server.on('error', () => {})).pipe(client)
    })
    const store = createRedisStore(url)
    const use = () => store.consume('silence', { max: 1_000, windowS: 60 }).catch(() => 'rejected')
    await expect.poll(use, { timeout: 30_000 }).toEqual({ isAllowed: true })
    for (const client of connections) client.unpipe().resume()
    await expect(store.consume('silence', { max: 1_000, windowS: 60 })).rejects.toThrow('no answer within 250 ms')
    await expect.poll(use, { timeout: 30_000 }).toEqual({ isAllowed: true })
    store.close()
  })

  test.each([
    ['a time of a clock that was wrong', (at: number) => ['SET', String(at + 365 * 86_400_000)], 20],
    ['no number', () => ['SET', 'soon'], undefined],
    ['a list', () => ['RPUSH', 'soon'], undefined],
  ])('a key that holds %s shuts nobody out for longer than its window [OPS-08]', async (key, getValue, retryAfterS) => {
    const [command = '', value = ''] = getValue(Date.now())
    await send(redis.url, [command, `spoke:limit:${key}`, value])
    const store = openStore(redis.url)
    expect(await store.consume(key, limit)).toEqual(
      retryAfterS === undefined ? { isAllowed: true } : { isAllowed: false, retryAfterS },
    )
    store.close()
  })

  test('a time of a clock that was wrong is put right by the first use [OPS-08]', async () => {
    await send(redis.url, ['SET', 'spoke:limit:wrong', String(Date.now() + 365 * 86_400_000)])
    const store = openStore(redis.url)
    await store.consume('wrong', limit)
    expect(await send(redis.url, ['PTTL', 'spoke:limit:wrong'])).toSatisfy((ttl) => ttl > 0 && ttl <= 60_000)
    store.close()
  })
})

test('a server that drops every connection is called by uses alone [OPS-08]', async () => {
  let connections = 0
  const { url, server } = await listen((client) => {
    connections += 1
    // answers what a client says first, in one packet, then goes
    client
      .on('error', () => {})
      .once('data', (text) => {
        client.end('+OK\r\n'.repeat(String(text).split(/^\*/m).length - 1))
      })
  })
  const store = createRedisStore(url)
  const first = once(server, 'connection')
  await expect(store.consume('jo', limit)).rejects.toThrow()
  await first
  const another = once(server, 'connection').then(() => 'called again')
  expect(await Promise.race([another, wait(500, 'left alone')])).toBe('left alone')
  await expect(store.consume('jo', limit)).rejects.toThrow()
  expect(connections).toBe(2)
  store.close()
})

/** One command of another client of the server. */
async function send(url: string, command: string[]): Promise<unknown> {
  const client = await createClient({ url })
    .on('error', () => {})
    .connect()
  try {
    return await client.sendCommand(command)
  } finally {
    client.destroy()
  }
}

/** A store that waits longer, because these tests run on busy machines. */
const openStore = (url: string) => createRedisStore(url, 10_000)

/** Listens on a free port until the test ends. */
async function listen(onConnection: (client: Socket) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

test('without a server every use rejects [OPS-08]', async () => {
  const store = createRedisStore('redis://127.0.0.1:1')
  await expect(store.consume('jo', limit)).rejects.toThrow()
  store.close()
})

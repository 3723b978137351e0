import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { createClient } from '@redis/client'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { redisServer, startRedis } from '#app/http/limits/redis-server.fixtures.ts'
import { checkStore } from './check-store.ts'

/** Returns the port of a server that treats each connection so. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnection)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe.skipIf(!redisServer)('with a real server', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  const getUrl = (user = '', path = '') => redis.url.replace('//', `//${user}`) + path
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  test('a store that takes what is written is no problem', async () => {
    expect(await checkStore(redis.url)).toBeUndefined()
  })

  test('addresses that will never work stop the start, and say what to correct [OPS-12]', async () => {
    const next = 'Correct the user, the password or the database in it.'
    for (const [url, message, step] of [
      [getUrl('jo:wrong@'), 'refuses: WRONGPASS invalid username-password pair', next],
      [getUrl('', '/99'), 'refuses: ERR DB index is out of range', next],
      [getUrl('', '/limits'), 'is no address (Invalid pathname)', 'Correct it.'],
      [redis.url.replace('redis:', 'rediss:'), 'answers without TLS', 'Write redis://.'],
    ] as const)
      await expect(checkStore(url), url).rejects.toMatchObject({
        message: expect.stringContaining(message),
        next: expect.stringContaining(step),
        exitCode: 1,
      })
  })

  test('a missing password stops the start, a right one does not [OPS-12]', async () => {
    const client = createClient({ url: redis.url })
    await client.connect()
    await client.configSet('requirepass', 'right')
    await expect(checkStore(redis.url)).rejects.toThrow('refuses: NOAUTH')
    expect(await checkStore(getUrl(':right@'))).toBeUndefined()
    await client.configSet('requirepass', '')
    client.destroy()
  })
})

test('a store that is down may come back [OPS-08]', async () => {
  expect(await checkStore('redis://127.0.0.1:1')).toMatch(
    /^SHARED_STORE_URL: 127\.0\.0\.1:1 does not answer \(.*ECONNREFUSED/,
  )
  const closing = await listen((socket) => socket.destroy())
  expect(await checkStore(`redis://127.0.0.1:${closing}`)).toContain('does not answer')
})

test('a store that is loading may come back [OPS-08]', async () => {
  const loading = await listen((socket) => socket.on('data', () => socket.write('-LOADING the dataset in memory\r\n')))
  expect(await checkStore(`redis://127.0.0.1:${loading}`)).toContain('does not answer (LOADING')
})

test('a server with another protocol stops the start [OPS-12]', async () => {
  const web = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await expect(checkStore(`redis://127.0.0.1:${web}`)).rejects.toThrow('is no server with the Redis protocol.')
})

test('TLS without a valid certificate, or where none is expected, stops the start [OPS-12]', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createTlsServer({ cert, key }, () => {}).on('tlsClientError', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const alert = await listen((socket) => socket.end(Buffer.from([0x15, 3, 3, 0, 2, 2, 70])))
  await expect(checkStore(`redis://127.0.0.1:${alert}`)).rejects.toThrow('answers with TLS')
  await expect(checkStore(`rediss://${host}`)).rejects.toThrow('has no valid certificate (DEPTH_ZERO_SELF_SIGNED_CERT)')
})

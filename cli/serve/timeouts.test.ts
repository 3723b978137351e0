import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { anApp } from './app.fixtures.ts'
import { createLog } from './log.ts'
import { createShopServer, type ShopServer } from './server.ts'

const NEVER = 600_000
const SOON = 50

const running: ShopServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.drain()
})

async function open(
  timeouts: Partial<Record<'headersMs' | 'requestMs' | 'stalledMs', number>>,
  respond: (request: Request) => Response | Promise<Response> = () => new Response('a page'),
) {
  const server = createShopServer({
    log: createLog({ level: 'silent', write: () => {} }),
    drainMs: SOON,
    timeouts: { headersMs: NEVER, requestMs: NEVER, stalledMs: NEVER, checkMs: 10, ...timeouts },
  })
  running.push(server)
  const port = await server.listen(0)
  const assets = { has: () => false, respond: () => Promise.reject(new Error('there are no assets')) }
  server.open({ app: anApp(respond), assets, origin: 'http://localhost' })
  return { port }
}

/** Everything that the server sends until it closes the connection. */
async function receive(socket: Socket): Promise<string> {
  let received = ''
  for await (const chunk of socket) received += chunk
  return received
}

test('headers that do not end in time are answered with 408 and cut [OPS-04]', async () => {
  const { port } = await open({ headersMs: SOON, requestMs: SOON })
  const socket = connect(port)
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  const response = await receive(socket)
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(response).toContain('x-content-type-options: nosniff')
})

test('a body that does not end in time is answered with 408 and cut [OPS-04]', async () => {
  const { port } = await open({ headersMs: SOON, requestMs: SOON }, async (posted) => new Response(await posted.text()))
  const socket = connect(port)
  socket.write('POST /cart HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nonly this')
  expect(await receive(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})

/** Resolves when a connection that sends nothing has been cut, so that the time is over for earlier ones too. */
const waitForCut = async (port: number) => void (await once(connect(port).resume(), 'close'))

test('a client that reads nothing of its response is cut [OPS-04]', async () => {
  const { port } = await open({ stalledMs: SOON }, () => new Response('x'.repeat(64 * 1024 * 1024)))
  const clientRequest = request({ port, agent: false }).on('error', () => {})
  clientRequest.end()
  const [response] = await once(clientRequest, 'response')
  response.pause()
  // Filling the buffers between server and client counts as reading.
  for (let times = 0; times < 4; times++) await waitForCut(port)
  await expect(once(response.resume(), 'end')).rejects.toThrow('aborted')
})

test('a client that waits for the app is not cut', async () => {
  const later = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { port } = await open({ stalledMs: SOON }, async () => {
    arrived.resolve()
    await later.promise
    return new Response('your order')
  })
  const clientRequest = request({ port, agent: false })
  clientRequest.end()
  await arrived.promise
  await waitForCut(port)
  later.resolve()
  const [response] = await once(clientRequest, 'response')
  expect(response.statusCode).toBe(200)
  await once(response.resume(), 'end')
})

import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { anApp } from './app.fixtures.ts'
import { createLog } from './log.ts'
import { createShopServer } from './server.ts'

const CLIENTS = 30

type Received = { status: number | undefined; connection: string | undefined }

/** A request over the agent's connections; rejects when the connection is refused or reset. */
function get(port: number, path: string, agent: Agent): Promise<Received> {
  return new Promise((resolve, reject) => {
    request({ port, path, agent }, async (response) => {
      try {
        for await (const _ of response);
        resolve({ status: response.statusCode, connection: response.headers.connection })
      } catch (error) {
        reject(error)
      }
    })
      .on('error', reject)
      .end()
  })
}

async function openServer(page: () => Response | Promise<Response>) {
  const server = createShopServer({ log: createLog({ level: 'silent', write: () => {} }) })
  const port = await server.listen(0)
  const app = anApp(({ url }) => (new URL(url).pathname === '/readyz' ? new Response('ready') : page()))
  const assets = { has: () => false, respond: () => Promise.reject(new Error('there are no assets')) }
  server.open({ app, assets, origin: 'http://localhost' })
  return { server, port }
}

test('a shutdown under thirty keep-alive clients loses no request', async () => {
  const { server, port } = await openServer(() => new Response('a page'.repeat(2_000)))
  const answers: Received[] = []
  const failures: unknown[] = []
  const announced = Promise.withResolvers<void>()
  let draining: Promise<void> | undefined
  let areClientsMovedAway = false

  /** Like a load balancer: once /readyz has said 503, it sends visitors for a while, and then no more. */
  async function checkReadiness() {
    const agent = new Agent({ keepAlive: true })
    const statuses: (number | undefined)[] = []
    while (statuses.at(-1) !== 503) {
      statuses.push((await get(port, '/readyz', agent)).status)
      if (answers.length > CLIENTS * 3) draining ??= server.drain(announced.promise)
    }
    const answersBefore = answers.length
    while (answers.length < answersBefore + CLIENTS * 3) await get(port, '/readyz', agent)
    areClientsMovedAway = true
    return statuses
  }

  async function keepAsking() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!areClientsMovedAway) {
      await get(port, '/', agent).then(
        (response) => answers.push(response),
        (error) => failures.push(error),
      )
    }
  }

  const [statuses] = await Promise.all([checkReadiness(), ...Array.from({ length: CLIENTS }, keepAsking)])
  announced.resolve()
  await draining
  expect(failures).toEqual([])
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 503])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect([answers[0]?.connection, answers.at(-1)?.connection]).toEqual(['keep-alive', 'close'])
  await expect(get(port, '/', new Agent())).rejects.toThrow('ECONNREFUSED')
})

test('a connection that was opened before the shutdown may still send its request', async () => {
  const { server, port } = await openServer(() => new Response('a page'))
  const socket = connect(port)
  await once(socket, 'connect')
  // The server has accepted this connection once it has answered one that came later.
  await get(port, '/', new Agent())
  const draining = server.drain()
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [chunk] = await once(socket, 'data')
  expect(String(chunk)).toContain('HTTP/1.1 200')
  await draining
})

test('an idle connection does not hold up a shutdown', async () => {
  const { server, port } = await openServer(() => new Response('a page'))
  const agent = new Agent({ keepAlive: true })
  await get(port, '/', agent)
  const socket = connect(port)
  await once(socket, 'connect')
  await Promise.all([server.drain(), once(socket.resume(), 'close')])
})

test('a response that is still being received is finished before its connection closes', async () => {
  const size = 32 * 1024 * 1024
  const { server, port } = await openServer(() => new Response('x'.repeat(size)))
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, agent: false }, resolve).on('error', reject).end()
  })
  const draining = server.drain()
  let received = 0
  for await (const chunk of response) received += chunk.length
  expect(received).toBe(size)
  await draining
})

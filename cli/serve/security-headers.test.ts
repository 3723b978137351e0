import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { getSecurityHeaders } from '#contracts/security-headers.ts'
import { anApp } from './app.fixtures.ts'
import { openAssets } from './assets.ts'
import { createLog } from './log.ts'
import { createShopServer, type ShopServer } from './server.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function listen({ isTls = true } = {}) {
  const lines: string[] = []
  const server: ShopServer = createShopServer({
    log: createLog({ write: (text) => lines.push(...text.trim().split('\n')) }),
    isTls,
  })
  cleanUps.push(() => server.drain())
  return { server, port: await server.listen(0), lines }
}

async function openServer(options?: { isTls?: boolean }) {
  const { server, port, lines } = await listen(options)
  const folder = await mkdtemp(join(tmpdir(), 'spoke-headers-'))
  cleanUps.push(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n')
  const app = anApp(async (request) => {
    if (request.method === 'POST') await request.text()
    throw new Error('the app is broken')
  })
  const assets = await openAssets(folder, getSecurityHeaders({ isTls: options?.isTls ?? true }))
  server.open({ app, assets, origin: 'https://spoke.example' })
  return { server, port, lines }
}

/** The status and the headers of the response to these bytes. */
async function sendRaw(port: number, bytes: string) {
  const socket = connect(port)
  socket.write(bytes)
  let received = ''
  while (!received.includes('\r\n\r\n')) received += (await once(socket, 'data'))[0]
  socket.destroy()
  const [statusLine = '', ...lines] = received.split('\r\n\r\n')[0]?.split('\r\n') ?? []
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  )
  return { status: Number(statusLine.split(' ')[1]), headers }
}

const FROM_HOST = 'HTTP/1.1\r\nhost: shop.example\r\n'

const REQUESTS = [
  ['a file', 200, `GET /robots.txt ${FROM_HOST}\r\n`],
  [
    'a file that the client has',
    304,
    `GET /robots.txt ${FROM_HOST}if-modified-since: Sat, 01 Jan 2124 00:00:00 GMT\r\n\r\n`,
  ],
  ['an app that throws', 500, `GET / ${FROM_HOST}\r\n`],
  ['a target that is no path', 400, `GET http://elsewhere.example/ ${FROM_HOST}\r\n`],
  ['no HTTP', 400, 'GET / nonsense\r\n\r\n'],
  ['a method that does not exist', 501, `BREW / ${FROM_HOST}\r\n`],
  ['TRACE', 405, `TRACE / ${FROM_HOST}\r\n`],
  ['a body that is too large', 413, `POST /cart ${FROM_HOST}content-length: 2000000\r\n\r\n`],
  ['headers that are too large', 431, `GET / ${FROM_HOST}x: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an unknown expectation', 500, `GET / ${FROM_HOST}expect: tea\r\n\r\n`],
] as const

test.each(REQUESTS)('the response to %s, %i, has the security headers [OPS-04]', async (_, status, bytes) => {
  const { port } = await openServer()
  const response = await sendRaw(port, bytes)
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test.each(REQUESTS.filter(([, status]) => status !== 200 && status < 500))(
  'the response to %s, %i, is one line of the log without a stack [OPS-04]',
  async (_, status, bytes) => {
    const { server, port, lines } = await openServer()
    const { headers } = await sendRaw(port, bytes)
    await server.drain()
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ status, requestId: headers.get('x-request-id') }),
    ])
    expect(lines.join()).not.toContain('    at ')
  },
)

test('a shop that starts or closes says 503 with the security headers [OPS-04]', async () => {
  const { server, port } = await listen()
  const starting = await fetch(`http://localhost:${port}/`)
  server.open({
    app: anApp(() => new Response()),
    assets: { has: () => false, respond: () => Promise.reject(new Error('none')) },
    origin: 'https://spoke.example',
  })
  const announced = Promise.withResolvers<void>()
  const draining = server.drain(announced.promise)
  const closing = await fetch(`http://localhost:${port}/readyz`)
  announced.resolve()
  await draining
  for (const { status, headers } of [starting, closing]) {
    expect(status).toBe(503)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('without TLS no response asks for it', async () => {
  const { port } = await openServer({ isTls: false })
  for (const [, , bytes] of REQUESTS) {
    expect((await sendRaw(port, bytes)).headers.has('strict-transport-security')).toBe(false)
  }
})

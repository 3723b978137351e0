import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { anApp } from './app.fixtures.ts'
import { createLog } from './log.ts'
import { createShopServer, type ShopServer } from './server.ts'

const running: ShopServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.drain()
})

/** The status lines of all responses to these bytes on one connection, and the addresses that the app was asked for. */
async function sendBytes(bytes: string) {
  const paths: string[] = []
  const app = anApp(async (request) => {
    paths.push(new URL(request.url).pathname)
    return new Response(`read ${(await request.text()).length} bytes`)
  })
  const server = createShopServer({ log: createLog({ write: () => {} }) })
  running.push(server)
  const port = await server.listen(0)
  const assets = { has: () => false, respond: () => Promise.reject(new Error('there are no assets')) }
  server.open({ app, assets, origin: 'https://spoke.example' })
  const socket = connect(port)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  // what the server does not want may reset the connection
  socket.on('error', () => {})
  socket.end(bytes, 'latin1')
  await once(socket, 'close')
  return { statuses: [...received.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status)), paths }
}

const POST = 'POST /cart HTTP/1.1\r\nhost: shop.example\r\n'
/** A second request, which a proxy in front would have taken for the body of the first. */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nhost: shop.example\r\n\r\n'
const CHUNKED_END = `0\r\n\r\n${SMUGGLED}`

test.each([
  ['a length beside chunks', `${POST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n${CHUNKED_END}`],
  ['chunks beside a length', `${POST}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n${CHUNKED_END}`],
  ['two lengths', `${POST}content-length: 0\r\ncontent-length: 49\r\n\r\n${SMUGGLED}`],
  ['two equal lengths', `${POST}content-length: 0\r\ncontent-length: 0\r\n\r\n${SMUGGLED}`],
  ['a list of lengths', `${POST}content-length: 0, 49\r\n\r\n${SMUGGLED}`],
  ['a signed length', `${POST}content-length: +0\r\n\r\n${SMUGGLED}`],
  ['a negative length', `${POST}content-length: -1\r\n\r\n${SMUGGLED}`],
  ['a hexadecimal length', `${POST}content-length: 0x0\r\n\r\n${SMUGGLED}`],
  ['a folded length', `${POST}content-length:\r\n 0\r\n\r\n${SMUGGLED}`],
  ['a folded header', `${POST}x: a\r\n content-length: 49\r\n\r\n${SMUGGLED}`],
  ['a folded encoding', `${POST}transfer-encoding:\r\n chunked\r\n\r\n${CHUNKED_END}`],
  ['a space before a colon', `${POST}transfer-encoding : chunked\r\n\r\n${CHUNKED_END}`],
  ['an unknown encoding', `${POST}transfer-encoding: xchunked\r\n\r\n${CHUNKED_END}`],
  ['chunks that are not last', `${POST}transfer-encoding: chunked, identity\r\n\r\n${CHUNKED_END}`],
  ['two encodings', `${POST}transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n${CHUNKED_END}`],
  ['a chunk without a size', `${POST}transfer-encoding: chunked\r\n\r\n\r\n${CHUNKED_END}`],
  ['a chunk that is longer', `${POST}transfer-encoding: chunked\r\n\r\n2\r\nabc\r\n${CHUNKED_END}`],
  ['a size that overflows', `${POST}transfer-encoding: chunked\r\n\r\nffffffffffffffff1\r\n${CHUNKED_END}`],
  ['a bare line feed', `POST /cart HTTP/1.1\nhost: shop.example\ncontent-length: 0\n\n${SMUGGLED}`],
  ['a bare carriage return', `${POST}x: a\rcontent-length: 49\r\n\r\n${SMUGGLED}`],
  ['a null in a header', `${POST}x: a\0\r\n\r\n${SMUGGLED}`],
  ['a header without a name', `${POST}: chunked\r\n\r\n${SMUGGLED}`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
])('a request with %s is refused, and nothing after it is read [OPS-04]', async (_, bytes) => {
  const { statuses, paths } = await sendBytes(bytes)
  expect(statuses).toEqual([400])
  expect(paths).not.toContain('/smuggled')
})

test('a body of a known length is the body, whatever it looks like [OPS-04]', async () => {
  const { statuses, paths } = await sendBytes(
    `${POST}connection: close\r\ncontent-length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  )
  expect([statuses, paths]).toEqual([[200], ['/cart']])
})

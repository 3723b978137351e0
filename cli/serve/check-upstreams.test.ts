import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { generate } from 'selfsigned'
import { expect, onTestFinished, test } from 'vitest'
import { checkUpstreams } from './check-upstreams.ts'

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('an upstream that answers is no line, one that refuses is named by its variables [OPS-12]', async () => {
  const port = await listen(createServer())
  const lines = await checkUpstreams([
    { variable: 'BACKEND_URL', url: `http://127.0.0.1:${port}/api` },
    { variable: 'FIT_URL', url: 'http://127.0.0.1:1/fit' },
    { variable: 'REVIEWS_URL', url: 'http://127.0.0.1:1' },
  ])
  expect(lines).toEqual(['FIT_URL, REVIEWS_URL: http://127.0.0.1:1 cannot be reached (ECONNREFUSED)'])
})

test('an upstream whose certificate has expired is named with its date [OPS-12]', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    notBeforeDate: new Date('2020-01-01T00:00:00Z'),
    notAfterDate: new Date('2020-02-01T00:00:00Z'),
  })
  const port = await listen(createTlsServer({ cert, key }).on('tlsClientError', () => {}))
  expect(await checkUpstreams([{ variable: 'BACKEND_URL', url: `https://127.0.0.1:${port}` }])).toEqual([
    `BACKEND_URL: https://127.0.0.1:${port} has no valid certificate (CERT_HAS_EXPIRED, until Feb  1 00:00:00 2020 GMT): calls fail until it is renewed`,
  ])
})

test('an upstream without TLS behind https is named with the reason [OPS-12]', async () => {
  const port = await listen(createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
  const [line] = await checkUpstreams([{ variable: 'CONTENT_URL', url: `https://127.0.0.1:${port}` }])
  expect(line).toMatch(/^CONTENT_URL: https:\S+ cannot be reached \((ERR_SSL_\w+|EPROTO)\)$/)
})

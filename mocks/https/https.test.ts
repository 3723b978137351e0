import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { createSimulatedBackend, type SimulatedBackend } from '../backend.ts'
import { type Server, serve } from '../server.ts'
import type { FaultResponse } from '../world/faults.ts'
import { getLocalCertificate, readCertificate, type TrustedCertificate } from './certificate.ts'

let backend: SimulatedBackend
let server: Server
let certificate: TrustedCertificate

beforeAll(async () => {
  certificate = await getLocalCertificate(await mkdtemp(join(tmpdir(), 'spoke-certificate-')), ['shop.test'])
  backend = await createSimulatedBackend({
    stores: { us: 'shop.test' },
    storefronts: { us: 'https://storefront.test' },
  })
  server = await serve(backend, { port: 0, storePorts: { us: 0 }, certificate })
})
afterAll(async () => {
  await server.close()
  await backend.close()
})

const PROTOCOLS = ['http', 'https'] as const
type Protocol = (typeof PROTOCOLS)[number]

/** Requests a path of a port of this machine; rejects with the error of a connection that drops before the response. */
async function send(protocol: Protocol, path: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  const target = {
    host: '127.0.0.1',
    servername: 'localhost',
    port: server.port,
    path,
    ca: certificate.cert,
    ...options,
  }
  const request = (protocol === 'https' ? requestHttps : requestHttp)(target)
  const [response] = await once(request.end(body), 'response')
  request.on('error', () => {})
  const responseBody = await text(response).catch(() => undefined)
  return { status: response.statusCode, body: responseBody ?? '', isTruncated: responseBody === undefined }
}

let worldCount = 0
/** Requests a collection in a new world with a fault. */
function sendWithFault(protocol: Protocol, respond: FaultResponse, options: RequestOptions = {}) {
  worldCount += 1
  const world = `fault-${worldCount}`
  backend.worlds.get(world).faults.add({ upstream: 'backend', respond })
  const headers = { baggage: `spoke.world=${world}` }
  return send(protocol, '/backend/collections/gb/trousers.json', { headers, ...options })
}

test.each(PROTOCOLS)('one port takes %s, with bodies of any size', async (protocol) => {
  expect((await send(protocol, '/__control/health')).status).toBe(200)
  const query = JSON.stringify({ query: `{ shop { name } } #${'x'.repeat(300_000)}` })
  const headers = { 'content-type': 'application/json' }
  const response = await send(protocol, '/shopify/gb/api/2025-01/graphql.json', {
    method: 'POST',
    headers,
    body: query,
  })
  expect(JSON.parse(response.body).data).toEqual({ shop: { name: 'SPOKE' } })
  const tooLarge = await send(protocol, '/backend/newsletter', { method: 'POST', body: 'x'.repeat(2_500_000) })
  expect(tooLarge.status).toBe(413)
})

test.each(PROTOCOLS)('faults drop a connection of %s [SIM-05]', async (protocol) => {
  await expect(sendWithFault(protocol, { reset: true })).rejects.toMatchObject({ code: 'ECONNRESET' })
  await expect(sendWithFault(protocol, { loseResponse: true })).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(await sendWithFault(protocol, { truncated: true })).toMatchObject({ status: 200, isTruncated: true })
  const abandoned = sendWithFault(protocol, { timeout: true }, { signal: AbortSignal.timeout(100) })
  await expect(abandoned).rejects.toThrow('aborted')
  expect((await sendWithFault(protocol, { status: 503 })).status).toBe(503)
})

test.each(PROTOCOLS)('a port with a store at its root takes %s [SIM-10]', async (protocol) => {
  const port = Number(new URL(server.stores.us ?? '').port)
  const headers = { host: 'shop.test', origin: 'https://storefront.test', 'content-type': 'application/json' }
  const body = '{"query":"{ product(handle: \\"heroes-navy\\") { featuredImage { url } } }"}'
  const response = await send(protocol, '/api/2025-01/graphql.json', { port, method: 'POST', headers, body })
  expect(JSON.parse(response.body).data.product.featuredImage.url).toBe(
    `${protocol}://shop.test/cdn/heroes-navy/front.jpg`,
  )
})

test.each(PROTOCOLS)('%s refuses a name rebound to this machine [OPS-04]', async (protocol) => {
  const response = await send(protocol, '/__control/health', { headers: { host: 'evil.example' } })
  expect(response.status).toBe(421)
  expect((await send(protocol, '/__control/health', { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await send(protocol, '/__control/health', { headers: { host: 'storefront.test' } })).status).toBe(200)
})

/** Opens a tunnel through the backend's port as a proxy. */
async function openTunnel(host: string) {
  const request = requestHttp({ host: '127.0.0.1', port: server.port, method: 'CONNECT', path: host }).end()
  const [{ statusCode }, socket] = await once(request, 'connect')
  return { statusCode, socket }
}

test('the port is a proxy for its own host names only [SIM-10] [OPS-04]', async () => {
  const { statusCode, socket } = await openTunnel('shop.test:443')
  expect(statusCode).toBe(200)
  const headers = { host: 'shop.test' }
  const secured = connectTls({ socket, servername: 'localhost', ca: certificate.cert })
  const path = '/.well-known/customer-account-api'
  const response = await send('https', path, { createConnection: () => secured, headers })
  expect(JSON.parse(response.body).graphql_api).toContain('https://shop.test/account/customer/api/')
  expect((await openTunnel('evil.example:443')).statusCode).toBe(403)
})

test('a broken handshake does not stop the server', async () => {
  for (const bytes of [[0x16, 3, 1, 0, 2, 9, 9], [0], []])
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.end(Buffer.from(bytes)))
      socket.once('close', () => resolve()).once('error', () => resolve())
      socket.resume()
    })
  expect((await send('https', '/__control/health')).status).toBe(200)
})

test('a server with open and idle connections closes', async () => {
  const own = await serve(backend, { port: 0, certificate })
  const socket = connect(own.port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await own.close()
  await closed
})

test('a certificate is kept, and made anew when it lacks a name [SIM-10]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spoke-certificate-'))
  const first = await getLocalCertificate(folder, [])
  expect(await getLocalCertificate(folder, [])).toEqual(first)
  const second = await getLocalCertificate(folder, ['https://shop.test:8443', '192.0.2.1'])
  expect(second.fingerprint).not.toBe(first.fingerprint)
  expect(await getLocalCertificate(folder, ['shop.test'])).toEqual(second)
  expect(second).toMatchObject({
    file: join(folder, 'cert.pem'),
    fingerprint: expect.stringMatching(/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/),
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(await readFile(join(folder, '.gitignore'), 'utf8')).toBe('*\n')
})

test('the certificate is its own issuer for workerd, and signs no other [SIM-10]', async () => {
  const made = new X509Certificate(certificate.cert)
  expect(made.checkIssued(made)).toBe(true)
  expect(made.ca).toBe(false)
})

test('a saved certificate that workerd refuses is made anew [SIM-10]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spoke-certificate-'))
  const first = await getLocalCertificate(folder, [])
  const altNames = [...['localhost', '*.localhost'], ...REGION_CODES.map((region) => `${region}.localhost`)]
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [
      { name: 'keyUsage', digitalSignature: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...altNames.map((value) => ({ type: 2 as const, value })),
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  })
  await writeFile(first.file, cert)
  await writeFile(join(folder, 'key.pem'), key)
  const second = await getLocalCertificate(folder, [])
  expect(new X509Certificate(second.cert).fingerprint256).not.toBe(new X509Certificate(cert).fingerprint256)
  expect(await getLocalCertificate(folder, [])).toEqual(second)
})

test('a key of another certificate is refused by its file', async () => {
  const other = await getLocalCertificate(await mkdtemp(join(tmpdir(), 'spoke-certificate-')), [])
  const key = other.file.replace('cert.pem', 'key.pem')
  await expect(readCertificate(certificate.file, key)).rejects.toThrow(`${key} is not the private key of`)
})

import { get, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from './backend.ts'
import { refuseOrigin } from './cors.ts'
import { PortTaken, type Server, serve } from './server.ts'
import type { FaultResponse } from './world/faults.ts'

let backend: SimulatedBackend
let server: Server

beforeAll(async () => {
  backend = await createSimulatedBackend({ storefront: 'http://localhost:3000' })
  server = await serve(backend, { port: 0 })
})
afterAll(async () => {
  await server.close()
  await backend.close()
})

let worldCount = 0
/** Fetches a collection of the backend API in a new world with this fault. */
function fetchWithFault(respond: FaultResponse, init: RequestInit = {}) {
  worldCount += 1
  const id = `fault-${worldCount}`
  backend.worlds.get(id).faults.add({ upstream: 'backend', respond })
  const response = fetch(`${server.origin}/backend/collections/gb/trousers.json`, {
    ...init,
    headers: { baggage: `spoke.world=${id}` },
  })
  return { response, journal: () => backend.worlds.get(id).journal.entries({ kind: 'request' }) }
}

const seedCart = (headers: Record<string, string>) =>
  fetch(`${server.origin}/__control/worlds/default/seed/cart`, {
    method: 'POST',
    headers,
    body: '{"lines":[{"product":"heroes-navy"}]}',
  })

/** Requests a path with headers that fetch does not let a caller set, such as `host`. */
function request(path: string, headers: OutgoingHttpHeaders, port = server.port) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
    }).once('error', reject)
  })
}

test('a reset drops the connection before a byte is sent [SIM-05]', async () => {
  const { response, journal } = fetchWithFault({ reset: true })
  const error: unknown = await response.catch((thrown) => thrown)
  expect(error).toMatchObject({ cause: { code: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) } })
  expect(journal()).toMatchObject([{ status: 0, fault: 'reset' }])
})

test('a lost response drops the connection after the work is done [SIM-05]', async () => {
  const world = backend.worlds.get('losing')
  world.faults.add({ upstream: 'backend', operation: 'mailingList', respond: { loseResponse: true }, times: 1 })
  const subscribe = () =>
    fetch(`${server.origin}/backend/v2/mailing-list/subscribe`, {
      method: 'POST',
      headers: { baggage: 'spoke.world=losing', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.com', store: 'gb', list_ids: [], source: 'Footer' }),
    })
  const error: unknown = await subscribe().catch((thrown) => thrown)
  expect(error).toMatchObject({ cause: { code: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) } })
  expect(world.subscriptions.count()).toBe(1)
  expect(world.journal.entries({ kind: 'request' })).toMatchObject([{ status: 0, fault: 'loseResponse' }])
  expect((await subscribe()).status).toBe(200)
})

test('a truncated body ends in the middle [SIM-05]', async () => {
  const response = await fetchWithFault({ truncated: true }).response
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('a timeout holds the connection until the client leaves [SIM-05]', async () => {
  const { response, journal } = fetchWithFault({ timeout: true }, { signal: AbortSignal.timeout(100) })
  await expect(response).rejects.toThrow('aborted due to timeout')
  await expect.poll(journal).toMatchObject([{ status: 0, fault: 'timeout' }])
})

test('a malformed body is not JSON, and an empty one is empty [SIM-05]', async () => {
  const malformed = await fetchWithFault({ malformed: true }).response
  await expect(malformed.json()).rejects.toThrow(SyntaxError)
  const empty = await fetchWithFault({ empty: true }).response
  expect(await empty.text()).toBe('')
})

test('a status fault has its body and headers [SIM-05]', async () => {
  const response = await fetchWithFault({ status: 429, body: { error: 'slow down' }, headers: { 'retry-after': '2' } })
    .response
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
  expect(await response.json()).toEqual({ error: 'slow down' })
})

test('a delay comes before the upstream’s own response [SIM-05]', async () => {
  const started = performance.now()
  const { response, journal } = fetchWithFault({ delayMs: 60 })
  expect(await (await response).json()).toMatchObject({ handle: 'trousers' })
  expect(performance.now() - started).toBeGreaterThanOrEqual(59)
  expect(journal()).toMatchObject([{ status: 200, fault: 'delay 60 ms' }])
})

test('a trickling body comes in pieces and is complete [SIM-05]', async () => {
  const started = performance.now()
  const response = await fetchWithFault({ status: 500, body: { error: 'x'.repeat(100) }, trickleMs: 80 }).response
  const pieces: Uint8Array[] = []
  for await (const piece of response.body ?? []) pieces.push(piece)
  expect(performance.now() - started).toBeGreaterThanOrEqual(79)
  expect(pieces.length).toBeGreaterThan(1)
  expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual({ error: 'x'.repeat(100) })
})

test('a wrong shape is valid JSON, and user errors have the selected fields [SIM-05]', async () => {
  expect(await (await fetchWithFault({ wrongShape: true }).response).json()).toEqual({ unexpected: 'shape' })
  backend.worlds.get('refusing').faults.add({
    upstream: 'shopify',
    operation: 'cartCreate',
    respond: { userErrors: [{ code: 'INVALID', field: null, message: 'No' }] },
  })
  const response = await fetch(`${server.origin}/shopify/gb/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { baggage: 'spoke.world=refusing', 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { made: cartCreate { cart { id } userErrors { message } } }' }),
  })
  expect(await response.json()).toEqual({ data: { made: { cart: null, userErrors: [{ message: 'No' }] } } })
})

test('a small response is sent with its length', async () => {
  const response = await fetch(`${server.origin}/flags/flags`)
  const length = (await response.arrayBuffer()).byteLength
  expect(response.headers.get('content-length')).toBe(String(length))
})

test.each(['/flags/flags', '/assets/nothing.svg'])('HEAD of %s is its GET without a body', async (path) => {
  const url = server.origin + path
  const [head, get] = [await fetch(url, { method: 'HEAD' }), await fetch(url)]
  expect([head.status, await head.text()]).toEqual([get.status, ''])
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
})

test('an unknown upstream gets a 501 with its name', async () => {
  const response = await fetch(`${server.origin}/shopfy/gb`)
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ error: 'No upstream is called "shopfy"' })
})

test('rejects an invalid world id', async () => {
  const response = await fetch(`${server.origin}/backend/x`, { headers: { baggage: 'spoke.world=../etc' } })
  expect(response.status).toBe(400)
})

test.each([
  ['http://localhost:3000', '/backend/x', 'http://localhost:3000', 'true'],
  ['http://localhost:3000', '/shopify/gb/api/2025-01/graphql', 'http://localhost:3000', 'true'],
  ['http://localhost:3000', '/__control/worlds', null, null],
  ['http://localhost:5173', '/shopify/gb/api/2025-01/graphql.json', '*', null],
  ['http://localhost:5173', '/shopify/us/.well-known/openid-configuration', '*', null],
  ['http://localhost:5173', '/images/heroes-navy/front.jpg?width=40', '*', null],
  ['null', '/shopify/gb/api/graphql', '*', null],
  ['http://localhost:5173', '/backend/x', null, null],
  ['http://localhost:5173', '/customer-account/gb/customer/api/2025-01/graphql', null, null],
  ['http://localhost:5173', '/sign-in/gb/oauth/token', null, null],
  ['http://localhost:5173', '/__control/worlds', null, null],
])('a page of %s reads %s as %s, with cookies %s [SIM-10]', async (origin, path, allowed, withCookies) => {
  const { headers } = await fetch(server.origin + path, { headers: { origin } })
  expect(headers.get('access-control-allow-origin')).toBe(allowed)
  expect(headers.get('access-control-allow-credentials')).toBe(withCookies)
  expect(headers.get('access-control-expose-headers')).toEqual(
    allowed && expect.stringContaining('x-shopify-api-version'),
  )
})

test.each(['OPTIONS', 'GET'])('a closed service says why in the journal, and to %s [SIM-10]', async (method) => {
  const world = `closed-${method.toLowerCase()}`
  const response = await fetch(`${server.origin}/backend/x`, {
    method,
    headers: {
      origin: 'http://localhost:5173',
      baggage: `spoke.world=${world}`,
      ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }),
    },
  })
  const reason =
    'Pages of http://localhost:5173 cannot read what backend answers; it answers pages of http://localhost:3000. Start the backend with --storefront http://localhost:5173 for a shop there.'
  if (method === 'OPTIONS') expect([response.status, await response.json()]).toEqual([403, { error: reason }])
  expect(backend.worlds.get(world).journal.entries({ kind: 'warning' })).toMatchObject([{ message: reason }])
})

test('a form that a page without an origin sends leads on, and is no call that is refused', () => {
  const send = (mode: string) =>
    refuseOrigin(
      new Request('http://backend.example/sign-in/gb/login', {
        method: 'POST',
        headers: { origin: 'null', 'sec-fetch-mode': mode },
      }),
      ['http://localhost:3000'],
    )?.reason
  expect(send('navigate')).toBeUndefined()
  expect(send('cors')).toBe(
    'Pages of null cannot read what sign-in answers; it answers pages of http://localhost:3000.',
  )
})

test.each(['http://evil.example', 'http://localhost:5173', 'null'])(
  'a page of %s cannot change a world [OPS-04]',
  async (origin) => {
    const carts = backend.worlds.get('default').carts
    const before = carts.count()
    const response = await seedCart({ origin, 'content-type': 'text/plain' })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      error:
        'Only pages of http://localhost:3000 and of this backend may call this. Use the panel, or the command spoke.',
    })
    expect(carts.count()).toBe(before)
  },
)

test('the panel, the shop and commands can change a world', async () => {
  expect((await seedCart({ origin: server.origin })).status).toBe(201)
  expect((await seedCart({ origin: 'http://localhost:3000' })).status).toBe(201)
  expect((await seedCart({})).status).toBe(201)
})

test('a page of another site cannot embed the panel’s scripts', async () => {
  const embed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  expect((await request('/__panel/arrive.js', embed)).status).toBe(403)
  const follow = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect((await request('/enter?world=default', follow)).status).toBe(303)
})

test.each([
  '/__control/health',
  '/__control/worlds/default/export',
  '/',
  '/enter/default-shop',
  '/__panel/arrive.js',
  '/flags/flags',
])('%s is refused to a name rebound to this machine [OPS-04]', async (path) => {
  const response = await request(path, { host: 'evil.example:4010', origin: 'http://evil.example:4010' })
  expect(response.status).toBe(421)
  expect(JSON.parse(response.body)).toEqual({
    error: `The simulated backend does not serve the host "evil.example:4010". Use ${server.origin}, or start it with that host in --host or --storefront.`,
  })
})

test.each(['localhost', '127.0.0.1', '[::1]', 'shop.localhost'])('the control API is served at %s', async (host) => {
  expect((await request('/__control/health', { host: `${host}:${server.port}` })).status).toBe(200)
})

test('the backend is served at the host of its shop', async () => {
  const ofShop = await createSimulatedBackend({ storefront: 'http://spoke.test:3000' })
  const own = await serve(ofShop, { port: 0 })
  onTestFinished(async () => {
    await own.close()
    await ofShop.close()
  })
  expect((await request('/__control/health', { host: 'spoke.test:4010' }, own.port)).status).toBe(200)
  expect((await request('/__control/health', { host: 'evil.test:4010' }, own.port)).status).toBe(421)
})

test('a CORS preflight request is answered', async () => {
  const response = await fetch(`${server.origin}/analytics/v1/batch`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,traceparent',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type,traceparent')
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
})

test.each([2_500_000, 11_000_000])('a body of %i bytes is refused in words [SIM-10]', async (size) => {
  const response = await fetch(`${server.origin}/backend/newsletter`, { method: 'POST', body: 'x'.repeat(size) })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ error: 'The body is longer than 2000000 bytes' })
})

const SHOP_NAME = JSON.stringify({ query: '{ shop { name } }' })
const sendEncoded = (
  encoding: string,
  body: Uint8Array<ArrayBuffer> | string,
  path = '/shopify/gb/api/2025-01/graphql',
) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body,
  })

test.each([
  ['gzip', gzipSync(SHOP_NAME)],
  ['deflate', deflateSync(SHOP_NAME)],
  ['br', brotliCompressSync(SHOP_NAME)],
  ['gzip, br', brotliCompressSync(gzipSync(SHOP_NAME))],
  ['identity', SHOP_NAME],
])('a body that is compressed as %s is read [SIM-10]', async (encoding, body) => {
  const response = await sendEncoded(encoding, typeof body === 'string' ? body : new Uint8Array(body))
  expect(await response.json()).toMatchObject({ data: { shop: { name: 'SPOKE' } } })
})

test('a body in another encoding is refused, a broken and an enormous one too [SIM-10]', async () => {
  const refuse = async (encoding: string, body: string | Buffer) => {
    const response = await sendEncoded(encoding, typeof body === 'string' ? body : new Uint8Array(body), '/backend/x')
    return [response.status, await response.json()]
  }
  expect(await refuse('compress', SHOP_NAME)).toEqual([
    415,
    { error: 'The body is encoded as "compress": send one of br, deflate, gzip, x-gzip, or none' },
  ])
  expect(await refuse('gzip', SHOP_NAME)).toEqual([
    400,
    { error: 'The body is not gzip, as its content-encoding says' },
  ])
  expect((await refuse('gzip', gzipSync('x'.repeat(3_000_000))))[0]).toBe(413)
})

test('rejects in JSON a request that fetch cannot make', async () => {
  const response = await new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('TRACE / HTTP/1.1\r\nhost: localhost\r\n\r\n'))
    socket.once('data', (data) => resolve(data.toString()))
  })
  expect(response).toMatch(/^HTTP\/1.1 400 .*\{"error":"The request is not one/s)
})

test('rejects a taken port by number', async () => {
  await expect(serve(backend, { port: server.port })).rejects.toThrow(PortTaken)
  await expect(serve(backend, { port: server.port })).rejects.toThrow(`Port ${server.port} is taken`)
})

test('invalid HTTP does not stop the server', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end('NOT HTTP AT ALL\r\n\r\n'))
    socket.once('close', () => resolve())
    socket.once('error', () => resolve())
    socket.resume()
  })
  expect((await fetch(`${server.origin}/__control/health`)).status).toBe(200)
})

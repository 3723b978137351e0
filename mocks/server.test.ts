import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from './backend.ts'
import type { FaultResponse } from './faults.ts'
import { PortTaken, type Server, serve } from './server.ts'

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

let worldsMade = 0
/** Asks the backend API for a collection, in a world of its own that has this fault. */
function ask(respond: FaultResponse, init: RequestInit = {}) {
  worldsMade += 1
  const id = `fault-${worldsMade}`
  backend.worlds.get(id).faults.add({ upstream: 'backend', respond })
  const answer = fetch(`${server.origin}/backend/collections/gb/trousers.json`, {
    ...init,
    headers: { baggage: `spoke.world=${id}` },
  })
  return { answer, journal: () => backend.worlds.get(id).journal.entries({ kind: 'request' }) }
}

test('a reset drops the connection before a byte is sent [SIM-05]', async () => {
  const { answer, journal } = ask({ reset: true })
  const error: unknown = await answer.catch((thrown) => thrown)
  expect(error).toMatchObject({ cause: { code: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) } })
  expect(journal()).toMatchObject([{ status: 0, fault: 'reset' }])
})

test('a truncated body breaks off in the middle [SIM-05]', async () => {
  const response = await ask({ truncated: true }).answer
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('a timeout holds the connection until the client leaves [SIM-05]', async () => {
  const { answer, journal } = ask({ timeout: true }, { signal: AbortSignal.timeout(100) })
  await expect(answer).rejects.toThrow('aborted due to timeout')
  await expect.poll(journal).toMatchObject([{ status: 0, fault: 'timeout' }])
})

test('a malformed body is no JSON, an empty one is nothing [SIM-05]', async () => {
  const malformed = await ask({ malformed: true }).answer
  await expect(malformed.json()).rejects.toThrow(SyntaxError)
  const empty = await ask({ empty: true }).answer
  expect(await empty.text()).toBe('')
})

test('a status comes with the body and headers that were asked for [SIM-05]', async () => {
  const response = await ask({ status: 429, body: { error: 'slow down' }, headers: { 'retry-after': '2' } }).answer
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
  expect(await response.json()).toEqual({ error: 'slow down' })
})

test('a delay comes before the upstream’s own answer, which follows whole [SIM-05]', async () => {
  const started = performance.now()
  const { answer, journal } = ask({ delayMs: 60 })
  expect(await (await answer).json()).toMatchObject({ handle: 'trousers' })
  expect(performance.now() - started).toBeGreaterThanOrEqual(59)
  expect(journal()).toMatchObject([{ status: 200, fault: 'delay 60 ms' }])
})

test('a body that trickles comes in pieces, and is the same in the end [SIM-05]', async () => {
  const started = performance.now()
  const response = await ask({ status: 500, body: { error: 'x'.repeat(100) }, trickleMs: 80 }).answer
  const pieces: Uint8Array[] = []
  for await (const piece of response.body ?? []) pieces.push(piece)
  expect(performance.now() - started).toBeGreaterThanOrEqual(79)
  expect(pieces.length).toBeGreaterThan(1)
  expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual({ error: 'x'.repeat(100) })
})

test('a shape that no contract has is still JSON; a refusal comes in the fields that were asked for [SIM-05]', async () => {
  expect(await (await ask({ wrongShape: true }).answer).json()).toEqual({ unexpected: 'shape' })
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

test('an answer is sent in one piece that says its length', async () => {
  const response = await fetch(`${server.origin}/flags/flags`)
  const length = (await response.arrayBuffer()).byteLength
  expect(response.headers.get('content-length')).toBe(String(length))
})

test('an upstream that does not exist is told from those that do', async () => {
  const response = await fetch(`${server.origin}/shopfy/gb`)
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ error: 'No upstream is called "shopfy"' })
})

test('a world that cannot be a name is refused', async () => {
  const response = await fetch(`${server.origin}/backend/x`, { headers: { baggage: 'spoke.world=../etc' } })
  expect(response.status).toBe(400)
})

test('the shop’s own pages may call with cookies, others and the control API may not', async () => {
  const from = async (origin: string, path: string) => {
    const { headers } = await fetch(server.origin + path, { headers: { origin } })
    return headers.get('access-control-allow-origin')
  }
  expect(await from('http://localhost:3000', '/backend/x')).toBe('http://localhost:3000')
  expect(await from('http://evil.example', '/backend/x')).toBeNull()
  expect(await from('http://localhost:3000', '/__control/worlds')).toBeNull()
})

test('a foreign page cannot change a world, however simple its post is', async () => {
  const reset = (origin: string) =>
    fetch(`${server.origin}/__control/worlds/default/reset`, { method: 'POST', headers: { origin }, body: '{}' })
  expect((await reset('http://evil.example')).status).toBe(403)
  expect((await reset(server.origin)).status).toBe(200)
})

test('a browser that asks before it calls is answered', async () => {
  const response = await fetch(`${server.origin}/analytics/v1/track`, {
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

test('a body that no shop would send is refused', async () => {
  const response = await fetch(`${server.origin}/backend/newsletter`, { method: 'POST', body: 'x'.repeat(2_500_000) })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ error: 'The body is longer than 2000000 bytes' })
})

test('a request that fetch does not know is refused in JSON', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('TRACE / HTTP/1.1\r\nhost: localhost\r\n\r\n'))
    socket.once('data', (data) => resolve(data.toString()))
  })
  expect(answer).toMatch(/^HTTP\/1.1 400 .*\{"error":"That is no request/s)
})

test('a port that is taken is said to be', async () => {
  await expect(serve(backend, { port: server.port })).rejects.toThrow(PortTaken)
  await expect(serve(backend, { port: server.port })).rejects.toThrow(`Port ${server.port} is taken`)
})

test('nonsense on the wire does not stop the server', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end('NOT HTTP AT ALL\r\n\r\n'))
    socket.once('close', () => resolve())
    socket.once('error', () => resolve())
    socket.resume()
  })
  expect((await fetch(`${server.origin}/__control/health`)).status).toBe(200)
})

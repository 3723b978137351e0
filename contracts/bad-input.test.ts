import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createBodyStream, repeatChunk, toBytes } from './body-stream.fixtures.ts'
import { CLIENT_CALLS } from './client-calls.ts'
import { createSend, type HttpOptions, UpstreamError } from './http.ts'
import { noRetry } from './retry.ts'

const MIB = 1024 * 1024
/** The longest body that a call reads; a collection has megabytes. */
const LARGER_LIMITS: Readonly<Record<string, number>> = {
  'backend collection': 64 * MIB,
  'backend lookUpOrder': 8 * MIB,
}
const getLimit = (title: string) => LARGER_LIMITS[title] ?? 2 * MIB

const calls = Object.entries(CLIENT_CALLS).flatMap(([upstream, operations]) =>
  Object.entries(operations).flatMap(([operation, list]) =>
    list.map((call) => [`${upstream} ${operation}`, call] as const),
  ),
)
type Call = (typeof calls)[number][1]

/** How a call ends: 'accepted', or its typed error. Any other error fails the test. */
async function getOutcome(call: Call, options: Partial<HttpOptions>): Promise<'accepted' | UpstreamError> {
  try {
    await call({ baseUrl: 'http://upstream.test', retry: noRetry, ...options })
    return 'accepted'
  } catch (error) {
    expect(error).toBeInstanceOf(UpstreamError)
    return error as UpstreamError
  }
}

/** Calls that take any body of a success. */
const TAKES_ANY_BODY = [
  ...['analytics batch', 'reports report'],
  ...['backend outOfStock', 'backend unsubscribe', 'backend survey', 'backend referAFriend'],
  ...['fit createFit', 'fit updateFit', 'fit forgetFit', 'fit mailFit'],
]
const latin1 = Uint8Array.from('{"title":"Größe","data":{"error":"é"}}', (character) => character.charCodeAt(0))
const utf16 = new Uint8Array(Uint16Array.from('\uFEFF{"data":null}', (character) => character.charCodeAt(0)).buffer)

test.each(calls)('%s: a page, another charset and broken JSON are typed errors [CTR-03]', async (title, call) => {
  const bodies = [toBytes('<!doctype html><h1>It works</h1>'), latin1, utf16, toBytes('{"data":{'), toBytes('\u0000')]
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json; charset=iso-8859-1' }
    const outcome = await getOutcome(call, { fetch: async () => new Response(body, { headers }) })
    if (TAKES_ANY_BODY.includes(title)) expect(outcome).toBe('accepted')
    else expect(outcome).toMatchObject({ kind: 'malformed', status: 200 })
  }
})

test.each(calls)('%s: 3 MB of JSON are refused or read, never half [CTR-03]', async (title, call) => {
  const body = JSON.stringify({ products: [], data: {}, padding: 'x'.repeat(3 * MIB) })
  const outcome = await getOutcome(call, { fetch: async () => new Response(body) })
  if (title === 'backend collection') expect(outcome).toBe('accepted')
  else if (title === 'backend lookUpOrder') expect(outcome).toMatchObject({ kind: 'off-contract' })
  else expect(outcome).toMatchObject({ kind: 'malformed', detail: 'the response is longer than 2097152 bytes' })
})

test.each(calls)('%s: an endless body ends at the limit [CTR-03]', async (title, call) => {
  const chunk = toBytes(' '.repeat(256 * 1024))
  const { stream, state } = createBodyStream(repeatChunk(chunk))
  const outcome = await getOutcome(call, { fetch: async () => new Response(stream) })
  expect(outcome).toMatchObject({ kind: 'malformed' })
  expect(state.isCancelled).toBe(true)
  expect(state.bytesRead).toBeLessThanOrEqual(getLimit(title) + chunk.length)
})

test.each(calls)('%s: a body that stalls ends with the time of the call [CTR-03]', async (_, call) => {
  const { stream, state } = createBodyStream([toBytes('{"data":')], { endless: true })
  // this fetch ignores its signal, as a broken proxy of it may
  const outcome = await getOutcome(call, { fetch: async () => new Response(stream), timeoutMs: 5 })
  expect(outcome).toMatchObject({ kind: 'timeout' })
  expect(state.isCancelled).toBe(true)
})

test.each(calls)('%s: a redirect is an error that says so [CTR-03]', async (_, call) => {
  for (const status of [301, 302, 303, 307, 308]) {
    const headers = { location: 'http://elsewhere.test' }
    const outcome = await getOutcome(call, { fetch: async () => new Response(null, { status, headers }) })
    expect(outcome).toMatchObject({ kind: 'status', status, detail: `status ${status}, redirects are not followed` })
  }
  // how a browser shows a redirect that it does not follow
  const opaque = { status: 0, headers: new Headers(), body: null } as Response
  expect(await getOutcome(call, { fetch: async () => opaque })).toMatchObject({
    detail: 'status 0, redirects are not followed',
  })
})

test('a compressed answer counts as it is read [CTR-03]', async () => {
  const bytes = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': bytes.length }).end(bytes)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const send = createSend('backend', { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  await expect(send({ operation: 'order', method: 'GET', path: '/' })).rejects.toMatchObject({
    kind: 'malformed',
    detail: 'the response is longer than 2097152 bytes',
  })
})

test('a redirect to itself is requested once [CTR-03]', async () => {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    response.writeHead(302, { location: request.url }).end('{"token":"never"}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const [, call] of calls)
    expect(await getOutcome(call, { baseUrl })).toMatchObject({ kind: 'status', status: 302 })
  expect(requests).toBe(calls.length)
})

test('errors of GraphQL without a shape are typed errors [CTR-03]', async () => {
  for (const errors of [[null], ['no'], [7], [{}], [{ message: 7 }]]) {
    const body = JSON.stringify({ data: null, errors })
    for (const upstream of ['shopify', 'content', 'customer-account'])
      for (const [call] of Object.values(CLIENT_CALLS[upstream] ?? {}))
        if (call)
          expect(await getOutcome(call, { fetch: async () => new Response(body) })).toMatchObject({
            kind: 'graphql',
            detail: 'an error without a code',
          })
  }
})

test('the transport uses web standards only, as Workers have them', () => {
  const files = [
    'http',
    'read-body',
    'retry',
    'rest',
    'rest-list',
    'json-list',
    'json-error',
    'parse-json',
    'refusals',
    'graphql',
    'guard',
    'assumed',
  ]
  for (const file of files)
    expect(readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8')).not.toMatch(
      /from 'node:|\b(Buffer|process|setImmediate|require)\b[.(]/,
    )
})

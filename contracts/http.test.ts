import { expect, test } from 'vitest'
import { createSend, type HttpOptions, isUnreported, UpstreamError, withHeaders } from './http.ts'
import { busy, type RetryPolicy } from './retry.ts'

const eager: RetryPolicy = { retries: 2, statuses: busy, firstDelayMs: 1, maxDelayMs: 5 }
const get = { operation: 'collection', method: 'GET', path: '/collections/gb/trousers.json' }
const post = { operation: 'newsletter', method: 'POST', path: '/newsletter', body: '{}' }

/** A fetch that answers what it is told, one after the other (the last one for ever), and remembers what was asked. */
function upstream(...answers: (Response | Error)[]) {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init))
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer?.clone() ?? new Response()
  }
  const send = (options: Partial<HttpOptions> = {}) =>
    createSend('backend', { baseUrl: 'http://backend.test', fetch, ...options })
  return { requests, send }
}

/** Never answers, and does not listen to its signal either. */
const deaf = () => new Promise<Response>(() => {})

test('any status is an answer', async () => {
  const { send } = upstream(new Response('gone', { status: 410 }))
  expect(await send()(get)).toEqual({ status: 410, text: 'gone' })
})

test('a redirect is not followed: it would take our keys along', async () => {
  const { requests, send } = upstream(
    new Response(null, { status: 302, headers: { location: 'http://elsewhere.test' } }),
  )
  expect(await send()(get)).toMatchObject({ status: 302 })
  expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
})

test('a broken connection is a Network Error, which is not reported', async () => {
  const { send } = upstream(new TypeError('fetch failed'))
  const error: unknown = await send()(get).catch((error) => error)
  expect(error).toBeInstanceOf(UpstreamError)
  expect(error).toMatchObject({
    kind: 'network',
    message: 'Network Error',
    upstream: 'backend',
    operation: 'collection',
  })
  expect(isUnreported(error)).toBe(true)
})

test('a connection that breaks within the body is a Network Error', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  const fetch = async () => new Response(body)
  const send = createSend('backend', { baseUrl: 'http://backend.test', fetch })
  await expect(send(get)).rejects.toMatchObject({ kind: 'network' })
})

test('a caller who gives up gets Request aborted, which is not reported', async () => {
  const gaveUp = new AbortController()
  const send = createSend('backend', { baseUrl: 'http://backend.test', fetch: deaf })
  const answer = send({ ...get, signal: gaveUp.signal })
  gaveUp.abort()
  const error: unknown = await answer.catch((error) => error)
  expect(error).toMatchObject({ kind: 'aborted', message: 'Request aborted' })
  expect(isUnreported(error)).toBe(true)
})

test('an upstream that never answers is a timeout, which is reported', async () => {
  const send = createSend('backend', { baseUrl: 'http://backend.test', fetch: deaf, timeoutMs: 5 })
  const error: unknown = await send(get).catch((error) => error)
  expect(error).toMatchObject({ kind: 'timeout', message: 'backend collection: no complete answer in time' })
  expect(isUnreported(error)).toBe(false)
})

test("the caller's own deadline is a timeout too", async () => {
  const send = createSend('backend', { baseUrl: 'http://backend.test', fetch: deaf })
  await expect(send({ ...get, signal: AbortSignal.timeout(5) })).rejects.toMatchObject({ kind: 'timeout' })
})

test('a busy upstream is asked again', async () => {
  const { requests, send } = upstream(new Response('', { status: 503 }), new Error('reset'), new Response('here'))
  expect(await send({ retry: eager })(get)).toEqual({ status: 200, text: 'here' })
  expect(requests).toHaveLength(3)
})

test('after the last try the answer is what came last', async () => {
  const { requests, send } = upstream(new Response('', { status: 503 }))
  expect(await send({ retry: eager })(get)).toMatchObject({ status: 503 })
  expect(requests).toHaveLength(3)
})

test('an answer that is no better the second time is taken at once', async () => {
  const { requests, send } = upstream(new Response('', { status: 404 }))
  await send({ retry: eager })(get)
  expect(requests).toHaveLength(1)
})

test('what changes something is never sent twice', async () => {
  const { requests, send } = upstream(new Response('', { status: 503 }))
  await send({ retry: eager })(post)
  expect(requests).toHaveLength(1)
})

test('what may be repeated although it is a POST is asked again', async () => {
  const { requests, send } = upstream(new Response('', { status: 503 }))
  await send({ retry: eager })({ ...post, repeatable: true })
  expect(requests).toHaveLength(3)
})

test('a call may be less patient than its client', async () => {
  const { requests, send } = upstream(new Response('', { status: 503 }))
  await send({ retry: eager })({ ...get, retry: { ...eager, retries: 0 } })
  expect(requests).toHaveLength(1)
})

test('a caller who gives up between two tries is heard', async () => {
  const gaveUp = new AbortController()
  const { requests, send } = upstream(new Response('', { status: 503 }))
  const patient = { ...eager, firstDelayMs: 60_000, maxDelayMs: 60_000 }
  const answer = send({ retry: patient })({ ...get, signal: gaveUp.signal })
  while (requests.length === 0) await Promise.resolve()
  gaveUp.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
})

test('headers are asked for anew with every request', async () => {
  const { requests, send } = upstream(new Response('', { status: 503 }))
  let tries = 0
  const headers = () => ({ traceparent: `00-${++tries}` })
  await send(withHeaders({ baseUrl: 'http://backend.test', headers, retry: eager }, { 'x-api-key': 'k' }))(get)
  expect(requests.map(({ headers }) => [headers.get('traceparent'), headers.get('x-api-key')])).toEqual([
    ['00-1', 'k'],
    ['00-2', 'k'],
    ['00-3', 'k'],
  ])
})

import { expect, test } from 'vitest'
import { createSend, describeStatus, type HttpOptions, isUnreported, UpstreamError, withHeaders } from './http.ts'
import { isBusy, type RetryPolicy } from './retry.ts'

const quickRetry: RetryPolicy = { retries: 2, isRetryable: isBusy, firstDelayMs: 1, maxDelayMs: 5 }
const get = { operation: 'collection', method: 'GET', path: '/collections/gb/trousers.json' }
const post = { operation: 'newsletter', method: 'POST', path: '/newsletter', body: '{}' }

/** A fetch that returns the responses in order, the last one repeatedly, and records the requests. */
function createSequence(...responses: (Response | Error)[]) {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init))
    const response = responses.length > 1 ? responses.shift() : responses[0]
    if (response instanceof Error) throw response
    return response?.clone() ?? new Response()
  }
  const send = (options: Partial<HttpOptions> = {}) =>
    createSend('backend', { baseUrl: 'http://backend.test', fetch, ...options })
  return { requests, send }
}

const toBytes = (text: string) => new TextEncoder().encode(text)

/** Never resolves and ignores its signal. */
const neverResolves = () => new Promise<Response>(() => {})

test('a response of any status is returned', async () => {
  const { send } = createSequence(new Response('gone', { status: 410 }))
  expect(await send()(get)).toEqual({
    status: 410,
    attempts: 1,
    contentType: 'text/plain;charset=UTF-8',
    bytes: toBytes('gone'),
  })
})

test('a redirect is not followed, so that keys stay here', async () => {
  const { requests, send } = createSequence(
    new Response(null, { status: 302, headers: { location: 'http://elsewhere.test' } }),
  )
  expect(await send()(get)).toMatchObject({ status: 302 })
  expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
})

test('a body that is longer than its call allows is refused [CTR-03]', async () => {
  const { send } = createSequence(new Response('x'.repeat(100)))
  const tooLong = { kind: 'malformed', status: 200, detail: 'the response is longer than 99 bytes' }
  await expect(send({ maxBytes: 99 })(get)).rejects.toMatchObject(tooLong)
  await expect(send({ maxBytes: 100 })({ ...get, maxBytes: 99 })).rejects.toMatchObject(tooLong)
  expect(await send({ maxBytes: 99 })({ ...get, maxBytes: 100 })).toMatchObject({ status: 200 })
})

test('a broken connection is a Network Error, which is not reported', async () => {
  const { send } = createSequence(new TypeError('fetch failed'))
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

test('a connection that breaks during the body is a Network Error', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  const fetch = async () => new Response(body)
  const send = createSend('backend', { baseUrl: 'http://backend.test', fetch })
  await expect(send(get)).rejects.toMatchObject({ kind: 'network' })
})

test('an aborted request is Request aborted, which is not reported', async () => {
  const controller = new AbortController()
  const send = createSend('backend', { baseUrl: 'http://backend.test', fetch: neverResolves })
  const response = send({ ...get, signal: controller.signal })
  controller.abort()
  const error: unknown = await response.catch((error) => error)
  expect(error).toMatchObject({ kind: 'aborted', message: 'Request aborted' })
  expect(isUnreported(error)).toBe(true)
})

test('an upstream that never responds is a timeout, which is reported', async () => {
  const send = createSend('backend', { baseUrl: 'http://backend.test', fetch: neverResolves, timeoutMs: 5 })
  const error: unknown = await send(get).catch((error) => error)
  expect(error).toMatchObject({ kind: 'timeout', message: 'backend collection: no complete response in time' })
  expect(isUnreported(error)).toBe(false)
})

test("the caller's own deadline is a timeout too", async () => {
  const send = createSend('backend', { baseUrl: 'http://backend.test', fetch: neverResolves })
  await expect(send({ ...get, signal: AbortSignal.timeout(5) })).rejects.toMatchObject({ kind: 'timeout' })
})

test('a busy upstream is retried', async () => {
  const { requests, send } = createSequence(new Response('', { status: 503 }), new Error('reset'), new Response('here'))
  const failures: unknown[] = []
  const onRetry = (...retry: unknown[]) => failures.push(retry)
  expect(await send({ retry: quickRetry, onRetry })(get)).toMatchObject({ status: 200, bytes: toBytes('here') })
  expect(requests).toHaveLength(3)
  expect(failures).toEqual([
    [1, 'status 503'],
    [2, 'Error'],
  ])
})

test('after the last attempt the last response is returned', async () => {
  const { requests, send } = createSequence(new Response('', { status: 503 }))
  expect(await send({ retry: quickRetry })(get)).toMatchObject({ status: 503, attempts: 3 })
  expect(requests).toHaveLength(3)
})

test.each([
  [503, 1, 'status 503'],
  [503, 3, 'status 503 after 3 tries'],
  [302, 1, 'status 302, redirects are not followed'],
])('status %i after %i attempts is described as %s', (status, attempts, description) => {
  expect(describeStatus(status, attempts)).toBe(description)
})

test('a status that is not retryable is returned at once', async () => {
  const { requests, send } = createSequence(new Response('', { status: 404 }))
  await send({ retry: quickRetry })(get)
  expect(requests).toHaveLength(1)
})

test('a call that is not idempotent is never sent twice', async () => {
  const { requests, send } = createSequence(new Response('', { status: 503 }))
  await send({ retry: quickRetry })(post)
  expect(requests).toHaveLength(1)
})

test('a POST that is declared idempotent is retried', async () => {
  const { requests, send } = createSequence(new Response('', { status: 503 }))
  await send({ retry: quickRetry })({ ...post, isIdempotent: true })
  expect(requests).toHaveLength(3)
})

test('the retry option of a call overrides the client', async () => {
  const { requests, send } = createSequence(new Response('', { status: 503 }))
  await send({ retry: quickRetry })({ ...get, retry: { ...quickRetry, retries: 0 } })
  expect(requests).toHaveLength(1)
})

test('an abort between two attempts ends the call', async () => {
  const controller = new AbortController()
  const { requests, send } = createSequence(new Response('', { status: 503 }))
  const slowRetry = { ...quickRetry, firstDelayMs: 60_000, maxDelayMs: 60_000 }
  const response = send({ retry: slowRetry })({ ...get, signal: controller.signal })
  while (requests.length === 0) await Promise.resolve()
  controller.abort()
  await expect(response).rejects.toMatchObject({ kind: 'aborted' })
})

test('header functions are called for every request', async () => {
  const { requests, send } = createSequence(new Response('', { status: 503 }))
  let attempts = 0
  const headers = () => ({ traceparent: `00-${++attempts}` })
  await send(withHeaders({ baseUrl: 'http://backend.test', headers, retry: quickRetry }, { 'x-api-key': 'k' }))(get)
  expect(requests.map(({ headers }) => [headers.get('traceparent'), headers.get('x-api-key')])).toEqual([
    ['00-1', 'k'],
    ['00-2', 'k'],
    ['00-3', 'k'],
  ])
})

test('a guard sees how a call ended, and can refuse it [OPS-10]', async () => {
  const { requests, send } = createSequence(new Response('', { status: 503 }))
  const watchedCalls: unknown[] = []
  const watched = send({
    guard: async (call, sendIt) => {
      const response = await sendIt()
      watchedCalls.push([call.upstream, call.operation, response.status])
      return response
    },
  })
  expect(await watched(get)).toMatchObject({ status: 503 })
  expect(watchedCalls).toEqual([['backend', 'collection', 503]])

  const refusal = new UpstreamError({
    upstream: 'backend',
    operation: 'collection',
    kind: 'refused',
    detail: 'not sent',
  })
  const refusing = send({ retry: quickRetry, guard: () => Promise.reject(refusal) })
  await expect(refusing(get)).rejects.toBe(refusal)
  expect(requests).toHaveLength(1)
})

test('calls end with the time that is left for all of them [OPS-10]', async () => {
  const { requests, send } = createSequence(new Response('{}'))
  await expect(send({ getTimeLeft: () => 0 })(get)).rejects.toMatchObject({
    kind: 'refused',
    detail: 'not sent, because no time is left',
  })
  expect(requests).toEqual([])
  const slow = createSend('backend', { baseUrl: '', fetch: neverResolves, timeoutMs: 60_000, getTimeLeft: () => 5 })
  await expect(slow(get)).rejects.toMatchObject({ kind: 'timeout' })
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPictureForwarder } from './forward-picture.ts'

const ADDRESS = 'https://shop.example/cdn/a/b.jpg?width=640'
const BROWSER = 'image/avif,image/webp,image/apng,*/*;q=0.8'

type HostRequest = { url: string; init: RequestInit }
type Respond = (signal: AbortSignal) => Response | Promise<Response>

/** Forwards a picture; returns the response, the requests to the image host and the failures. */
async function forward(
  { url = ADDRESS, ...init }: RequestInit & { url?: string } = {},
  respond: Respond = () => aPicture(),
) {
  const hostRequests: HostRequest[] = []
  const failures: string[] = []
  const forwardPicture = createPictureForwarder({
    origin: 'https://images.example',
    timeoutMs: 20,
    onFailure: (failure) => failures.push(failure),
    fetch: async (target, options = {}) => {
      hostRequests.push({
        url: String(target),
        init: { ...options, headers: Object.fromEntries(new Headers(options.headers)) },
      })
      return respond(options.signal ?? AbortSignal.abort())
    },
  })
  return { response: await forwardPicture(new Request(url, init), { traceparent: '00-1' }), hostRequests, failures }
}

const aPicture = (headers: Record<string, string> = {}, body: BodyInit | null = 'bytes') =>
  new Response(body, { headers: { 'content-type': 'image/avif', ...headers } })

test('a picture is passed on as the image host sends it [OPS-07]', async () => {
  const cacheControl = 'public, max-age=31536000, immutable'
  const { response, hostRequests } = await forward({ headers: { accept: BROWSER } }, () =>
    aPicture({
      etag: '"1"',
      'cache-control': cacheControl,
      'content-length': '5',
      vary: 'Origin',
      'set-cookie': 'a=1',
    }),
  )
  expect([response.status, await response.text()]).toEqual([200, 'bytes'])
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/avif',
    'content-length': '5',
    'cache-control': cacheControl,
    etag: '"1"',
    vary: 'accept',
  })
  expect(hostRequests.map(({ url }) => url)).toEqual(['https://images.example/a/b.jpg?width=640'])
})

test('the image host gets the formats, and nothing else of the visitor [OPS-04]', async () => {
  const headers = {
    accept: `${BROWSER},text/secret`,
    cookie: 'session=1',
    authorization: 'Bearer 1',
    'user-agent': 'Browser',
    referer: 'https://shop.example/account',
    'x-forwarded-for': '192.0.2.1',
    range: 'bytes=0-1',
  }
  const { hostRequests } = await forward({ headers })
  expect(hostRequests[0]?.init).toMatchObject({ method: 'GET', redirect: 'manual' })
  expect(hostRequests[0]?.init.headers).toEqual({
    traceparent: '00-1',
    accept: 'image/avif,image/webp,image/*',
    'accept-encoding': 'identity',
  })
})

test.each(['/cdn/a/b.jpg?width=640&v=17', '/cdn/a/b.jpg?v=17&format=webp&width=2400', '/cdn/a/b?width=80'])(
  '%s reaches the image host unchanged [OPS-07]',
  async (path) => {
    const { response, hostRequests } = await forward({ url: `https://shop.example${path}` })
    expect([response.status, hostRequests[0]?.url]).toEqual([200, `https://images.example${path.slice('/cdn'.length)}`])
  },
)

test.each([
  '/cdn/a.jpg',
  '/cdn/a.jpg?width=641',
  '/cdn/a.jpg?width=0640',
  '/cdn/a.jpg?width=640.0',
  '/cdn/a.jpg?width=640&width=800',
  '/cdn/a.jpg?width=640&x=1',
  '/cdn/a.jpg?width=640&toString=1',
  '/cdn/a.jpg?width=640&v=../../a',
  '/cdn/a.jpg?width=640&format=svg',
  '/cdn//other.example/a.jpg?width=640',
  '/cdn/..%2Fadmin?width=640',
  '/cdn/%2e%2e%5Cadmin?width=640',
  '/cdn/a%00.jpg?width=640',
  '/cdn/a%0D%0Ax.jpg?width=640',
  `/cdn/${'a'.repeat(1_001)}?width=640`,
])('%s is 404 and never reaches the image host [OPS-04]', async (path) => {
  const { response, hostRequests } = await forward({ url: `https://shop.example${path}` })
  expect([response.status, hostRequests]).toEqual([404, []])
})

test.each(['/cdn/@other.example/a.jpg?width=640', '/cdn/https://other.example?width=640', '/cdn/:80/a?width=640'])(
  '%s never leads to another host [OPS-04]',
  async (path) => {
    const { hostRequests } = await forward({ url: `https://shop.example${path}` })
    for (const { url } of hostRequests) expect(new URL(url).origin).toBe('https://images.example')
  },
)

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with the allowed methods [OPS-04]', async (method) => {
  const { response, hostRequests } = await forward({ method })
  expect([response.status, response.headers.get('allow'), hostRequests]).toEqual([405, 'GET, HEAD', []])
})

test('a HEAD request is sent to the image host as HEAD', async () => {
  const { response, hostRequests } = await forward({ method: 'HEAD' }, () => aPicture({ 'content-length': '5' }, null))
  expect([hostRequests[0]?.init.method, response.headers.get('content-length')]).toEqual(['HEAD', '5'])
})

test('a picture that did not change is 304 without a body [OPS-07]', async () => {
  const headers = { 'if-none-match': '"1"', 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT' }
  const { response, hostRequests } = await forward(
    { headers },
    () => new Response(null, { status: 304, headers: { etag: '"1"' } }),
  )
  expect([response.status, response.headers.get('etag'), response.body]).toEqual([304, '"1"', null])
  expect(hostRequests[0]?.init.headers).toMatchObject(headers)
})

test('a picture without cache-control is stored for a day [OPS-03]', async () => {
  const { response } = await forward()
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
})

test.each<[string, number, Respond, failures?: string[]]>([
  ['no picture', 404, () => new Response('No such picture', { status: 404 }), []],
  [
    'an outage',
    502,
    () => new Response('<h1>Down</h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
    ['refused'],
  ],
  ['a refusal', 502, () => new Response('', { status: 403 }), ['refused']],
  ['a page', 502, () => new Response('<script>', { headers: { 'content-type': 'text/html' } })],
  ['a drawing with script', 502, () => aPicture({ 'content-type': 'image/svg+xml' })],
  ['no type', 502, () => new Response(new Uint8Array([1]))],
  ['a picture in gzip', 502, () => aPicture({ 'content-encoding': 'gzip', 'content-length': '61000' }), ['encoded']],
  ['one in brotli without a length', 502, () => aPicture({ 'content-encoding': 'br' }), ['encoded']],
  ['a type that begins like one', 502, () => aPicture({ 'content-type': 'image/pngx' })],
  [
    'a redirect',
    502,
    () => new Response(null, { status: 302, headers: { location: 'https://other.example/a.jpg' } }),
    ['refused'],
  ],
  ['too much', 502, () => aPicture({ 'content-length': '9000000' }), ['too large']],
  ['nothing', 502, () => Promise.reject(new TypeError('fetch failed')), ['unreachable']],
])('%s of the image host is a plain %i [OPS-04]', async (_what, status, respond, expected = ['no picture']) => {
  const { response, failures } = await forward({}, respond)
  expect(failures).toEqual(expected)
  expect(response.headers.has('cache-control')).toBe(false)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
  expect(response.headers.has('location')).toBe(false)
})

/** A body of chunks; it ends where `chunks` does. */
function toStream(chunks: Iterator<Uint8Array>) {
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

function* repeat(bytes: number, times: number) {
  const chunk = new Uint8Array(bytes)
  for (let count = 0; count < times; count += 1) yield chunk
}

const MEGABYTE = 1024 * 1024

const countBytes = async (response: Response) => (await response.arrayBuffer()).byteLength

test.each([
  ['of unknown length', {}, toStream(repeat(MEGABYTE, 20))],
  ['that is longer than it says', { 'content-length': '100000' }, toStream(repeat(MEGABYTE, 4))],
])('a picture %s is cut when it grows too large [OPS-04]', async (_what, headers, body) => {
  const { response, failures } = await forward({}, () => aPicture(headers, body))
  expect(response.status).toBe(200)
  await expect(countBytes(response)).rejects.toThrow('The picture is too large.')
  expect(failures).toEqual(['too large'])
})

test.each([
  ['never comes', new ReadableStream<Uint8Array>(), 'too slow'],
  [
    'breaks off',
    new ReadableStream({ start: (controller) => controller.error(new Error('reset: secret')) }),
    'broken off',
  ],
])('a large picture whose body %s is cut, and logged without its text [OPS-04]', async (_what, body, failure) => {
  const { response, failures } = await forward({}, () => aPicture({ 'content-length': '100000' }, body))
  await expect(countBytes(response)).rejects.toThrow(`The picture is ${failure}.`)
  expect(failures).toEqual([failure])
})

test('a small picture whose body never arrives is 502 and not stored [OPS-04]', async () => {
  const headers = { 'content-length': '500', 'cache-control': 'public, max-age=60' }
  const { response, failures } = await forward({}, () => aPicture(headers, new ReadableStream()))
  expect([response.status, response.headers.has('cache-control'), failures]).toEqual([502, false, ['too slow']])
})

test('a host that sends one byte at a time gets no extra time [OPS-04]', async () => {
  let bytes = 0
  const trickle = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 4))
      bytes += 1
      controller.enqueue(new Uint8Array(1))
    },
  })
  const { response, failures } = await forward({}, () => aPicture({}, trickle))
  await expect(countBytes(response)).rejects.toThrow('The picture is too slow.')
  expect(failures).toEqual(['too slow'])
  expect(bytes).toBeLessThan(50)
})

test('a reader who is slower than the host gets the whole picture [OPS-07]', async () => {
  const { response } = await forward({}, () => aPicture({}, toStream(repeat(10, 5))))
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(length).toBe(50)
})

test('a picture with a content encoding is refused before it is decompressed [OPS-04]', async () => {
  const server = createServer((_request, response) => {
    const bytes = gzipSync(new Uint8Array(63 * MEGABYTE))
    response.writeHead(200, {
      'content-type': 'image/avif',
      'content-encoding': 'gzip',
      'content-length': bytes.length,
    })
    response.end(bytes)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const forwardPicture = createPictureForwarder({ origin: `http://127.0.0.1:${port}` })
  const response = await forwardPicture(new Request(ADDRESS), {})
  expect([response.status, (await response.text()).length < 100]).toEqual([502, true])
})

test('a client beyond its limit gets 429, except for cached pictures [OPS-08]', async () => {
  let left = 1
  const forwardPicture = createPictureForwarder({
    origin: 'https://images.example',
    fetch: async () => aPicture({ 'content-length': '5', 'cache-control': 'public, max-age=60' }),
    countUse: async () => (left-- > 0 ? null : 7),
  })
  const get = (width: number) => forwardPicture(new Request(`https://shop.example/cdn/a.jpg?width=${width}`), {})
  const statuses = [await get(640), await get(640), await get(800), await get(640)].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 429, 200])
  const { headers } = await get(800)
  expect([headers.get('retry-after'), headers.has('cache-control')]).toEqual(['7', false])
})

test('an address that no page uses does not count against a limit [OPS-08]', async () => {
  const countUse = vi.fn(async () => 7)
  const forwardPicture = createPictureForwarder({ origin: 'https://images.example', countUse })
  expect((await forwardPicture(new Request('https://shop.example/cdn/a.jpg?width=641'), {})).status).toBe(404)
  expect(countUse).not.toHaveBeenCalled()
})

test('a host that does not respond in time is 502 [OPS-04]', async () => {
  const never = (signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  expect((await forward({}, never)).response.status).toBe(502)
})

test('the request to the image host is aborted when the visitor leaves', async () => {
  const visitor = new AbortController()
  const { response, failures } = await forward({ signal: visitor.signal }, (signal) => {
    visitor.abort()
    return signal.aborted ? Promise.reject(signal.reason) : aPicture()
  })
  expect([response.status, failures]).toEqual([502, []])
})

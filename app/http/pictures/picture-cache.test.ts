import { expect, test } from 'vitest'
import { createPictureForwarder } from './forward-picture.ts'

const HOUR_MS = 3_600_000

/** A shop whose image host responds with these headers and bodies, and counts its requests. */
function givenShop(headers: Record<string, string>, body: BodyInit = 'bytes') {
  let [requestCount, now] = [0, 0]
  const forwardPicture = createPictureForwarder({
    origin: 'https://images.example',
    now: () => now,
    fetch: async () => {
      requestCount++
      return new Response(body, { headers: { 'content-type': 'image/avif', etag: '"1"', ...headers } })
    },
  })
  return {
    get: (
      path: string,
      requestHeaders: Record<string, string> = {},
      trace: Record<string, string> = {},
      method = 'GET',
    ) => forwardPicture(new Request(`https://shop.example${path}`, { method, headers: requestHeaders }), trace),
    countRequests: () => requestCount,
    advance: (ms: number) => {
      now += ms
    },
  }
}

const PICTURE = '/cdn/a.jpg?width=640'
const FOREVER = { 'content-length': '5', 'cache-control': 'public, max-age=31536000, immutable' }

test('a small picture is sent from memory, with its age [OPS-07]', async () => {
  const { get, countRequests, advance } = givenShop(FOREVER)
  await get(PICTURE)
  advance(90_000)
  const response = await get(PICTURE)
  expect([response.status, await response.text(), countRequests()]).toEqual([200, 'bytes', 1])
  expect(Object.fromEntries(response.headers)).toEqual({
    age: '90',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '5',
    'content-type': 'image/avif',
    etag: '"1"',
    vary: 'accept',
  })
})

test('a browser that has the picture gets 304 from memory [OPS-07]', async () => {
  const { get, countRequests } = givenShop(FOREVER)
  await get(PICTURE)
  for (const known of ['*', '"0", "1"', 'W/"1"'])
    expect((await get(PICTURE, { 'if-none-match': known })).status, known).toBe(304)
  const response = await get(PICTURE, { 'if-none-match': '"1"' })
  expect([response.status, response.body, response.headers.get('content-length')]).toEqual([304, null, null])
  expect([(await get(PICTURE, { 'if-none-match': '"2"' })).status, countRequests()]).toEqual([200, 1])
})

test('a cached picture is sent for HEAD without a body', async () => {
  const { get, countRequests } = givenShop(FOREVER)
  await get(PICTURE)
  const response = await get(PICTURE, {}, {}, 'HEAD')
  expect([response.body, response.headers.get('content-length'), countRequests()]).toEqual([null, '5', 1])
})

test('each format, width and simulated world has a picture of its own [OPS-07]', async () => {
  const { get, countRequests } = givenShop(FOREVER)
  await get(PICTURE)
  await get(PICTURE, { accept: 'image/webp' })
  await get(PICTURE, { accept: 'image/avif,image/webp' })
  await get('/cdn/a.jpg?width=800')
  await get(PICTURE, {}, { baggage: 'spoke.world=mine' })
  expect(countRequests()).toBe(5)
  await get(PICTURE, { accept: 'text/html', cookie: 'a=1' })
  expect(countRequests()).toBe(5)
})

test('a cached picture expires when its host says so, after an hour at most [OPS-03]', async () => {
  const brief = givenShop({ ...FOREVER, 'cache-control': 'public, max-age=60' })
  await brief.get(PICTURE)
  brief.advance(60_000)
  await brief.get(PICTURE)
  expect(brief.countRequests()).toBe(2)
  const long = givenShop(FOREVER)
  await long.get(PICTURE)
  long.advance(HOUR_MS - 1)
  await long.get(PICTURE)
  expect(long.countRequests()).toBe(1)
  long.advance(1)
  await long.get(PICTURE)
  expect(long.countRequests()).toBe(2)
})

test.each([
  ['private', { ...FOREVER, 'cache-control': 'private, max-age=60' }],
  ['not to be stored', { ...FOREVER, 'cache-control': 'no-store' }],
  ['large', { ...FOREVER, 'content-length': '70000' }],
  ['of unknown length', { 'cache-control': 'public, max-age=60' }],
])('a picture that is %s stays out of memory [OPS-04]', async (_what, headers) => {
  const { get, countRequests } = givenShop(headers)
  await get(PICTURE)
  await get(PICTURE)
  expect(countRequests()).toBe(2)
})

test('a small picture that breaks off half-way is 502 and not stored [OPS-04]', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('connection lost')) })
  const { get } = givenShop(FOREVER, broken)
  expect((await get(PICTURE)).status).toBe(502)
})

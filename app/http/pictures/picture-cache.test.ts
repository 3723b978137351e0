import { expect, test } from 'vitest'
import { createPictureForwarder } from './forward-picture.ts'

const HOUR_MS = 3_600_000

/** A shop whose image host answers with these headers and bodies, and counts how often it is asked. */
function givenShop(headers: Record<string, string>, body: BodyInit = 'bytes') {
  let [asked, now] = [0, 0]
  const forwardPicture = createPictureForwarder({
    origin: 'https://images.example',
    now: () => now,
    fetch: async () => {
      asked++
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
    countAsked: () => asked,
    advance: (ms: number) => {
      now += ms
    },
  }
}

const PICTURE = '/cdn/a.jpg?width=640'
const FOREVER = { 'content-length': '5', 'cache-control': 'public, max-age=31536000, immutable' }

test('a small picture is sent from memory, with its age [OPS-07]', async () => {
  const { get, countAsked, advance } = givenShop(FOREVER)
  await get(PICTURE)
  advance(90_000)
  const response = await get(PICTURE)
  expect([response.status, await response.text(), countAsked()]).toEqual([200, 'bytes', 1])
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
  const { get, countAsked } = givenShop(FOREVER)
  await get(PICTURE)
  for (const known of ['*', '"0", "1"', 'W/"1"'])
    expect((await get(PICTURE, { 'if-none-match': known })).status, known).toBe(304)
  const response = await get(PICTURE, { 'if-none-match': '"1"' })
  expect([response.status, response.body, response.headers.get('content-length')]).toEqual([304, null, null])
  expect([(await get(PICTURE, { 'if-none-match': '"2"' })).status, countAsked()]).toEqual([200, 1])
})

test('memory answers HEAD without a body', async () => {
  const { get, countAsked } = givenShop(FOREVER)
  await get(PICTURE)
  const response = await get(PICTURE, {}, {}, 'HEAD')
  expect([response.body, response.headers.get('content-length'), countAsked()]).toEqual([null, '5', 1])
})

test('each format, width and simulated world has a picture of its own [OPS-07]', async () => {
  const { get, countAsked } = givenShop(FOREVER)
  await get(PICTURE)
  await get(PICTURE, { accept: 'image/webp' })
  await get(PICTURE, { accept: 'image/avif,image/webp' })
  await get('/cdn/a.jpg?width=800')
  await get(PICTURE, {}, { baggage: 'spoke.world=mine' })
  expect(countAsked()).toBe(5)
  await get(PICTURE, { accept: 'text/html', cookie: 'a=1' })
  expect(countAsked()).toBe(5)
})

test('memory forgets a picture when its host says so, after an hour at most [OPS-03]', async () => {
  const brief = givenShop({ ...FOREVER, 'cache-control': 'public, max-age=60' })
  await brief.get(PICTURE)
  brief.advance(60_000)
  await brief.get(PICTURE)
  expect(brief.countAsked()).toBe(2)
  const long = givenShop(FOREVER)
  await long.get(PICTURE)
  long.advance(HOUR_MS - 1)
  await long.get(PICTURE)
  expect(long.countAsked()).toBe(1)
  long.advance(1)
  await long.get(PICTURE)
  expect(long.countAsked()).toBe(2)
})

test.each([
  ['private', { ...FOREVER, 'cache-control': 'private, max-age=60' }],
  ['not to be stored', { ...FOREVER, 'cache-control': 'no-store' }],
  ['large', { ...FOREVER, 'content-length': '70000' }],
  ['of unknown length', { 'cache-control': 'public, max-age=60' }],
])('a picture that is %s stays out of memory [OPS-04]', async (_what, headers) => {
  const { get, countAsked } = givenShop(headers)
  await get(PICTURE)
  await get(PICTURE)
  expect(countAsked()).toBe(2)
})

test('a small picture that breaks off half-way is 502 and not stored [OPS-04]', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('connection lost')) })
  const { get } = givenShop(FOREVER, broken)
  expect((await get(PICTURE)).status).toBe(502)
})

import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { anApp } from './app.fixtures.ts'
import type { Assets } from './assets.ts'
import { createLog } from './log.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import type { App } from './request-handler.ts'
import { createShopServer, type ShopServer } from './server.ts'

const PUBLIC = { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/html; charset=utf-8' }
const PRIVATE = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8' }

const running: ShopServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.drain()
})

const noAssets: Assets = { has: () => false, respond: () => Promise.reject(new Error('there are no assets')) }

async function open(
  fetch: App['fetch'],
  options: { worlds?: boolean; drainMs?: number; assets?: Assets; simulatedBackend?: string; cache?: PageCache } = {},
) {
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (text) => lines.push(...text.trim().split('\n')) })
  const server = createShopServer({ log, ...options })
  running.push(server)
  const port = await server.listen(0)
  const requests: Request[] = []
  const app = anApp((request) => {
    requests.push(request)
    return fetch(request)
  })
  const { assets = noAssets, simulatedBackend } = options
  server.open({ app, assets, origin: 'https://spoke.example', ...(simulatedBackend && { simulatedBackend }) })
  const getLog = () => {
    log.flush()
    return lines.map((line) => JSON.parse(line))
  }
  return { server, requests, getLog, url: `http://localhost:${port}`, port }
}

/** A request through node:http, because fetch() decodes bodies and hides headers. */
function send(url: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const clientRequest = request(url, { headers, method, agent: false }, async (res) => {
        const chunks: Buffer[] = []
        for await (const chunk of res) chunks.push(chunk)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) })
      })
      clientRequest.on('error', reject).end(body)
    },
  )
}

const createPage = (text = 'a page') => new Response(`<p>${text}</p>`.repeat(100), { headers: PUBLIC })

test('only beside a simulated backend are arrivals forwarded to it, with what says who asks [SIM-04] [OPS-03]', async () => {
  const received: Record<string, unknown>[] = []
  const backend = createServer(({ url, headers }, res) => {
    received.push({ url, site: headers['sec-fetch-site'], cookie: headers.cookie })
    res.setHeader('set-cookie', ['a=1', 'b=2'])
    res.end('arrived')
  })
  await once(backend.listen(0), 'listening')
  const { port } = backend.address() as AddressInfo
  const path = '/__spoke/arrive?world=mine'
  const headers = { 'sec-fetch-site': 'same-site', cookie: 'c=3' }
  const simulated = await open(() => createPage(), { simulatedBackend: `http://localhost:${port}` })
  const arrived = await send(simulated.url + path, headers)
  expect([arrived.body.toString(), arrived.headers['set-cookie']]).toEqual(['arrived', ['a=1', 'b=2']])
  expect(received).toEqual([{ url: path, site: 'same-site', cookie: undefined }])
  expect(simulated.requests).toEqual([])

  const production = await open(() => new Response('no such page', { status: 404, headers: PRIVATE }))
  expect((await send(production.url + path, headers)).status).toBe(404)
  expect(production.requests).toHaveLength(1)
  backend.close()
})

test('a public page is rendered once and then sent from memory [OPS-03]', async () => {
  const { url, requests } = await open(() => createPage())
  const first = await send(`${url}/products/heroes-navy`)
  const second = await send(`${url}/products/heroes-navy?utm_source=mail`)
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT'])
  expect(second.body).toEqual(first.body)
  expect(requests.map(({ url }) => url)).toEqual(['https://spoke.example/products/heroes-navy'])
})

test('the app never sees the Host header as its URL, nor dropped parameters [OPS-03]', async () => {
  const { url, requests } = await open(() => createPage())
  await send(`${url}/?gclid=stolen`, { host: 'evil.example' })
  expect(requests[0]?.url).toBe('https://spoke.example/')
})

test('a public page is asked for as HTML, and renewed without anything of its visitor [OPS-03]', async () => {
  let time = 0
  const lasting = { 'cache-control': 'public, s-maxage=60, stale-while-revalidate=60' }
  const { url, requests } = await open(() => new Response('page', { headers: lasting }), {
    cache: createPageCache({ now: () => time }),
  })
  const headers = { accept: 'application/json', cookie: 'a=1', 'accept-language': 'de', 'x-anything': '1' }
  expect((await send(url, headers)).body.toString()).toBe('page')
  time += 60_000
  expect((await send(url, headers)).headers['x-cache']).toBe('STALE')
  expect(requests.map((request) => request.headers.get('accept'))).toEqual(['text/html', 'text/html'])
  expect([...(requests[1]?.headers.keys() ?? [])]).toEqual(['accept', 'x-request-id'])
})

test('a purged page is sent at once, and held in front for a second [OPS-09]', async () => {
  const cache = createPageCache()
  const { url } = await open(() => createPage(), { cache })
  await send(url)
  cache.purge(null)
  const { headers } = await send(url)
  expect([headers['x-cache'], headers.age, headers['cache-control']]).toEqual([
    'STALE',
    '0',
    'public, max-age=0, s-maxage=1, stale-while-revalidate=0',
  ])
})

test('a redirect keeps the parameters that its page does not read', async () => {
  const { url, requests } = await open(() => new Response(null, { status: 307, headers: { location: '/us' } }))
  expect((await send(`${url}/us/?utm_source=mail`)).headers.location).toBe('/us?utm_source=mail')
  expect(requests.map(({ url }) => url)).toEqual(['https://spoke.example/us/'])
})

test('every response has a request id of its own, from memory too [OPS-02]', async () => {
  const { url } = await open(() => createPage())
  const ids = [await send(url), await send(url), await send(url)].map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(3)
})

test('a well-formed request id reaches the app, the response and the log [OPS-02]', async () => {
  const { url, requests, getLog } = await open(() => new Response('mine', { headers: PRIVATE }))
  const { headers } = await send(`${url}/cart?email=a@b.example`, { 'x-request-id': 'edge-12345678' })
  expect(headers['x-request-id']).toBe('edge-12345678')
  expect(requests[0]?.headers.get('x-request-id')).toBe('edge-12345678')
  expect(getLog()).toEqual([
    expect.objectContaining({ requestId: 'edge-12345678', method: 'GET', path: '/cart', status: 200, cache: 'BYPASS' }),
  ])
})

test('a page is compressed for clients that accept it, with the same content', async () => {
  const { url } = await open(() => createPage())
  const plain = await send(url)
  const compressed = await send(url, { 'accept-encoding': 'br, gzip' })
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'x-cache': 'HIT' })
  expect(brotliDecompressSync(compressed.body)).toEqual(plain.body)
})

test('a client that has the page is sent 304, by a list and by any [OPS-03]', async () => {
  const { url } = await open(() => createPage())
  const { etag } = (await send(url)).headers
  const again = await send(url, { 'if-none-match': String(etag) })
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(again.headers['cache-control']).toBe(PUBLIC['cache-control'])
  for (const known of ['*', `"older", ${etag}`, String(etag).replace('W/', '')])
    expect((await send(url, { 'if-none-match': known })).status, known).toBe(304)
  expect((await send(url, { 'if-none-match': '"older", "oldest"' })).status).toBe(200)
})

test('a preview goes to the app, and its response is not cached [OPS-03]', async () => {
  const { url, requests } = await open(() => createPage())
  expect((await send(`${url}/?preview=true`)).headers['x-cache']).toBe('BYPASS')
  expect((await send(`${url}/?preview=true`)).headers['x-cache']).toBe('BYPASS')
  expect((await send(url)).headers['x-cache']).toBe('MISS')
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?preview=true', '?preview=true', ''])
})

test.each([
  ['authorization', { authorization: 'Bearer x' }],
  ['baggage', { baggage: 'spoke.world=w-1, user=1' }],
  ['baggage in disguise', { baggage: 'spoke.world=%77-1' }],
  ['tracestate', { tracestate: 'vendor=1' }],
  ['a preview header', { 'x-preview': 'true' }],
  ['a world cookie', { cookie: 'spoke_world=w-1' }],
])('a visitor’s %s neither bypasses the cache nor reaches an upstream [OPS-03] [OPS-04]', async (_, headers) => {
  const { url, requests } = await open(() => createPage())
  await send(url)
  const visited = await send(url, headers as Record<string, string>)
  expect(visited.headers['x-cache']).toBe('HIT')
  await send(`${url}/cart`, headers as Record<string, string>, 'POST')
  expect(requests).toHaveLength(2)
  for (const name of ['baggage', 'tracestate']) expect(requests[1]?.headers.has(name)).toBe(false)
})

test.each(['spoke.world=w-1', 'spoke.world=%77-1', 'user=4, spoke.world = w-1;ttl=1'])(
  'beside a simulated backend, the page of the world in "%s" is its own',
  async (baggage) => {
    const { url, requests } = await open(() => createPage(), { worlds: true })
    expect((await send(url, { baggage })).headers['x-cache']).toBe('BYPASS')
    expect((await send(url)).headers['x-cache']).toBe('MISS')
    expect(requests.map(({ headers }) => headers.get('baggage'))).toEqual(['spoke.world=w-1', null])
  },
)

test('a page that sets a cookie is never cached [OPS-03]', async () => {
  let visitor = 0
  const { url } = await open(() => new Response('hello', { headers: { ...PUBLIC, 'set-cookie': `id=${++visitor}` } }))
  expect((await send(url)).headers['set-cookie']).toEqual(['id=1'])
  expect((await send(url)).headers['set-cookie']).toEqual(['id=2'])
})

test('the world cookie becomes baggage beside a simulated backend only', async () => {
  const simulated = await open(() => createPage(), { worlds: true })
  const production = await open(() => createPage())
  await send(simulated.url, { cookie: 'spoke_world=w-1' })
  await send(production.url, { cookie: 'spoke_world=w-1' })
  expect(simulated.requests[0]?.headers.get('baggage')).toBe('spoke.world=w-1')
  expect(production.requests[0]?.headers.get('baggage')).toBeNull()
})

test('a POST reaches the app with its body and is never cached', async () => {
  const { url } = await open(async (request) => new Response(await request.text(), { headers: PUBLIC }))
  const posted = await send(`${url}/cart`, { 'content-type': 'text/plain' }, 'POST', 'heroes')
  expect(posted.body.toString()).toBe('heroes')
  expect(posted.headers['x-cache']).toBe('BYPASS')
})

test('a body over the limit gets 413, announced or not', async () => {
  const { url } = await open(async (request) => new Response(await request.text()))
  const large = 'x'.repeat(1024 * 1024 + 1)
  expect((await send(url, { 'content-length': String(large.length) }, 'POST', large)).status).toBe(413)
  expect((await send(url, { 'transfer-encoding': 'chunked' }, 'POST', large)).status).toBe(413)
})

test('HEAD has the headers of GET and no body', async () => {
  const { url } = await open(() => createPage())
  const head = await send(url, {}, 'HEAD')
  const get = await send(url)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

const createOwnPage = () => {
  const page = '<p>your cart</p>'.repeat(100)
  return new Response(page, { headers: { ...PRIVATE, 'content-length': String(page.length) } })
}

test('a personal page of known length is compressed whole [OPS-07]', async () => {
  const { url } = await open(createOwnPage)
  const plain = await send(url)
  const { headers, body } = await send(url, { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(body)).toEqual(plain.body)
  expect(plain.headers).toMatchObject({ 'content-length': '1600', 'x-cache': 'BYPASS' })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    'x-cache': 'BYPASS',
  })
})

test('HEAD of a personal page names no length that compression would change', async () => {
  const { url } = await open(createOwnPage)
  const { headers, body } = await send(url, { 'accept-encoding': 'br' }, 'HEAD')
  expect(body).toHaveLength(0)
  expect(headers).not.toHaveProperty('content-length')
})

test('a personal page streams while the app renders it', async () => {
  const rest = Promise.withResolvers<void>()
  async function* body() {
    yield new TextEncoder().encode('<h1>Your cart</h1>')
    await rest.promise
    yield new TextEncoder().encode('<p>Heroes</p>')
  }
  const { url } = await open(() => {
    const chunks = body()
    const stream = new ReadableStream({
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
    return new Response(stream, { headers: PRIVATE })
  })
  const response = await fetch(`${url}/cart`, { headers: { 'accept-encoding': 'br' } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('<h1>Your cart</h1>')
  rest.resolve()
  expect((await reader?.read())?.value).toBe('<p>Heroes</p>')
})

test('an app that throws is a 500 that quotes the request id and is logged with its cause [OPS-02]', async () => {
  const { url, getLog } = await open(() => Promise.reject(new Error('no upstream')))
  const { status, body, headers } = await send(url)
  expect(status).toBe(500)
  expect(body.toString()).toContain(String(headers['x-request-id']))
  expect(getLog()).toEqual([
    expect.objectContaining({ level: 'error', error: expect.stringContaining('no upstream') }),
    expect.objectContaining({ level: 'error', status: 500 }),
  ])
})

test('an app that fails half-way cuts the connection, and its cause is logged', async () => {
  const { url, getLog } = await open(() => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('<h1>Your')),
      pull: (controller) => controller.error(new Error('no more')),
    })
    return new Response(stream, { headers: PRIVATE })
  })
  await expect(send(`${url}/cart`)).rejects.toThrow()
  expect(getLog()).toContainEqual(expect.objectContaining({ error: expect.stringContaining('no more') }))
})

test('the body of a visitor who has left is cancelled, for what it comes from would wait', async () => {
  const requested = Promise.withResolvers<void>()
  const cancelled = Promise.withResolvers<void>()
  const { url } = await open(async ({ signal }) => {
    requested.resolve()
    await once(signal, 'abort')
    return new Response(new ReadableStream({ cancel: cancelled.resolve }), {
      headers: { 'content-type': 'image/avif' },
    })
  })
  const clientRequest = request(`${url}/cart`, { method: 'POST', agent: false }).on('error', () => undefined)
  clientRequest.end()
  await requested.promise
  clientRequest.destroy()
  await cancelled.promise
})

test('a visitor who leaves aborts their request, and no error is logged', async () => {
  const waitForAbort = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { url, getLog } = await open(
    (request) =>
      new Promise((_, reject) => {
        arrived.resolve()
        request.signal.addEventListener('abort', () => {
          waitForAbort.resolve()
          reject(request.signal.reason)
        })
      }),
  )
  const clientRequest = request(`${url}/cart`, { method: 'POST', agent: false }).on('error', () => undefined)
  clientRequest.end()
  await arrived.promise
  clientRequest.destroy()
  await waitForAbort.promise
  await new Promise(setImmediate)
  expect(getLog()).toEqual([expect.objectContaining({ level: 'info', status: 499 })])
})

test('a shutdown is announced on /readyz, then open requests are finished [OPS-02]', async () => {
  const announced = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { server, url } = await open(async (request) => {
    if (new URL(request.url).pathname === '/readyz') return new Response('ready')
    arrived.resolve()
    await rest.promise
    return new Response('your order', { headers: PRIVATE })
  })
  expect((await send(`${url}/readyz`)).status).toBe(200)
  const slow = send(`${url}/cart`)
  await arrived.promise
  const draining = server.drain(announced.promise)
  expect(await send(`${url}/readyz`)).toMatchObject({ status: 503, headers: { connection: 'close' } })
  announced.resolve()
  rest.resolve()
  expect((await slow).body.toString()).toBe('your order')
  await draining
  await expect(send(`${url}/readyz`)).rejects.toThrow('ECONNREFUSED')
})

test('draining stops waiting at its limit', async () => {
  const arrived = Promise.withResolvers<void>()
  const { server, url } = await open(
    () => {
      arrived.resolve()
      return new Promise(() => {})
    },
    { drainMs: 50 },
  )
  const pending = send(`${url}/cart`)
  const rejection = expect(pending).rejects.toThrow()
  await arrived.promise
  await server.drain()
  await rejection
})

test('a request target that is not a path gets 400', async () => {
  const { port } = await open(() => createPage())
  const status = await new Promise((resolve, reject) => {
    request({ port, path: 'http://elsewhere.example/', agent: false }, (res) => resolve(res.statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
})

test('responses are 503 until the shop is open [OPS-02]', async () => {
  const server = createShopServer({ log: createLog({ level: 'silent', write: () => {} }) })
  running.push(server)
  expect((await send(`http://localhost:${await server.listen(0)}/`)).status).toBe(503)
})

import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { App } from './answer.ts'
import type { Assets } from './assets.ts'
import { createLog } from './log.ts'
import { createShopServer, type ShopServer } from './server.ts'

const PUBLIC = { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/html; charset=utf-8' }
const PRIVATE = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8' }

const running: ShopServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.drain()
})

async function open(fetch: App['fetch'], options: { worlds?: boolean; drainMs?: number; assets?: Assets } = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (text) => lines.push(...text.trim().split('\n')) })
  const server = createShopServer({ log, ...options })
  running.push(server)
  const port = await server.listen(0)
  const asked: Request[] = []
  const app: App = {
    fetch(request) {
      asked.push(request)
      return fetch(request)
    },
  }
  server.open({ app, assets: options.assets ?? new Map(), origin: 'https://spoke.example' })
  const logged = () => {
    log.flush()
    return lines.map((line) => JSON.parse(line))
  }
  return { server, asked, logged, url: `http://localhost:${port}`, port }
}

/** A request as bare as it gets: fetch() decodes bodies and hides headers. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(url, { headers, method, agent: false }, async (res) => {
        const chunks: Buffer[] = []
        for await (const chunk of res) chunks.push(chunk)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) })
      })
      sent.on('error', reject).end(body)
    },
  )
}

const page = (text = 'a page') => new Response(`<p>${text}</p>`.repeat(100), { headers: PUBLIC })

test('a public page is asked of the app once and then sent from memory [OPS-03]', async () => {
  const { url, asked } = await open(() => page())
  const first = await ask(`${url}/products/heroes-navy`)
  const second = await ask(`${url}/products/heroes-navy?utm_source=mail`)
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT'])
  expect(second.body).toEqual(first.body)
  expect(asked.map(({ url }) => url)).toEqual(['https://spoke.example/products/heroes-navy'])
})

test('the app never sees the Host header as the address, nor what the key leaves out [OPS-03]', async () => {
  const { url, asked } = await open(() => page())
  await ask(`${url}/?gclid=stolen`, { host: 'evil.example' })
  expect(asked[0]?.url).toBe('https://spoke.example/')
})

test('every answer has a request id of its own, from memory too', async () => {
  const { url } = await open(() => page())
  const ids = [await ask(url), await ask(url), await ask(url)].map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(3)
})

test('a well-formed request id is kept all the way: app, answer and log', async () => {
  const { url, asked, logged } = await open(() => new Response('mine', { headers: PRIVATE }))
  const { headers } = await ask(`${url}/cart?email=a@b.example`, { 'x-request-id': 'edge-12345678' })
  expect(headers['x-request-id']).toBe('edge-12345678')
  expect(asked[0]?.headers.get('x-request-id')).toBe('edge-12345678')
  expect(logged()).toEqual([
    expect.objectContaining({ requestId: 'edge-12345678', method: 'GET', path: '/cart', status: 200, cache: 'BYPASS' }),
  ])
})

test('a page is compressed for who takes it, and its bytes are the same to all', async () => {
  const { url } = await open(() => page())
  const plain = await ask(url)
  const small = await ask(url, { 'accept-encoding': 'br, gzip' })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'x-cache': 'HIT' })
  expect(brotliDecompressSync(small.body)).toEqual(plain.body)
})

test('who has the page already is told so', async () => {
  const { url } = await open(() => page())
  const { etag } = (await ask(url)).headers
  const again = await ask(url, { 'if-none-match': String(etag) })
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(again.headers['cache-control']).toBe(PUBLIC['cache-control'])
})

test.each([
  ['who signs with a token', '/', { authorization: 'Bearer x' }],
  ['a visitor of another world', '/', { baggage: 'spoke.world=w-1' }],
  ['a preview', '/?preview=true', {}],
])('%s is answered by the app, and nobody else gets that answer [OPS-03]', async (_, path, headers) => {
  const { url, asked } = await open(() => page())
  expect((await ask(url + path, headers as Record<string, string>)).headers['x-cache']).toBe('BYPASS')
  expect((await ask(url + path, headers as Record<string, string>)).headers['x-cache']).toBe('BYPASS')
  expect((await ask(url)).headers['x-cache']).toBe('MISS')
  expect(asked).toHaveLength(3)
})

test('a page that sets a cookie is never kept [OPS-03]', async () => {
  let visitor = 0
  const { url } = await open(() => new Response('hello', { headers: { ...PUBLIC, 'set-cookie': `id=${++visitor}` } }))
  expect((await ask(url)).headers['set-cookie']).toEqual(['id=1'])
  expect((await ask(url)).headers['set-cookie']).toEqual(['id=2'])
})

test('the world cookie reaches the app as baggage only where worlds are simulated', async () => {
  const simulated = await open(() => page(), { worlds: true })
  const production = await open(() => page())
  await ask(simulated.url, { cookie: 'spoke_world=w-1' })
  await ask(production.url, { cookie: 'spoke_world=w-1' })
  expect(simulated.asked[0]?.headers.get('baggage')).toBe('spoke.world=w-1')
  expect(production.asked[0]?.headers.get('baggage')).toBeNull()
})

test('a post reaches the app with its body, and is never kept', async () => {
  const { url } = await open(async (request) => new Response(await request.text(), { headers: PUBLIC }))
  const posted = await ask(`${url}/cart`, { 'content-type': 'text/plain' }, 'POST', 'heroes')
  expect(posted.body.toString()).toBe('heroes')
  expect(posted.headers['x-cache']).toBe('BYPASS')
})

test('a body beyond the limit is refused, announced or not', async () => {
  const { url } = await open(async (request) => new Response(await request.text()))
  const large = 'x'.repeat(1024 * 1024 + 1)
  expect((await ask(url, { 'content-length': String(large.length) }, 'POST', large)).status).toBe(413)
  expect((await ask(url, { 'transfer-encoding': 'chunked' }, 'POST', large)).status).toBe(413)
})

test('HEAD has the headers of GET and no body', async () => {
  const { url } = await open(() => page())
  const head = await ask(url, {}, 'HEAD')
  const get = await ask(url)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('a personal page is sent as it is made, before its end is known', async () => {
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

test('an app that throws is a 500 that quotes the request id and is logged with its cause', async () => {
  const { url, logged } = await open(() => Promise.reject(new Error('no upstream')))
  const { status, body, headers } = await ask(url)
  expect(status).toBe(500)
  expect(body.toString()).toContain(String(headers['x-request-id']))
  expect(logged()).toEqual([
    expect.objectContaining({ level: 'error', error: expect.stringContaining('no upstream') }),
    expect.objectContaining({ level: 'error', status: 500 }),
  ])
})

test('an app that fails half-way cuts the connection instead of pretending to be done', async () => {
  const { url } = await open(() => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('<h1>Your')),
      pull: (controller) => controller.error(new Error('no more')),
    })
    return new Response(stream, { headers: PRIVATE })
  })
  await expect(ask(`${url}/cart`)).rejects.toThrow()
})

test('a visitor who leaves stops the work that was for them alone, and that is nobody’s failure', async () => {
  const aborted = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { url, logged } = await open(
    (request) =>
      new Promise((_, reject) => {
        arrived.resolve()
        request.signal.addEventListener('abort', () => {
          aborted.resolve()
          reject(request.signal.reason)
        })
      }),
  )
  const leaving = request(`${url}/cart`, { method: 'POST', agent: false }).on('error', () => undefined)
  leaving.end()
  await arrived.promise
  leaving.destroy()
  await aborted.promise
  await new Promise(setImmediate)
  expect(logged()).toEqual([expect.objectContaining({ level: 'info', status: 499 })])
})

test('while closing, /readyz says so and what is under way is finished', async () => {
  const rest = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { server, url } = await open(async (request) => {
    if (new URL(request.url).pathname === '/readyz') return new Response('ready')
    arrived.resolve()
    await rest.promise
    return new Response('your order', { headers: PRIVATE })
  })
  expect((await ask(`${url}/readyz`)).status).toBe(200)
  const slow = ask(`${url}/cart`)
  await arrived.promise
  const drained = server.drain()
  expect((await ask(`${url}/readyz`)).status).toBe(503)
  rest.resolve()
  expect((await slow).body.toString()).toBe('your order')
  await drained
  await expect(ask(`${url}/readyz`)).rejects.toThrow('ECONNREFUSED')
})

test('closing does not wait for ever', async () => {
  const arrived = Promise.withResolvers<void>()
  const { server, url } = await open(
    () => {
      arrived.resolve()
      return new Promise(() => {})
    },
    { drainMs: 50 },
  )
  const never = ask(`${url}/cart`)
  const cut = expect(never).rejects.toThrow()
  await arrived.promise
  await server.drain()
  await cut
})

test('a request for something that is no path is refused', async () => {
  const { port } = await open(() => page())
  const status = await new Promise((resolve, reject) => {
    request({ port, path: 'http://elsewhere.example/', agent: false }, (res) => resolve(res.statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
})

test('until the shop is open the answer is 503', async () => {
  const server = createShopServer({ log: createLog({ level: 'silent', write: () => {} }) })
  running.push(server)
  expect((await ask(`http://localhost:${await server.listen(0)}/`)).status).toBe(503)
})

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { expect, test } from '#tests/support/shop.ts'

/** Headers of every response. The shop of these tests has no TLS; cli/serve/security-headers.test.ts has one that does. */
const EVERY_RESPONSE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
}

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const PAGE = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const NONE = undefined

const getScript = () => {
  const assets = fileURLToPath(new URL('../../.output/client/assets/', import.meta.url))
  return `/assets/${readdirSync(assets).find((name) => name.endsWith('.js'))}`
}

type Row = [
  what: string,
  status: number,
  type: string | undefined,
  cached: RegExp,
  method: string,
  /** A function where only the build knows it: tests are listed without one, too. */
  path: string | (() => string),
  init?: Init,
]
type Init = { headers?: Record<string, string>; form?: Record<string, string>; data?: string }

const PICTURE = '/cdn/images/heroes-navy/front.jpg?width=640'
const NEVER = /^(private, )?no-store$/
const SHARED = /^public, .*s-maxage=/

const JSON_BODY = { 'content-type': 'application/json' }
const ELSEWHERE = { ...JSON_BODY, origin: 'https://evil.example' }
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}'

const ROWS: Row[] = [
  ['a page', 200, PAGE, SHARED, 'GET', '/collections/trousers'],
  ['a personal page', 200, PAGE, NEVER, 'GET', '/cart'],
  ['a moved page', 301, NONE, NEVER, 'GET', '/search?q=belt'],
  ['a page that does not exist', 404, PAGE, NEVER, 'GET', '/nothing'],
  ['a file', 200, 'text/javascript; charset=utf-8', /^public, max-age=31536000, immutable$/, 'GET', getScript],
  ['an icon', 200, 'image/svg+xml', /^public, max-age=3600$/, 'GET', '/favicon.svg'],
  ['a missing file', 404, TEXT, NEVER, 'GET', '/assets/x.js'],
  ['a missing icon', 404, TEXT, NEVER, 'GET', '/apple-touch-icon-precomposed.png'],
  ['a picture', 200, 'image/jpeg', /^public, max-age=31536000, immutable$/, 'GET', PICTURE],
  ['the head of a picture', 200, 'image/jpeg', /^public, max-age=31536000, immutable$/, 'HEAD', PICTURE],
  ['a picture that does not exist', 404, TEXT, NEVER, 'GET', '/cdn/images/nothing/front.jpg?width=640'],
  ['a picture of any width', 404, TEXT, NEVER, 'GET', '/cdn/images/heroes-navy/front.jpg?width=641'],
  ['a path of the image host that is no picture', 502, TEXT, NEVER, 'GET', '/cdn/images/?width=640'],
  ['a post to a picture', 405, TEXT, NEVER, 'POST', PICTURE],
  ['robots.txt', 200, TEXT, SHARED, 'GET', '/robots.txt'],
  ['an unknown sitemap', 404, TEXT, NEVER, 'GET', '/sitemap/fr.xml'],
  ['an API route', 200, 'application/json', NEVER, 'GET', '/api/where'],
  ['a report of a browser', 400, NONE, NEVER, 'POST', '/api/report', { headers: SAME_ORIGIN, data: 'x' }],
  ['the profile for agents', 200, 'application/json', SHARED, 'GET', '/us/.well-known/ucp'],
  ['a schema for agents', 200, 'application/json', SHARED, 'GET', '/.well-known/ucp/schemas/recommend_size'],
  ['a release that no store speaks', 404, 'application/json', NEVER, 'GET', '/.well-known/ucp/2020-01-01'],
  ['a ping of an agent', 200, 'application/json', NEVER, 'POST', '/eu/api/ucp/mcp', { headers: JSON_BODY, data: PING }],
  ['tools for agents, read', 405, TEXT, NEVER, 'GET', '/api/ucp/mcp'],
  ['an agent in a page of another site', 403, TEXT, NEVER, 'POST', '/api/ucp/mcp', { headers: ELSEWHERE, data: PING }],
  ['liveness', 200, 'application/json', NEVER, 'GET', '/healthz'],
  ['readiness', 200, 'application/json', NEVER, 'GET', '/readyz'],
  ['a posted form', 303, NONE, NEVER, 'POST', '/country', { headers: SAME_ORIGIN, form: { region: 'us', path: '/' } }],
  ['a form of another site', 403, TEXT, NEVER, 'POST', '/cart', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a form that is JSON', 415, TEXT, NEVER, 'POST', '/cart', { headers: SAME_ORIGIN, data: '{}' }],
  ['an unknown server function', 410, TEXT, NEVER, 'GET', '/_serverFn/nonsense', { headers: SAME_ORIGIN }],
  ['a server function of any object', 404, TEXT, NEVER, 'GET', '/_serverFn/__proto__', { headers: SAME_ORIGIN }],
  ['no server function', 404, TEXT, NEVER, 'GET', '/_serverFn/', { headers: SAME_ORIGIN }],
  ['a post to a page', 405, TEXT, NEVER, 'POST', '/collections/trousers', { headers: SAME_ORIGIN }],
  ['a page of an endpoint', 405, TEXT, NEVER, 'GET', '/country'],
  ['another method', 405, TEXT, NEVER, 'PUT', '/'],
  ['TRACE', 405, TEXT, NEVER, 'TRACE', '/'],
  ['a malformed path', 400, TEXT, NEVER, 'GET', '/%zz'],
  ['a query of 4,000 parameters', 200, PAGE, /./, 'GET', `/products/heroes-navy?${'a=&'.repeat(4_000)}`],
  ['a handle of 300 characters', 404, PAGE, NEVER, 'GET', `/products/${'a'.repeat(300)}`],
  ['a query of 2,500 characters', 200, PAGE, /./, 'GET', `/collections/trousers?x=${'a'.repeat(2_500)}`],
  [
    'a body that is too large',
    413,
    TEXT,
    NEVER,
    'POST',
    '/cart',
    { headers: SAME_ORIGIN, data: 'x'.repeat(1_100_000) },
  ],
]

/** Sends a request as it is: Playwright's own client sends no TRACE and follows redirects. */
const send = (request: APIRequestContext, method: string, path: string, init: Init = {}) =>
  request.fetch(path, { method, maxRedirects: 0, ...init })

for (const [what, status, type, cached, method, address, init] of ROWS) {
  test(`${what}, ${status}, has the security headers [OPS-04]`, async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL })
    const path = typeof address === 'string' ? address : address()
    const readCacheControl = async () => (await send(request, method, path, init)).headers()['cache-control']
    // the first page of a busy shop may lack a part that came too late, and then no cache may store it
    if (cached === SHARED) await expect.poll(readCacheControl).toMatch(cached)
    const response = await send(request, method, path, init)
    expect(response.status()).toBe(status)
    const headers = response.headers()
    expect(headers).toMatchObject(EVERY_RESPONSE)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toMatch(cached)
    expect(headers['content-security-policy']).toMatch(
      type === PAGE ? /script-src 'self'.*frame-ancestors 'none'/ : /^frame-ancestors 'none'$/,
    )
    if (status === 405) expect(headers.allow).toMatch(/GET|POST/)
    if (status >= 400) expect(await response.text()).not.toContain('    at ')
    await request.dispose()
  })
}

test('a page from the cache keeps its security headers [OPS-03] [OPS-04]', async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  const readHeaders = async () => (await request.get('/pages/about-us')).headers()
  // a copy that another test left long ago is renewed first
  await expect.poll(async () => (await readHeaders())['x-cache']).toBe('HIT')
  const headers = await readHeaders()
  expect(headers).toMatchObject({ ...EVERY_RESPONSE, 'x-cache': 'HIT' })
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  await request.dispose()
})

test('a public page that is rendered again has the same bytes [OPS-03] [OPS-07]', async ({
  context,
  world: _world,
}) => {
  for (const path of Object.values(PAGE_ROUTES)) {
    // pages of a test's own world come from no cache
    const [first, second] = [await context.request.get(path), await context.request.get(path)]
    expect(second.headers()['x-cache'], path).toBe('BYPASS')
    const isPublic = [first, second].every((response) => response.headers()['cache-control']?.startsWith('public'))
    if (isPublic) expect(await second.text(), path).toBe(await first.text())
  }
})

for (const [scenario, path, retryAfter] of [
  ['collections-down', '/collections/belts', '60'],
  ['product-down', '/products/heroes-navy', '60'],
  ['search-down', '/pages/search?q=merino', '60'],
  ['content-down', '/pages/about-us', '60'],
  ['content-down', '/sitemap/gb.xml', '600'],
] as const) {
  test.describe(`with ${scenario}`, () => {
    test.use({ scenario: [scenario] })

    test(`${path} says 503 and when to come back [OPS-04] [PAGE-04]`, async ({ context, world: _world }) => {
      const response = await context.request.get(path)
      expect(response.status()).toBe(503)
      expect(response.headers()).toMatchObject({
        ...EVERY_RESPONSE,
        'retry-after': retryAfter,
        'cache-control': 'private, no-store',
      })
    })
  })
}

test.describe('a page that breaks its policy', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('is reported by the browser [OPS-04] [ANA-04]', async ({ page }) => {
    await page.goto('/')
    const reported = page.waitForResponse('/api/policy-report')
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }))
    })
    expect((await reported).status()).toBe(204)
  })
})

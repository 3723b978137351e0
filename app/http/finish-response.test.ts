import { expect, test } from 'vitest'
import { registerPreview } from '#app/content/preview/preview-mode.ts'
import type { Site } from '#app/page/finish-page.ts'
import { createIncompletePageHeaders } from './cache-headers.ts'
import { finishResponse } from './finish-response.ts'
import { withRequestId } from './ids.ts'
import { markUnavailable } from './unavailable.ts'

const site: Site = { origins: { images: [], connect: [], formAction: [] }, isTls: true, isBuilt: true }
const PUBLIC = 'public, max-age=0, s-maxage=60'

async function finish(init: ResponseInit, isTls = true) {
  const request = withRequestId(new Request('https://shop.example/'))
  const response = await finishResponse(request, new Response('<p>hello</p>', init), { ...site, isTls })
  return { request, response }
}

test.each([
  ['a public page may be cached', { headers: { 'cache-control': PUBLIC } }, PUBLIC],
  ['a page without a rule is not cached', {}, 'private, no-store'],
  [
    'a page that sets a cookie is not cached',
    { headers: { 'cache-control': PUBLIC, 'set-cookie': 'a=1' } },
    'private, no-store',
  ],
  [
    'an incomplete page is not cached',
    { headers: { 'cache-control': PUBLIC, ...createIncompletePageHeaders() } },
    'private, no-store',
  ],
  ['a missing page is not cached', { status: 404, headers: { 'cache-control': PUBLIC } }, 'private, no-store'],
])('%s [OPS-03]', async (_what, init, cacheControl) => {
  const { response } = await finish(init)
  expect(response.headers.get('cache-control')).toBe(cacheControl)
  for (const name of Object.keys(createIncompletePageHeaders())) expect(response.headers.has(name)).toBe(false)
})

test('a preview is neither cached nor indexed [NAV-18]', async () => {
  const request = withRequestId(new Request('https://shop.example/?preview=true'))
  registerPreview(request)
  const { headers } = await finishResponse(request, new Response('', { headers: { 'cache-control': PUBLIC } }), site)
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
})

test('every response carries its request id and the security headers [OPS-04]', async () => {
  const { request, response } = await finish({ headers: { 'content-type': 'text/html' } })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-request-id': request.headers.get('x-request-id'),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'content-security-policy-report-only': expect.stringContaining("require-trusted-types-for 'script'"),
  })
})

test.each([200, 500])('in an outage a page of status %i is 503 with Retry-After [OPS-04]', async (status) => {
  const request = withRequestId(new Request('https://shop.example/pages/search?q=belt'))
  markUnavailable(request)
  const headers = { 'content-type': 'text/html', 'cache-control': PUBLIC }
  const response = await finishResponse(request, new Response('<h1>Oops</h1>', { status, headers }), site)
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '60',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
})

test('a server function reports an outage in its body, not in its status', async () => {
  const request = withRequestId(new Request('https://shop.example/_serverFn/1'))
  markUnavailable(request)
  expect((await finishResponse(request, Response.json({}), site)).status).toBe(200)
})

test('a site without TLS sends no strict transport security [OPS-04]', async () => {
  const { response } = await finish({}, false)
  expect(response.headers.has('strict-transport-security')).toBe(false)
})

test('a valid request id is kept and an invalid one replaced', () => {
  const getId = (given: string) =>
    withRequestId(new Request('https://shop.example/', { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    )
  expect(getId('4bf92f35-77b3')).toBe('4bf92f35-77b3')
  expect(getId('<script>')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a rendered page is sent with its text, length and policy [OPS-07]', async () => {
  const rendered = {
    'content-type': 'text/html',
    'content-length': '12',
    'content-security-policy': "default-src 'self'",
  }
  const { response } = await finish({ headers: rendered })
  expect(await response.text()).toBe('<p>hello</p>')
  expect(Object.fromEntries(response.headers)).toMatchObject(rendered)
})

test('the response to HEAD has no body', async () => {
  const request = withRequestId(new Request('https://shop.example/', { method: 'HEAD' }))
  const page = new Response('<p>sorry</p>', { headers: { 'content-type': 'text/html' } })
  expect((await finishResponse(request, page, site)).body).toBeNull()
})

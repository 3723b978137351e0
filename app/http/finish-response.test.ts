import { expect, test } from 'vitest'
import { finishResponse, INCOMPLETE } from './finish-response.ts'
import { identified } from './request-id.ts'

const site = { origins: { images: [], connect: [], formAction: [] }, tls: true, strict: true }
const PUBLIC = 'public, max-age=0, s-maxage=60'

async function finished(init: ResponseInit, tls = true) {
  const request = identified(new Request('https://shop.example/'))
  const response = await finishResponse(request, new Response('<p>hello</p>', init), { ...site, tls })
  return { request, response }
}

test.each([
  ['a public page may be kept', { headers: { 'cache-control': PUBLIC } }, PUBLIC],
  ['a page that says nothing is personal', {}, 'private, no-store'],
  [
    'a page that sets a cookie is personal',
    { headers: { 'cache-control': PUBLIC, 'set-cookie': 'a=1' } },
    'private, no-store',
  ],
  [
    'a page that lacks something is not kept',
    { headers: { 'cache-control': PUBLIC, [INCOMPLETE]: '1' } },
    'private, no-store',
  ],
  ['a missing page is not kept', { status: 404, headers: { 'cache-control': PUBLIC } }, 'private, no-store'],
])('%s [OPS-03]', async (_what, init, expected) => {
  const { response } = await finished(init)
  expect(response.headers.get('cache-control')).toBe(expected)
  expect(response.headers.has(INCOMPLETE)).toBe(false)
})

test('a preview is nobody’s to keep or to find [NAV-18]', async () => {
  const request = identified(new Request('https://shop.example/?preview=true'))
  const { headers } = await finishResponse(request, new Response('', { headers: { 'cache-control': PUBLIC } }), site)
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
})

test('every answer carries its request’s id and the safety headers [OPS-04]', async () => {
  const { request, response } = await finished({ headers: { 'content-type': 'text/html' } })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-request-id': request.headers.get('x-request-id'),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  })
})

test('a site without TLS does not claim it [OPS-04]', async () => {
  const { response } = await finished({}, false)
  expect(response.headers.has('strict-transport-security')).toBe(false)
})

test('a caller’s request id is kept if it is sound and replaced if not', () => {
  const id = (given: string) =>
    identified(new Request('https://shop.example/', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
  expect(id('4bf92f35-77b3')).toBe('4bf92f35-77b3')
  expect(id('<script>')).toMatch(/^[0-9a-f-]{36}$/)
})

import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { forwardQuery, refuseQuery } from './forward-query.ts'

const SHOP = 'https://shop.example/us/api/2025-01/graphql.json'

const createQuery = (body: string, headers: Record<string, string> = {}) =>
  new Request(SHOP, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

/** Forwards a query to a fake store; returns the response and the requests that the store received. */
async function sendTo(respond: (request: Request) => Response | Promise<Response>, request: Request) {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init))
    return respond(new Request(input, init))
  }
  const url = 'https://store.example/api/2025-01/graphql.json'
  const target = { url, buyerAddress: '203.0.113.7', traceHeaders: { traceparent: 'trace' }, fetch }
  return { response: await forwardQuery(request, target), sent: sent[0] }
}

test('a query is answered by the simulated store [OPS-04]', async () => {
  const { backend, fetch } = await givenScenario('default-shop')
  const url = `${backend.origin}/shopify/us/api/2025-01/graphql.json`
  const query = createQuery(JSON.stringify({ query: '{ localization { country { isoCode } } shop { name } }' }))
  const response = await forwardQuery(query, { url, buyerAddress: undefined, traceHeaders: {}, fetch })
  expect(response.headers.get('x-shopify-api-version')).toBe('2025-01')
  expect(await response.json()).toMatchObject({
    data: { localization: { country: { isoCode: 'US' } }, shop: { name: 'SPOKE' } },
  })
})

test('the store gets the query, the buyer’s address and no cookies [OPS-04]', async () => {
  const secrets = { cookie: 'cart_id_gb=1', authorization: 'Bearer a', 'shopify-storefront-private-token': 'shpat_1' }
  const request = createQuery('{"query":"{shop{name}}"}', { ...secrets, 'x-shopify-storefront-access-token': 'own' })
  const { sent } = await sendTo(() => Response.json({}), request)
  expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
    'content-type': 'application/json',
    'shopify-storefront-buyer-ip': '203.0.113.7',
    traceparent: 'trace',
    'x-shopify-storefront-access-token': 'own',
  })
  expect(await sent?.text()).toBe('{"query":"{shop{name}}"}')
})

test('the caller gets the store’s status and body, without its cookies', async () => {
  const headers = { 'set-cookie': '_shopify_y=1', 'x-shopify-api-version': '2025-01', 'retry-after': '1' }
  const { response } = await sendTo(() => Response.json({ errors: [] }, { status: 430, headers }), createQuery('{}'))
  expect(response.status).toBe(430)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json',
    'retry-after': '1',
    'x-shopify-api-version': '2025-01',
  })
})

test.each([
  [new DOMException('late', 'TimeoutError'), 504],
  [new TypeError('fetch failed'), 502],
])('a store that fails with %s is %i', async (cause, status) => {
  const { response } = await sendTo(() => Promise.reject(cause), createQuery('{}'))
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ errors: [{ message: expect.stringContaining('Try again.') }] })
})

test('a response of nine megabytes is refused [OPS-04]', async () => {
  const long = new Uint8Array(9 * 1024 * 1024)
  const { response } = await sendTo(() => new Response(long), createQuery('{}'))
  expect([response.status, await response.json()]).toEqual([502, { errors: [{ message: expect.any(String) }] }])
})

test('a long query is refused before it is sent', async () => {
  const { response, sent } = await sendTo(() => Response.json({}), createQuery('x'.repeat(65_537)))
  expect([response.status, sent]).toEqual([413, undefined])
})

test.each([
  [{}, undefined],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, undefined],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ referer: 'https://evil.example/' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://a.shop.example' }, 403],
  [{ 'content-type': 'text/plain' }, 415],
])('a query with the headers %j is refused with %j [OPS-04]', (headers, status) => {
  expect(refuseQuery(createQuery('{}', headers))?.status).toBe(status)
})

test('other methods than POST are refused', () => {
  expect(refuseQuery(new Request(SHOP))?.headers.get('allow')).toBe('POST')
})

import { expect, test } from 'vitest'
import { PACTS_FOLDER } from '../machine/project-folders.ts'
import { createAssumedFilter, isGiven } from './assumed-parts.ts'
import type { Interaction } from './pact-file.ts'
import { readPacts } from './pacts.ts'

const interaction = (method: string, path: string, status: number, content?: unknown): Interaction => ({
  description: '',
  providerStates: [],
  request: { method, path, query: {}, headers: {} },
  response: { status, headers: {}, ...(content !== undefined && { body: { content } }) },
})

const shopifyCall = (headers: Record<string, string>): Interaction => ({
  ...interaction('POST', '/api/2025-01/graphql.json', 200, { data: {} }),
  request: { method: 'POST', path: '/api/2025-01/graphql.json', query: {}, headers },
})

test.each([
  ['a given call', 'fit', interaction('GET', '/2024-05/fit/7001', 200, { email: null }), true],
  ['an assumed field', 'fit', interaction('GET', '/2024-05/fit/7001', 200, { email: null, status: 'new' }), false],
  ['an assumed call', 'fit', interaction('DELETE', '/2024-05/fit/7001', 200), false],
  ['the 404 of a read', 'fit', interaction('GET', '/2024-05/fit/7001', 404), true],
  ['an assumed body', 'fit', interaction('GET', '/2024-05/fit/7001', 404, { error: 'no fit' }), false],
  ['a refusal', 'fit', interaction('PUT', '/2024-05/fit', 400), false],
  ['a saved fit without its body', 'fit', interaction('PUT', '/2024-05/fit', 200), true],
  [
    'a field of an element',
    'backend',
    interaction('GET', '/collections/gb/x.json', 200, { products: [{ sku: 's' }] }),
    true,
  ],
  [
    'an assumed one',
    'backend',
    interaction('GET', '/collections/gb/x.json', 200, { products: [{ handle: 's' }] }),
    false,
  ],
  ['a call of a browser', 'shopify', shopifyCall({ 'x-shopify-storefront-access-token': 'gb' }), true],
  ['a private token', 'shopify', shopifyCall({ 'Shopify-Storefront-Private-Token': 'gb' }), false],
  ['a buyer’s address', 'shopify', shopifyCall({ 'shopify-storefront-buyer-ip': '203.0.113.7' }), false],
])('%s of %s is given by the specification or not [CTR-06]', (_, provider, expectation, expected) => {
  expect(isGiven(provider, expectation)).toBe(expected)
})

test('a part of an assumed field is assumed, too [CTR-06]', () => {
  const isAssumed = createAssumedFilter('backend', 'collection', 200)
  expect(isAssumed(['products', '*', 'badges', '*', 'title'])).toBe(true)
  expect(isAssumed(['products', '*', 'image', 'src'])).toBe(false)
  expect(isAssumed(['products'])).toBe(false)
})

/** The calls of spec 7 to REST services whose shapes it gives. */
const GIVEN_CALLS = [
  ['backend', 'GET /collections/', 'POST /v2/mailing-list/', 'POST /feedback/gb/visit', 'POST /validate/phone/'],
  ['backend', 'POST /products/gb/out-of-stock', 'GET /customer/get-provinces'],
  ['fit', 'GET /2024-05/fit/', 'POST /2024-05/fit-finder', 'POST /2024-05/fit', 'PUT /2024-05/fit'],
  ['fit', 'GET /2024-05/identify', 'POST /2024-05/identify'],
  ['sign-in', 'POST /oauth/token'],
  ['reviews', 'GET /products/'],
]

test.each(GIVEN_CALLS)(
  'the pact with %s expects given fields alone of its calls [CTR-04] [CTR-06]',
  async (provider, ...calls) => {
    const [pact] = await readPacts(PACTS_FOLDER, provider)
    const successes = (pact?.content.interactions ?? [])
      .filter((one) => one.response.status < 300 && isGiven(provider, one))
      .map(({ request }) => `${request.method} ${request.path}`)
    for (const call of calls)
      expect(
        successes.some((success) => success.startsWith(call)),
        call,
      ).toBe(true)
  },
)

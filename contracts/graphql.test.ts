import { afterEach, expect, test, vi } from 'vitest'
import { answering } from './answering.fixtures.ts'
import { createContentClient } from './content/client.ts'
import { createShopifyClient } from './shopify/client.ts'

afterEach(() => {
  vi.useRealTimers()
})

const shop = (upstream: ReturnType<typeof answering>) => createShopifyClient({ ...upstream, token: 'public' })

const cart = {
  id: 'gid://shopify/Cart/1?key=k',
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  checkoutUrl: 'http://shop.test/checkout/1',
  totalQuantity: 0,
  attributes: [],
  buyerIdentity: { email: null },
  discountCodes: [],
  discountAllocations: [],
  cost: {
    subtotalAmount: { amount: '0.0', currencyCode: 'GBP' },
    totalAmount: { amount: '0.0', currencyCode: 'GBP' },
  },
  lines: { nodes: [] },
}

test('a question carries the token, the query and its variables', async () => {
  const upstream = answering({ data: { cart: null } })
  expect(await shop(upstream).cart({ cartId: 'gid://shopify/Cart/1' })).toBeNull()
  const [request] = upstream.requests
  expect(request?.url).toBe('http://upstream.test/api/2025-01/graphql.json')
  expect(request?.headers.get('x-shopify-storefront-access-token')).toBe('public')
  expect(await request?.json()).toEqual({
    query: expect.stringMatching(/^query cart\(\$cartId: ID!\) { cart\(id: \$cartId\)/),
    variables: { cartId: 'gid://shopify/Cart/1' },
  })
})

test('a cart on its contract is handed on as it came', async () => {
  expect(await shop(answering({ data: { cart } })).cart({ cartId: cart.id })).toEqual(cart)
})

test('refusals and warnings are data', async () => {
  const change = {
    cart: null,
    userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
    warnings: [],
  }
  const upstream = answering({ data: { cartLinesAdd: change } })
  expect(await shop(upstream).cartLinesAdd({ cartId: cart.id, lines: [] })).toEqual(change)
})

test.each([
  ['a missing field', { ...cart, cost: { subtotalAmount: cart.cost.subtotalAmount } }, '/cart/cost: lacks totalAmount'],
  ['a null where none may be', { ...cart, checkoutUrl: null }, '/cart/checkoutUrl: is not string'],
  [
    'a number for a string',
    { ...cart, attributes: [{ key: 'a', value: 1 }] },
    '/cart/attributes/0/value: is not string or null',
  ],
  [
    'a currency that is none',
    { ...cart, cost: { ...cart.cost, totalAmount: { amount: '1.0', currencyCode: '£' } } },
    '/cart/cost/totalAmount/currencyCode: breaks "pattern"',
  ],
  [
    'a discount without what its kind has',
    {
      ...cart,
      discountAllocations: [
        { __typename: 'CartCodeDiscountAllocation', discountedAmount: { amount: '1.0', currencyCode: 'GBP' } },
      ],
    },
    '/cart/discountAllocations/0: lacks code',
  ],
])('%s in a cart becomes a typed error that says where [CTR-03]', async (_, wrong, detail) => {
  await expect(shop(answering({ data: { cart: wrong } })).cart({ cartId: cart.id })).rejects.toMatchObject({
    name: 'UpstreamError',
    kind: 'off-contract',
    upstream: 'shopify',
    operation: 'cart',
    detail: expect.stringContaining(detail),
  })
})

test.each([
  ['no GraphQL', { hello: 'world' }, 'off-contract'],
  ['GraphQL errors', { data: null, errors: [{ message: 'Throttled' }] }, 'graphql'],
  ['not JSON', '<html>', 'malformed'],
  ['cut off', '{"data":{"cart":', 'malformed'],
  ['null for the payload of a mutation', { data: { cartCreate: null } }, 'off-contract'],
])('an answer that is %s becomes a typed error [CTR-03]', async (_, body, kind) => {
  await expect(shop(answering(body)).cartCreate({ input: {} })).rejects.toMatchObject({ kind })
})

test('an error status becomes a typed error even with a good body', async () => {
  const upstream = answering({ data: { cart: null } }, { status: 503 })
  await expect(shop(upstream).cart({ cartId: cart.id })).rejects.toMatchObject({ kind: 'status', status: 503 })
})

const content = (upstream: ReturnType<typeof answering>) =>
  createContentClient({ ...upstream, deliveryToken: 'live', previewToken: 'draft' })

test('drafts are asked for with the preview token, the rest with the delivery token; always in en-GB', async () => {
  const upstream = answering({ data: { headerCollection: { items: [] } } })
  await content(upstream).mainMenu({ preview: true })
  await content(upstream).mainMenu()
  const asked = upstream.requests.map(async (request) => {
    const { variables } = await request.json()
    return [request.headers.get('authorization'), variables]
  })
  expect(await Promise.all(asked)).toEqual([
    ['Bearer draft', { locale: 'en-GB', preview: true }],
    ['Bearer live', { locale: 'en-GB', preview: false }],
  ])
})

test('no header entry is null, a header without links is an empty menu', async () => {
  const menu = (items: unknown[]) => content(answering({ data: { headerCollection: { items } } })).mainMenu()
  expect(await menu([])).toBeNull()
  expect(await menu([null])).toBeNull()
  expect(await menu([{ linksCollection: null }])).toEqual([])
})

test('a link to an unpublished entry does not spoil the rest', async () => {
  const data = { headerCollection: { items: [{ linksCollection: { items: [null] } }] } }
  const errors = (code: string) => [{ message: 'no', extensions: { contentful: { code } } }]
  const answer = (code: string) => content(answering({ data, errors: errors(code) })).mainMenu()
  expect(await answer('UNRESOLVABLE_LINK')).toEqual([])
  await expect(answer('QUERY_TOO_COMPLEX')).rejects.toMatchObject({ kind: 'graphql' })
})

test('rich text that could not be rendered becomes a typed error [CTR-03]', async () => {
  const copy = (json: unknown) =>
    content(answering({ data: { productCareCopyCollection: { items: [{ copy: { json } }] } } })).careCopy({
      productType: 'Denim',
    })
  const text = { nodeType: 'text', value: 'Wash cool', marks: [{ type: 'bold' }] }
  const document = { nodeType: 'document', content: [{ nodeType: 'paragraph', data: {}, content: [text] }] }
  expect(await copy(document)).toEqual(document)
  await expect(copy({ nodeType: 'document', content: [{ nodeType: 'paragraph' }] })).rejects.toMatchObject({
    kind: 'off-contract',
  })
})

test.each([
  [429, 6],
  [500, 6],
  [503, 6],
  [400, 1],
  [404, 1],
])('the content service that answers %i is asked %i times in all', async (status, times) => {
  vi.useFakeTimers()
  const upstream = answering('', { status })
  const client = createContentClient({ ...upstream, deliveryToken: 'live', previewToken: 'draft' })
  const refused = expect(client.mainMenu()).rejects.toMatchObject({ kind: 'status', status })
  await vi.runAllTimersAsync()
  await refused
  expect(upstream.requests).toHaveLength(times)
})

test('a cart that could not be changed is not changed again behind the back of the shopper', async () => {
  const upstream = answering('', { status: 502 })
  const retry = { retries: 5, statuses: () => true, firstDelayMs: 1, maxDelayMs: 1 }
  const client = createShopifyClient({ ...upstream, token: 'public', retry })
  await expect(client.cartCreate({ input: {} })).rejects.toMatchObject({ kind: 'status' })
  expect(upstream.requests).toHaveLength(1)
})

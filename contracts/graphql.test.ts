import { afterEach, expect, test, vi } from 'vitest'
import { createContentClient } from './content/client.ts'
import { createFakeUpstream } from './fake-upstream.fixtures.ts'
import { createShopifyClient } from './shopify/client.ts'

afterEach(() => {
  vi.useRealTimers()
})

const createShopify = (upstream: ReturnType<typeof createFakeUpstream>) =>
  createShopifyClient({ ...upstream, token: 'public' })

const cart = {
  id: 'gid://shopify/Cart/1?key=k',
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  checkoutUrl: 'http://shop.test/checkout/1',
  totalQuantity: 0,
  attributes: [],
  buyerIdentity: { email: null, customer: null },
  discountCodes: [],
  discountAllocations: [],
  cost: {
    subtotalAmount: { amount: '0.0', currencyCode: 'GBP' },
    totalAmount: { amount: '0.0', currencyCode: 'GBP' },
  },
  lines: { nodes: [] },
}

test('a request carries the token, the query and its variables', async () => {
  const upstream = createFakeUpstream({ data: { cart: null } })
  expect(await createShopify(upstream).cart({ cartId: 'gid://shopify/Cart/1' })).toBeNull()
  const [request] = upstream.requests
  expect(request?.url).toBe('http://upstream.test/api/2025-01/graphql.json')
  expect(request?.headers.get('x-shopify-storefront-access-token')).toBe('public')
  expect(await request?.json()).toEqual({
    query: expect.stringMatching(/^query cart\(\$cartId: ID!\) { cart\(id: \$cartId\)/),
    variables: { cartId: 'gid://shopify/Cart/1' },
  })
})

test.each([
  [{}, { 'x-shopify-storefront-access-token': 'public' }],
  [
    { buyerAddress: '203.0.113.7' },
    { 'x-shopify-storefront-access-token': 'public', 'shopify-storefront-buyer-ip': '203.0.113.7' },
  ],
  [
    { privateToken: 'shpat_1', buyerAddress: '2001:db8::7' },
    { 'shopify-storefront-private-token': 'shpat_1', 'shopify-storefront-buyer-ip': '2001:db8::7' },
  ],
  [{ privateToken: 'shpat_1' }, { 'shopify-storefront-private-token': 'shpat_1' }],
])('a store that is called by %j gets the headers %j alone [OPS-10]', async (caller, headers) => {
  const upstream = createFakeUpstream({ data: { cart: null } })
  await createShopifyClient({ ...upstream, token: 'public', ...caller }).cart({ cartId: 'gid://shopify/Cart/1' })
  const sent = [...(upstream.requests[0]?.headers ?? [])].filter(([name]) => name.includes('shopify'))
  expect(Object.fromEntries(sent)).toEqual(headers)
})

const REFUSED_ID = {
  message: 'Variable $cartId of type ID! was provided invalid value',
  extensions: { code: 'INVALID_VARIABLE', value: 'nonsense' },
}

test('a cart id that Shopify refuses as a value is the id of no cart, for reads and changes [CART-04]', async () => {
  const shopify = createShopify(createFakeUpstream({ errors: [REFUSED_ID] }))
  expect(await shopify.cart({ cartId: 'nonsense' })).toBeNull()
  expect(await shopify.cartLines({ cartId: 'nonsense' })).toBeNull()
  const noCart = { cart: null, userErrors: [{ code: 'INVALID', field: ['cartId'] }], warnings: [] }
  for (const change of [
    shopify.cartLinesAdd({ cartId: 'nonsense', lines: [] }),
    shopify.cartLinesUpdate({ cartId: 'nonsense', lines: [] }),
    shopify.cartAttributesUpdate({ cartId: 'nonsense', attributes: [] }),
    shopify.cartDiscountCodesUpdate({ cartId: 'nonsense', discountCodes: [] }),
    shopify.cartBuyerIdentityUpdate({ cartId: 'nonsense', buyerIdentity: {} }),
  ])
    expect(await change).toMatchObject(noCart)
})

test.each(['Throttled', 'Variable $lines of type [CartLineInput!]! was provided invalid value for 0'])(
  'the error %j says nothing about the cart’s id [CART-04] [CART-17]',
  async (message) => {
    const shopify = createShopify(createFakeUpstream({ errors: [{ message }] }))
    await expect(shopify.cart({ cartId: 'gid://shopify/Cart/1' })).rejects.toMatchObject({ kind: 'graphql' })
    await expect(shopify.cartLinesAdd({ cartId: 'gid://shopify/Cart/1', lines: [] })).rejects.toMatchObject({
      kind: 'graphql',
    })
  },
)

test('a cart that matches its contract is returned unchanged', async () => {
  expect(await createShopify(createFakeUpstream({ data: { cart } })).cart({ cartId: cart.id })).toEqual(cart)
})

test('userErrors and warnings are returned as data', async () => {
  const change = {
    cart: null,
    userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
    warnings: [],
  }
  const upstream = createFakeUpstream({ data: { cartLinesAdd: change } })
  expect(await createShopify(upstream).cartLinesAdd({ cartId: cart.id, lines: [] })).toEqual(change)
})

test.each([
  ['a missing field', { ...cart, cost: { subtotalAmount: cart.cost.subtotalAmount } }, '/cart/cost: lacks totalAmount'],
  ['a null for a required field', { ...cart, checkoutUrl: null }, '/cart/checkoutUrl: is not string'],
  [
    'a number for a string',
    { ...cart, attributes: [{ key: 'a', value: 1 }] },
    '/cart/attributes/0/value: is not string or null',
  ],
  [
    'an unknown currency',
    { ...cart, cost: { ...cart.cost, totalAmount: { amount: '1.0', currencyCode: '£' } } },
    '/cart/cost/totalAmount/currencyCode: breaks "pattern"',
  ],
  [
    'an amount that is no number',
    { ...cart, cost: { ...cart.cost, totalAmount: { amount: 'word', currencyCode: 'GBP' } } },
    '/cart/cost/totalAmount/amount: breaks "pattern"',
  ],
  [
    'a discount without the field of its type',
    {
      ...cart,
      discountAllocations: [
        { __typename: 'CartCodeDiscountAllocation', discountedAmount: { amount: '1.0', currencyCode: 'GBP' } },
      ],
    },
    '/cart/discountAllocations/0: lacks code',
  ],
])('%s in a cart becomes a typed error with its path [CTR-03]', async (_, invalidCart, detail) => {
  await expect(
    createShopify(createFakeUpstream({ data: { cart: invalidCart } })).cart({ cartId: cart.id }),
  ).rejects.toMatchObject({
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
  ['truncated', '{"data":{"cart":', 'malformed'],
  ['null for the payload of a mutation', { data: { cartCreate: null } }, 'off-contract'],
])('a response that is %s becomes a typed error [CTR-03]', async (_, body, kind) => {
  await expect(createShopify(createFakeUpstream(body)).cartCreate({ input: {} })).rejects.toMatchObject({ kind })
})

test('an error status becomes a typed error even with a valid body', async () => {
  const upstream = createFakeUpstream({ data: { cart: null } }, { status: 503 })
  await expect(createShopify(upstream).cart({ cartId: cart.id })).rejects.toMatchObject({ kind: 'status', status: 503 })
})

const createContent = (upstream: ReturnType<typeof createFakeUpstream>) =>
  createContentClient({ ...upstream, deliveryToken: 'live', previewToken: 'draft' })

test('drafts use the preview token, the rest the delivery token; always in en-GB', async () => {
  const upstream = createFakeUpstream({ data: { headerCollection: { items: [] } } })
  await createContent(upstream).mainMenu({ preview: true })
  await createContent(upstream).mainMenu()
  const sent = upstream.requests.map(async (request) => {
    const { variables } = await request.json()
    return [request.headers.get('authorization'), variables]
  })
  expect(await Promise.all(sent)).toEqual([
    ['Bearer draft', { locale: 'en-GB', preview: true }],
    ['Bearer live', { locale: 'en-GB', preview: false }],
  ])
})

test('a missing header entry is null, a header without links an empty menu', async () => {
  const menu = (items: unknown[]) =>
    createContent(createFakeUpstream({ data: { headerCollection: { items } } })).mainMenu()
  expect(await menu([])).toBeNull()
  expect(await menu([null])).toBeNull()
  expect(await menu([{ linksCollection: null }])).toEqual([])
})

test('a link to an unpublished entry leaves the rest usable', async () => {
  const data = { headerCollection: { items: [{ linksCollection: { items: [null] } }] } }
  const errors = (code: string) => [{ message: 'no', extensions: { contentful: { code } } }]
  const readMenu = (code: string) => createContent(createFakeUpstream({ data, errors: errors(code) })).mainMenu()
  expect(await readMenu('UNRESOLVABLE_LINK')).toEqual([])
  await expect(readMenu('QUERY_TOO_COMPLEX')).rejects.toMatchObject({ kind: 'graphql' })
})

test('rich text that cannot be rendered becomes a typed error [CTR-03]', async () => {
  const readCopy = (json: unknown) =>
    createContent(
      createFakeUpstream({ data: { productCareCopyCollection: { items: [{ copy: { json } }] } } }),
    ).careCopy({
      productType: 'Denim',
    })
  const text = { nodeType: 'text', value: 'Wash cool', marks: [{ type: 'bold' }] }
  const document = { nodeType: 'document', content: [{ nodeType: 'paragraph', data: {}, content: [text] }] }
  expect(await readCopy(document)).toEqual(document)
  await expect(readCopy({ nodeType: 'document', content: [{ nodeType: 'paragraph' }] })).rejects.toMatchObject({
    kind: 'off-contract',
  })
})

test.each([
  [429, 6],
  [500, 6],
  [503, 6],
  [400, 1],
  [404, 1],
])('a content service that responds with %i gets %i requests in all', async (status, attempts) => {
  vi.useFakeTimers()
  const upstream = createFakeUpstream('', { status })
  const client = createContentClient({ ...upstream, deliveryToken: 'live', previewToken: 'draft' })
  const rejection = expect(client.mainMenu()).rejects.toMatchObject({ kind: 'status', status })
  await vi.runAllTimersAsync()
  await rejection
  expect(upstream.requests).toHaveLength(attempts)
})

test('a failed cart change is never retried', async () => {
  const upstream = createFakeUpstream('', { status: 502 })
  const retry = { retries: 5, isRetryable: () => true, firstDelayMs: 1, maxDelayMs: 1 }
  const client = createShopifyClient({ ...upstream, token: 'public', retry })
  await expect(client.cartCreate({ input: {} })).rejects.toMatchObject({ kind: 'status' })
  expect(upstream.requests).toHaveLength(1)
})

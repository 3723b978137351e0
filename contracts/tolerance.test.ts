import { expect, test } from 'vitest'
import { createBackendClient } from './backend/client.ts'
import { createFakeUpstream } from './fake-upstream.fixtures.ts'
import { createFitClient } from './fit/client.ts'
import { createReportsClient } from './reports/client.ts'
import { createReviewsClient } from './reviews/client.ts'
import { createSignInClient } from './sign-in/client.ts'

/** A backend, fit service or reports service that answers every request like this. */
const backend = (body: unknown, status = 200) => createBackendClient(createFakeUpstream(body, { status }))
const fits = (body: unknown, status = 200) =>
  createFitClient({ ...createFakeUpstream(body, { status }), apiKey: 'k', version: '2027-01' })

const sizes = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32' },
}
const toSave = { fit: sizes, method: 'fit_refresh', token: 't', store_location: 'gb', shop: 'gb' } as const
const subscription = { email: 'jo@example.com', store: 'gb' as const, list_ids: [], source: 'Footer' }
const request = { email: 'jo@example.com', variant_id: '1', sku: 'TRHERONAVYXXXX-34B32' }
const answers = {
  recommend_likelihood: 9,
  fit_rating: 5,
  improve_fit: '',
  delivery_and_service_rating: 4,
  new_products: '',
  price_versus_value: 4,
  site_navigation: 5,
  finding_products: '',
  heard_about_us: '',
}
/** Bodies that say nothing, or not in the shape of our contracts. */
const OTHER_BODIES = ['', '\n', '<html>', 'OK', 'null', '[]', '{"message":"other"}', '{"error":{}}']

test.each([200, 201, 202, 203, 206, 226, 299])('status %i is success [CTR-06]', async (status) => {
  expect(await fits('', status).createFit({ ...toSave, fit_finder_answers: {} })).toBeUndefined()
  expect(await fits('saved', status).updateFit(toSave)).toBeUndefined()
  expect(await backend('', status).mailingList(subscription)).toBeNull()
  expect(await backend('', status).survey('gb', answers)).toBeNull()
  expect(await backend({ status: 'success' }, status).visitFeedback('gb', feedback)).toBe(true)
  const reports = createReportsClient(createFakeUpstream('', { status }))
  expect(await reports.send({ code: 'c', message: 'm', level: 'error' })).toBeUndefined()
})
const feedback = { fitResponse: 'yes', loggedIn: false, storeLocation: 'gb' } as const

test.each([204, 205])('status %i, which has no body, is success [CTR-06]', async (status) => {
  const empty = { baseUrl: 'http://upstream.test', fetch: async () => new Response(null, { status }) }
  expect(await createFitClient({ ...empty, apiKey: 'k' }).updateFit(toSave)).toBeUndefined()
  expect(await createBackendClient(empty).mailingList(subscription)).toBeNull()
  expect(await createBackendClient(empty).validatePhone('GB', '07700 900123')).toEqual({})
})

test.each([199, 300, 304, 400, 418, 500, 599])('status %d is no success [CTR-06]', async (status) => {
  const response = { status, headers: new Headers(), body: null } as Response
  const client = createFitClient({ baseUrl: 'http://upstream.test', fetch: async () => response, apiKey: 'k' })
  await expect(client.updateFit(toSave)).rejects.toMatchObject({ kind: 'status', status })
})

test('out-of-stock takes exactly 200, whatever its body [CTR-06]', async () => {
  for (const body of OTHER_BODIES) expect(await backend(body).outOfStock('gb', request)).toBeUndefined()
  for (const status of [201, 202, 203, 206])
    await expect(backend({ data: {} }, status).outOfStock('gb', request)).rejects.toMatchObject({
      kind: 'status',
      status,
    })
})

test.each(OTHER_BODIES)('a 404 of a read is none, whatever its body: %j [CTR-06] [FIT-10]', async (body) => {
  expect(await fits(body, 404).savedFit('7001')).toBeNull()
  expect(await fits(body, 404).claimFit({ key: 'k', token: 't' })).toBeNull()
  expect(await backend(body, 404).product({ store: 'gb', handle: 'x' })).toBeNull()
  expect(await backend(body, 404).collection({ store: 'gb', handle: 'x' }, { read: () => 0 })).toBeNull()
})

test.each(['', '\n', 'null', 'false', '""', '0'])('a subscribe result of %j is success [CTR-06]', async (body) => {
  expect(await backend(body).mailingList(subscription)).toBeNull()
  expect(await backend(body).newsletter({ email: 'jo@example.com', location: 'Footer' })).toBeNull()
})

test.each([
  ['{"error":"The list is full"}', 'The list is full'],
  ['{"error":""}', 'the backend does not say why'],
  ['{"error":7}', 'the backend does not say why'],
  ['{}', 'the backend does not say why'],
  ['[]', 'the backend does not say why'],
  ['true', 'the backend does not say why'],
  ['1', 'the backend does not say why'],
  ['"no"', 'the backend does not say why'],
])('a subscribe result of %s is a failure [CTR-06]', async (body, reason) => {
  expect(await backend(body).mailingList(subscription)).toBe(reason)
})

test.each([undefined, null, {}, []])(
  'refresh token, id token and expiry of %j are not sent [CTR-06]',
  async (value) => {
    const tokens = { access_token: 'a', refresh_token: value, id_token: value }
    const client = createSignInClient(createFakeUpstream({ ...tokens, expires_in: value === null ? 'soon' : value }))
    expect(await client.refresh({ client_id: 'shop', refresh_token: 'r' })).toEqual({ access_token: 'a' })
  },
)

const product = {
  sku: 'TRHERONAVYXXXX',
  title: 'Navy',
  product_type: 'Trousers',
  price: '98.00',
  image: { src: 'https://images.test/front.jpg' },
  tags: [],
  product_feed: { brand: 'SPOKE', category: 'Trousers', product_id: 1001, group_id: 'TRHERO' },
  options: [
    { type: 'waist', position: 1 },
    { type: 'leg', position: 2 },
  ],
  variants: [{ id: 1, sku: 's', options: ['34', '32'], inventory_quantity: 3, pre_order_inventory_quantity: null }],
}

test('a product of given fields alone is read as it is [CTR-06] [COL-12]', async () => {
  expect(await backend(product).product({ store: 'gb', handle: 'heroes-navy' })).toEqual(product)
  const collection = backend({ products: [product] }).collection({ store: 'gb', handle: 'x' }, { read: (item) => item })
  expect(await collection).toEqual({ products: [product] })
})

test('of lists only the element with a wrong field loses it [CTR-06]', async () => {
  const [waist, leg] = product.options
  const options = [
    { ...waist, values: ['34'] },
    { ...leg, values: 'all' },
  ]
  const image = { ...product.image, alt: null }
  const read = await backend({ ...product, image, options }).product({ store: 'gb', handle: 'heroes-navy' })
  expect(read).toEqual({ ...product, options: [options[0], leg] })
})

test('a field that is wrong in many elements is removed from all, and given ones stay [CTR-06]', async () => {
  const [variant] = product.variants
  const variants = Array.from({ length: 100 }, (_, id) => ({ ...variant, id, price: `${id}.00` }))
  const read = await backend({ ...product, variants }).product({ store: 'gb', handle: 'heroes-navy' })
  expect(read?.variants).toEqual(variants.map(({ price: _, ...given }) => given))
})

test('a wrong part of an assumed field removes the innermost assumed field [CTR-06]', async () => {
  const { product: read } = backend({
    ...product,
    hover_image: { src: 'https://images.test/back.jpg', alt: {} },
    badges: [{ title: 'New' }, { label: 'Beta' }],
    compare_at_price: { amount: 'much', currencyCode: 'GBP' },
  })
  expect(await read({ store: 'gb', handle: 'heroes-navy' })).toEqual({
    ...product,
    hover_image: { src: 'https://images.test/back.jpg' },
  })
})

test.each([
  [{ ...product, price: { amount: 98 } }, '/price'],
  [{ ...product, price: { amount: '98.00', currencyCode: 'STERLING' } }, '/price'],
  [{ ...product, sku: {} }, '/sku: is not string'],
  [{ ...product, product_feed: { ...product.product_feed, group_id: null } }, '/product_feed: lacks group_id'],
  [{ ...product, variants: [{ ...product.variants[0], options: [{}] }] }, '/variants/0/options/0: is not string'],
  [{ ...product, variants: 7 }, '/variants: is not array'],
  [{ ...product, badges: 7, title: {} }, '/title: '],
])('a given field of a wrong type is a typed error with its place: %#. [CTR-03] [CTR-06]', async (body, detail) => {
  await expect(backend(body).product({ store: 'gb', handle: 'heroes-navy' })).rejects.toMatchObject({
    name: 'UpstreamError',
    kind: 'off-contract',
    upstream: 'backend',
    operation: 'product',
    status: 200,
    detail: expect.stringContaining(detail),
  })
})

test('odd tags and pictures are left out, said once, and the product stays [CTR-06]', async () => {
  const problems: string[] = []
  const client = createBackendClient({
    ...createFakeUpstream({ ...product, tags: [null], image: 'front.jpg' }),
    onLeftOut: ({ detail }) => problems.push(detail),
  })
  const { tags: _tags, image: _image, ...rest } = product
  expect(await client.product({ store: 'gb', handle: 'heroes-navy' })).toEqual(rest)
  expect(problems).toEqual([expect.stringMatching(/^2 left out: \/(image|tags)/)])
})

test('texts, numbers and lists may be of another type, and null is nothing [CTR-06] [COL-12]', async () => {
  const [variant] = product.variants
  const body = {
    ...product,
    title: 34,
    tags: 'New, Organic',
    image: null,
    options: [{ type: 'waist', position: '1' }],
    variants: [
      { ...variant, id: '1', sku: 7, options: [34], inventory_quantity: '3' },
      { ...variant, inventory_quantity: null, pre_order_inventory_quantity: '2', price: null },
    ],
  }
  const { image: _, ...others } = product
  expect(await backend(body).product({ store: 'gb', handle: 'heroes-navy' })).toEqual({
    ...others,
    title: '34',
    tags: 'New, Organic',
    options: [{ type: 'waist', position: 1 }],
    variants: [
      { ...variant, id: '1', sku: '7', options: ['34'], inventory_quantity: 3 },
      { ...variant, inventory_quantity: null, pre_order_inventory_quantity: 2 },
    ],
  })
})

test('a null is removed from every element of a long list [CTR-06]', async () => {
  const [variant] = product.variants
  const variants = Array.from({ length: 100 }, (_, id) => ({ ...variant, id, sku: id === 7 ? 'kept' : null }))
  const read = backend({ ...product, variants }).product({ store: 'gb', handle: 'heroes-navy' })
  await expect(read).rejects.toMatchObject({ kind: 'off-contract', detail: expect.stringContaining('lacks sku') })
})

test.each([
  [{ fit: { ...sizes, bottom: { waist: 34, build: 'B', leg: 32, taper: null } } }, { ...sizes.bottom }],
  [{ fit: { top: null, bottom: sizes.bottom }, updated_at: null, email: null }, sizes.bottom],
  [{ fit: { bottom: { waist: 34 } } }, { waist: '34' }],
  [{ fit: null }, undefined],
  [{}, undefined],
])('a saved fit may be of numbers, of one half, or of none: %j [CTR-06] [FIT-10]', async (body, bottom) => {
  expect((await fits(body).savedFit('7001'))?.fit?.bottom).toEqual(bottom)
})

test('one of several items that breaks the contract is left out, and said once [CTR-06] [COL-12]', async () => {
  const leftOut: string[] = []
  const [variant] = product.variants
  const client = createBackendClient({
    ...createFakeUpstream({ ...product, variants: [variant, { ...variant, options: 7 }, null] }),
    onLeftOut: ({ detail }) => leftOut.push(detail),
  })
  expect(await client.product({ store: 'gb', handle: 'heroes-navy' })).toEqual(product)
  expect(leftOut).toEqual(['2 left out: /variants/1/options: is not array'])
})

test('a saved fit keeps what is given, in any path version [CTR-06] [FIT-10]', async () => {
  const saved = { fit: sizes, updated_at: 'yesterday', email: null }
  expect(await fits({ ...saved, status: {}, added: [] }).savedFit('7001')).toEqual({ ...saved, added: [] })
  await expect(fits({ ...saved, fit: { ...sizes, top: 'M' } }).savedFit('7001')).rejects.toMatchObject({
    kind: 'off-contract',
    detail: '/fit/top: is not object',
  })
})

test.each(OTHER_BODIES)('a refusal whose assumed body is %j counts by its status [CTR-06]', async (body) => {
  const refusal = (status: number) => ({ kind: 'status', status, detail: `status ${status}` })
  await expect(backend(body, 400).survey('gb', answers)).rejects.toMatchObject(refusal(400))
  await expect(backend(body, 422).validatePhone('GB', '12')).rejects.toMatchObject(refusal(422))
  await expect(backend(body, 409).lookUpOrder('gb', { order_number: 'SP1' })).rejects.toMatchObject(refusal(409))
})

test.each([404, 405, 501])('a fit service that answers %i to the mail call sends none [CTR-06]', async (status) => {
  const mail = { email: 'jo@example.com', link: 'https://shop.test', store_location: 'gb', shop: 'gb' } as const
  expect(await fits('', status).mailFit(mail)).toBe(status === 404 ? 'none' : 'unavailable')
})

test('reviews need a bottom line, not its fields [CTR-06]', async () => {
  const bottomline = (body: unknown) =>
    createReviewsClient({ ...createFakeUpstream(body), appKey: 'k' }).bottomline('TRHERO')
  expect(await bottomline({ status: { code: 200 }, response: { bottomline: { total_reviews: 'three' } } })).toEqual({})
  await expect(bottomline({ status: { code: 200 } })).rejects.toMatchObject({ kind: 'off-contract' })
  await expect(bottomline({ status: { code: 200 }, response: {} })).rejects.toMatchObject({ kind: 'off-contract' })
})

test('provinces may be names or have codes [CTR-06]', async () => {
  expect(await backend(['Alabama', { code: 'AK', name: 'Alaska' }]).provinces('US')).toEqual([
    { code: 'Alabama', name: 'Alabama' },
    { code: 'AK', name: 'Alaska' },
  ])
})

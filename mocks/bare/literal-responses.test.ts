import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const key = { 'x-api-key': 'simulated' }
const writeKey = { authorization: `Basic ${btoa('key:')}` }
const fit = {
  fit: { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } },
  method: 'fit_refresh',
  token: 't',
  email: 'jo@example.com',
  store_location: 'gb',
  shop: 'spoke',
}
const signUp = {
  email: 'jo@example.com',
  store: 'gb',
  source: 'Footer',
  list_ids: [{ channel: 'email', list_id: 'n' }],
}
const view = {
  type: 'page',
  messageId: 'm',
  anonymousId: 'a',
  timestamp: '2026-11-22T10:00:00Z',
  properties: { store_location: 'gb', logged_in: false },
}

/** What the specification says of each call, and the fewest words that it allows (spec 7 and 8). */
test.each<[string, string, RequestInit, number, string]>([
  ['no fit', 'fit/2024-05/fit/nobody@example.com', { headers: key }, 404, ''],
  ['a fit that is created', 'fit/2024-05/fit', json({ ...fit, fit_finder_answers: {} }, key), 201, ''],
  ['a fit that is changed', 'fit/2024-05/fit', { ...json(fit, key), method: 'PUT' }, 201, ''],
  ['mailing a fit', 'fit/2024-05/fit-mail', json({ email: 'jo@example.com' }, key), 404, ''],
  ['a mailed key', 'fit/2024-05/fit-claim', json({ key: 'k', token: 't' }, key), 404, ''],
  ['deleting a fit', 'fit/2024-05/fit/7001', { method: 'DELETE', headers: key }, 404, ''],
  ['a subscription', 'backend/v2/mailing-list/subscribe', json(signUp), 204, ''],
  ['an unknown collection', 'backend/collections/gb/none.json', {}, 404, ''],
  ['a product', 'backend/products/gb/heroes-navy.json', {}, 404, ''],
  ['a survey', 'backend/feedback/gb/survey', json({}), 404, ''],
  ['an invitation', 'backend/refer-a-friend/gb', json({}), 404, ''],
  ['a list of reviews', 'reviews/v1/widget/key/products/TRHERO/reviews.json?page=1&per_page=5', {}, 404, ''],
  ['an event', 'analytics/v1/batch', json({ batch: [view] }, writeKey), 204, ''],
  ['a report', 'reports/v1/reports', json({ code: 'c', message: 'm', level: 'error' }), 204, ''],
])('%s has the shortest answer [SIM-09]', async (_what, path, init, status, text) => {
  const { backend, fetch } = await givenScenario('upstreams-bare')
  const response = await fetch(`${backend.origin}/${path}`, init)
  expect([response.status, await response.text()]).toEqual([status, text])
})

test('a back-in-stock request is answered with 200 and no body [SIM-09]', async () => {
  const { backend, fetch, world } = await givenScenario('upstreams-bare')
  const variant = world.catalogue.byHandle.get('heroes-navy')?.variants[0]
  const request = {
    email: 'jo@example.com',
    variant_id: `gid://shopify/ProductVariant/${variant?.id}`,
    sku: variant?.sku,
  }
  const response = await fetch(`${backend.origin}/backend/products/gb/out-of-stock`, json(request))
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(world.stockRequests.count()).toBe(1)
})

test.each([
  ['usual', { amount: '45.00', currencyCode: 'GBP' }, /^gid:\/\/shopify\/ProductVariant\/\d+$/],
  ['plain', '45.00', /^\d+$/],
])('a bare collection has the fields of the specification in %s shapes [SIM-09]', async (shapes, price, id) => {
  const { backend, fetch } = await givenScenario('upstreams-bare', { shapes })
  const { unspecified: _, ...collection } = await (
    await fetch(`${backend.origin}/backend/collections/gb/belts.json`)
  ).json()
  expect(Object.keys(collection)).toEqual(['products'])
  const [product] = collection.products
  expect(Object.keys(product).sort()).toEqual(
    // spec 3, "Product", and a field that no contract knows
    ['image', 'options', 'price', 'product_feed', 'product_type', 'sku', 'tags', 'title', 'unspecified', 'variants'],
  )
  expect(Object.keys(product.product_feed).sort()).toEqual(['brand', 'category', 'group_id', 'product_id'])
  expect(Object.keys(product.image)).toEqual(['src'])
  expect(Object.keys(product.variants[0]).sort()).toEqual([
    'id',
    'inventory_quantity',
    'options',
    'pre_order_inventory_quantity',
    'sku',
  ])
  expect(typeof product.price).toBe(typeof price)
  expect(String(product.variants[0].id)).toMatch(id)
})

test.each([
  ['usual', /^https?:$/],
  ['plain', /^$/],
])('in %s shapes the addresses of pictures of content begin with %s [SIM-09]', async (shapes, protocol) => {
  const menu = await createClients(await givenScenario('upstreams-bare', { shapes })).content.mainMenu()
  const protocols = [...JSON.stringify(menu).matchAll(/"url":"([a-z]*:?)\/\//g)].map(([, scheme]) => scheme)
  expect(protocols.length).toBeGreaterThan(3)
  expect(protocols.filter((scheme) => !protocol.test(scheme ?? ''))).toEqual([])
})

test('tags and kinds of options that the specification does not name are left out [SIM-09]', async () => {
  const { backend, fetch } = await givenScenario('upstreams-bare')
  const read = async (handle: string) =>
    (await (await fetch(`${backend.origin}/backend/collections/gb/${handle}.json`)).json()).products
  const tags = (await read('tops')).flatMap((product: { tags: string[] }) => product.tags)
  expect(tags).toContain('New')
  expect(tags.filter((tag: string) => tag.includes(':') && tag !== 'tax:MTO')).toEqual([])
  const [card] = await read('gift-cards')
  expect([card.options, card.variants[0].options]).toEqual([[], []])
  const [socks] = await read('socks')
  expect(socks.options).toMatchObject([{ type: 'size', position: 1 }])
  expect(socks.variants[0].options).toEqual(['S/M'])
})

test('a bare recommendation is top and bottom [SIM-09]', async () => {
  const { backend, fetch } = await givenScenario('upstreams-bare')
  const { unspecified: _, ...body } = await (
    await fetch(`${backend.origin}/fit/2024-05/fit-finder`, json({ height: 180, weight: 80, age: 40 }, key))
  ).json()
  expect(Object.keys(body).sort()).toEqual(['bottom', 'top'])
})

test('sign-in has no documents, and the store none that names its customer accounts [SIM-09]', async () => {
  const { backend, fetch } = await givenScenario('upstreams-bare')
  for (const place of ['sign-in', 'shopify'])
    for (const name of ['openid-configuration', 'customer-account-api', 'jwks.json'])
      expect((await fetch(`${backend.origin}/${place}/gb/.well-known/${name}`)).status).toBe(404)
})

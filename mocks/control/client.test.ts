import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { ControlError, createControlClient } from './client.ts'

async function createControl() {
  const backend = await createSimulatedBackend()
  const fetch: typeof globalThis.fetch = (input, init) => backend.handle(new Request(input, init))
  return { backend, control: createControlClient({ origin: backend.origin, fetch }) }
}

test('health names the storefront and the seed', async () => {
  const { control } = await createControl()
  expect(await control.health()).toMatchObject({ status: 'ok', seed: 1, storefront: 'http://localhost:3000' })
})

test('loading a scenario returns its visitor and start page [SIM-04]', async () => {
  const { backend, control } = await createControl()
  const loaded = await control.load('mine', [{ name: 'cart-completed', params: { region: 'us' } }])
  expect(loaded).toMatchObject({ world: 'mine', scenarios: ['cart-completed'], start: '/cart' })
  const cart = backend.worlds.get('mine').carts.findFirst()
  expect(cart?.completedAt).not.toBeNull()
  expect(loaded.visitor.cookies).toContainEqual({
    name: 'cart_id_us',
    value: encodeURIComponent(cart?.id ?? ''),
    httpOnly: true,
    maxAgeSeconds: 14 * 86_400,
  })
})

test('rejects an unknown scenario with the nearest name [SIM-04]', async () => {
  const { backend, control } = await createControl()
  await control.load('mine', ['cart-with-lines'])
  const before = backend.worlds.get('mine')
  const error: unknown = await control.load('mine', ['default-shop', 'cart-complete']).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ControlError)
  expect(error).toMatchObject({
    status: 404,
    nearest: 'cart-completed',
    message: 'No scenario called "cart-complete".',
  })
  expect(backend.worlds.get('mine')).toBe(before)
})

test('a visitor that is set is handed over with start page and region', async () => {
  const { control } = await createControl()
  const visitor = { cookies: [], localStorage: { key: 'value' }, sessionStorage: {} }
  await control.setVisitor('mine', { ...visitor, start: '/cart', region: 'us' })
  expect(await control.world('mine')).toMatchObject({ visitor, start: '/cart' })
  expect(await control.exportWorld('mine')).toMatchObject({ visitor, start: '/cart', region: 'us' })
  await expect(control.setVisitor('mine', { ...visitor, start: 'cart' })).rejects.toMatchObject({ status: 400 })
})

test.each([
  [{ name: 'cart-with-lines', params: { region: 'fr' } }, 400, 'cart-with-lines: region'],
  [{ name: 'cart-with-lines', params: { colour: 'navy' } }, 400, 'Unrecognized key'],
  [{ name: 'cart-with-lines', params: { merchandiseId: 'gid://shopify/ProductVariant/7' } }, 409, 'has no variant 7'],
])('rejects wrong parameters by name and changes nothing: %o', async (request, status, reason) => {
  const { backend, control } = await createControl()
  await control.load('mine', ['cart-with-lines'])
  const before = backend.worlds.get('mine')
  await expect(control.load('mine', [request])).rejects.toMatchObject({
    status,
    message: expect.stringContaining(reason),
  })
  expect(backend.worlds.get('mine')).toBe(before)
})

test('rejects an invalid body with the path of each problem', async () => {
  const { backend } = await createControl()
  const post = (body: string) =>
    backend.handle(new Request(`${backend.origin}/__control/worlds/mine/load`, { method: 'POST', body }))
  const wrong = await post('{"scenarios":[{"nom":"x"}]}')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ problems: [{ path: 'scenarios.0.name' }, { path: 'scenarios.0' }] })
  expect((await post('{"scenar')).status).toBe(400)
})

test('a seeded cart has the requested lines and its visitor has the cart', async () => {
  const { backend, control } = await createControl()
  const { cartId, visitor } = await control.seedCart('mine', {
    region: 'eu',
    lines: [{ product: 'heroes-navy', options: { waist: '34', build: 'b' }, quantity: 2 }],
  })
  const [line] = backend.worlds.get('mine').carts.findFirst((q) => q.where({ id: cartId }))?.lines ?? []
  const { variant } = backend.catalogue.variantById.get(line?.variantId ?? '') ?? {}
  expect(line?.quantity).toBe(2)
  expect(variant?.values.slice(0, 2)).toEqual(['34', 'Build B'])
  expect(visitor.cookies).toContainEqual(expect.objectContaining({ name: 'cart_count_eu', value: '2' }))
})

test('rejects unknown products with the nearest handle', async () => {
  const { control } = await createControl()
  await expect(control.seedCart('mine', { lines: [{ product: 'heroes-nay' }] })).rejects.toMatchObject({
    status: 404,
    nearest: 'heroes-navy',
  })
  await expect(
    control.seedCart('mine', { lines: [{ product: 'heroes-navy', options: { waist: '99' } }] }),
  ).rejects.toThrow('comes in waist')
})

test('setting one world’s clock leaves the others', async () => {
  const { backend, control } = await createControl()
  await control.setClock('mine', { set: '2027-01-01T00:00:00Z' })
  const { now } = await control.setClock('mine', { advanceMs: 3_600_000 })
  expect(now).toMatch(/^2027-01-01T01:00:0/)
  expect(backend.worlds.get('default').clock.offset).toBe(0)
})

test('faults can be added and cleared, but not for an unknown upstream', async () => {
  const { backend, control } = await createControl()
  await control.addFault('mine', { upstream: 'backend', respond: { status: 500 } })
  expect(backend.worlds.get('mine').faults.list()).toHaveLength(1)
  await control.clearFaults('mine')
  expect(backend.worlds.get('mine').faults.list()).toEqual([])
  await expect(control.addFault('mine', { upstream: 'shopfy', respond: { status: 500 } })).rejects.toThrow('shopfy')
  await expect(control.addFault('mine', { upstream: 'backend', respond: { status: 99 } })).rejects.toThrow(
    'respond.status',
  )
})

test.each([
  ['shopify', 'cartCreat', 'cartCreate'],
  ['shopify', 'produktRecommendations', 'productRecommendations'],
  ['content', 'headerColection', 'headerCollection'],
  ['customer-account', 'custommer', 'customer'],
])(
  'a mistyped GraphQL name of a fault gets the nearest one: %s %s [SIM-05] [CLI-03]',
  async (upstream, operation, nearest) => {
    const { backend, control } = await createControl()
    const fault = { upstream, operation, respond: { status: 500 } }
    await expect(control.addFault('mine', fault)).rejects.toMatchObject({ status: 400, nearest })
    expect(backend.worlds.get('mine').faults.list()).toEqual([])
  },
)

test.each([
  ['a field of the schema', 'shop'],
  ['a document of another client', 'CartQueri'],
  ['a document that is like nothing', 'wholesalePriceList'],
  ['a path', 'GET /graphiql'],
])('%s can be named by a fault [SIM-05]', async (_what, operation) => {
  const { control } = await createControl()
  expect(await control.addFault('mine', { upstream: 'shopify', operation, respond: { status: 500 } })).toHaveLength(1)
})

test('the journal can be queried, followed and cleared [SIM-06]', async () => {
  const { backend, control } = await createControl()
  const { journal } = backend.worlds.get('mine')
  journal.add({ kind: 'warning', message: 'before' })
  const abort = new AbortController()
  const received: string[] = []
  for await (const entry of control.followJournal('mine', { kind: 'warning' }, abort.signal)) {
    received.push(entry.kind === 'warning' ? entry.message : entry.kind)
    if (received.length === 1) {
      journal.add({ kind: 'mail', template: 'x', to: 'x', subject: 'another kind' })
      journal.add({ kind: 'warning', message: 'after' })
    } else break
  }
  expect(received).toEqual(['before', 'after'])
  expect(journal.followers).toBe(0)
  expect(await control.journal('mine', { kind: 'warning', since: 1 })).toMatchObject([{ seq: 3, message: 'after' }])
  await control.clearJournal('mine')
  expect(await control.journal('mine')).toEqual([])
})

test('a world can be read, listed and removed; an unknown one is 404', async () => {
  const { control } = await createControl()
  await control.load('mine', ['cart-with-lines', 'content-down'])
  expect(await control.world('mine')).toMatchObject({
    scenarios: ['cart-with-lines', 'content-down'],
    records: { carts: 1, orders: 0 },
    faults: [{ upstream: 'content' }],
  })
  expect((await control.worlds()).map(({ id }) => id)).toEqual(['default', 'mine'])
  await control.removeWorld('mine')
  await expect(control.world('mine')).rejects.toMatchObject({ status: 404, known: ['default'] })
  await expect(control.load('No Such Name', [])).rejects.toMatchObject({ status: 400 })
})

test('provider states of one interaction add up; the next starts without them', async () => {
  const { backend, control } = await createControl()
  const setup = (state: string, params?: Record<string, unknown>) =>
    control.providerState({ state, params, action: 'setup' })
  await setup('cart-with-lines', { cartId: 'gid://shopify/Cart/abc?key=1' })
  await setup('content-down')
  const world = backend.worlds.get('default')
  expect(world.scenarios).toEqual(['cart-with-lines', 'content-down'])
  expect(world.carts.findFirst()?.id).toBe('gid://shopify/Cart/abc?key=1')
  await control.providerState({ state: 'content-down', action: 'teardown' })
  await control.providerState({ state: 'cart-with-lines', action: 'teardown' })
  await setup('default-shop')
  expect(backend.worlds.get('default').carts.count()).toBe(0)
})

test('an unknown or failing provider state gets a 400', async () => {
  const { control } = await createControl()
  await expect(control.providerState({ state: 'cart-complete' })).rejects.toMatchObject({ status: 400 })
  await expect(control.providerState({ state: 'cart-with-lines', params: { region: 'fr' } })).rejects.toMatchObject({
    status: 400,
  })
})

test('a backend that does not respond is named in the error', async () => {
  const control = createControlClient({ origin: 'http://localhost:9' })
  await expect(control.health()).rejects.toMatchObject({
    status: 0,
    message: 'No simulated backend answers at http://localhost:9',
  })
})

test('an answer of another server is none of a simulated backend', async () => {
  const origin = 'http://localhost:3000'
  const control = createControlClient({
    origin,
    fetch: async () => new Response('<h1>Not found</h1>', { status: 404 }),
  })
  await expect(control.health()).rejects.toMatchObject({
    status: 0,
    message: 'http://localhost:3000 is no simulated backend: it answered 404',
  })
})

test('carts and orders are read at today’s prices and stock, and stock is changed during a visit', async () => {
  const { control } = await createControl()
  await control.seedCart('mine', { region: 'us', lines: [{ product: 'heroes-navy', quantity: 2 }] })
  const [cart] = (await control.sales('mine')).carts
  expect(cart).toMatchObject({ region: 'us', count: 2, isCompleted: false, hasBuyer: false, codes: [] })
  const variantId = cart?.lines[0]?.variantId ?? ''
  await control.changeGoods('mine', { stock: { [variantId]: 1 } })
  expect((await control.sales('mine')).carts[0]).toMatchObject({ count: 1, lines: [{ variantId, quantity: 1 }] })
  await control.payCarts('mine')
  expect(await control.sales('mine')).toMatchObject({ carts: [{ isCompleted: true }], orders: [{ count: 1 }] })
  await control.changeGoods('mine', { withdrawn: ['heroes-navy'] })
  expect((await control.sales('mine')).carts[0]?.lines).toEqual([])
})

test.each([
  [{ stock: { '7': 1 } }, 'There are no goods 7'],
  [{ withdrawn: ['no-such-product'], stock: { '1001001': 0 } }, 'There are no goods no-such-product'],
])('rejects a change of goods that are not there, and changes nothing: %o', async (change, reason) => {
  const { backend, control } = await createControl()
  await expect(control.changeGoods('mine', change)).rejects.toMatchObject({ status: 404, message: reason })
  expect(backend.worlds.get('mine').stock.getOverrides()).toEqual({})
})

test('a changed price is that of carts, products and lists, of no other world, and is exported', async () => {
  const { backend, control } = await createControl()
  const readPrice = async (world: string) => {
    const response = await backend.handle(
      new Request(`${backend.origin}/backend/products/gb/heroes-navy.json`, {
        headers: { baggage: `spoke.world=${world}` },
      }),
    )
    return (await response.json()).price.amount
  }
  await control.seedCart('mine', { region: 'gb', lines: [{ product: 'heroes-navy', quantity: 2 }] })
  const price = Number(await readPrice('mine'))
  await control.changeGoods('mine', { prices: { 'heroes-navy': 20 } })
  expect(Number(await readPrice('mine'))).toBeCloseTo(price * 1.2)
  expect(Number((await control.sales('mine')).carts[0]?.subtotal.amount)).toBeCloseTo(price * 2.4)
  expect(Number(await readPrice('other'))).toBe(price)
  expect((await control.diff('mine')).prices).toEqual({ 'heroes-navy': 20 })
  await control.importWorld('copy', await control.exportWorld('mine'))
  expect(Number(await readPrice('copy'))).toBeCloseTo(price * 1.2)
})

import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { ControlError, createControlClient } from './client.ts'

async function aControl() {
  const backend = await createSimulatedBackend()
  const fetch: typeof globalThis.fetch = (input, init) => backend.handle(new Request(input, init))
  return { backend, control: createControlClient({ origin: backend.origin, fetch }) }
}

test('health says which shop it serves and what it stands in for', async () => {
  const { control } = await aControl()
  expect(await control.health()).toMatchObject({ status: 'ok', seed: 1, storefront: 'http://localhost:3000' })
})

test('loading a scenario answers with the visitor to become and where they enter [SIM-04]', async () => {
  const { backend, control } = await aControl()
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

test('an unknown scenario is refused with the nearest name, and nothing changes [SIM-04]', async () => {
  const { backend, control } = await aControl()
  await control.load('mine', ['cart-with-lines'])
  const before = backend.worlds.get('mine')
  const refused: unknown = await control.load('mine', ['house-stock', 'cart-complete']).catch((error) => error)
  expect(refused).toBeInstanceOf(ControlError)
  expect(refused).toMatchObject({
    status: 404,
    nearest: 'cart-completed',
    message: 'No scenario called "cart-complete".',
  })
  expect(backend.worlds.get('mine')).toBe(before)
})

test.each([
  [{ name: 'cart-with-lines', params: { region: 'fr' } }, 'cart-with-lines: region'],
  [{ name: 'cart-with-lines', params: { colour: 'navy' } }, 'Unrecognized key'],
  [{ name: 'cart-with-lines', params: { merchandiseId: 'gid://shopify/ProductVariant/7' } }, 'has no variant 7'],
])('parameters that are wrong are named, and nothing changes: %o', async (wanted, why) => {
  const { backend, control } = await aControl()
  await control.load('mine', ['cart-with-lines'])
  const before = backend.worlds.get('mine')
  await expect(control.load('mine', [wanted])).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(why),
  })
  expect(backend.worlds.get('mine')).toBe(before)
})

test('a body that is off says where', async () => {
  const { backend } = await aControl()
  const post = (body: string) =>
    backend.handle(new Request(`${backend.origin}/__control/worlds/mine/load`, { method: 'POST', body }))
  const wrong = await post('{"scenarios":[{"nom":"x"}]}')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ problems: [{ path: 'scenarios.0.name' }, { path: 'scenarios.0' }] })
  expect((await post('{"scenar')).status).toBe(400)
})

test('a seeded cart holds the goods asked for, and its visitor remembers it', async () => {
  const { backend, control } = await aControl()
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

test('goods that the shop does not have are refused with the nearest', async () => {
  const { control } = await aControl()
  await expect(control.seedCart('mine', { lines: [{ product: 'heroes-nay' }] })).rejects.toMatchObject({
    status: 404,
    nearest: 'heroes-navy',
  })
  await expect(
    control.seedCart('mine', { lines: [{ product: 'heroes-navy', options: { waist: '99' } }] }),
  ).rejects.toThrow('comes in waist')
})

test('the clock of one world can be set and moved; the others keep theirs', async () => {
  const { backend, control } = await aControl()
  await control.setClock('mine', { set: '2027-01-01T00:00:00Z' })
  const { now } = await control.setClock('mine', { advanceMs: 3_600_000 })
  expect(now).toMatch(/^2027-01-01T01:00:0/)
  expect(backend.worlds.get('default').clock.offset).toBe(0)
})

test('a fault can be added and cleared; one for an upstream that does not exist cannot', async () => {
  const { backend, control } = await aControl()
  await control.addFault('mine', { upstream: 'backend', respond: { status: 500 } })
  expect(backend.worlds.get('mine').faults.list()).toHaveLength(1)
  await control.clearFaults('mine')
  expect(backend.worlds.get('mine').faults.list()).toEqual([])
  await expect(control.addFault('mine', { upstream: 'shopfy', respond: { status: 500 } })).rejects.toThrow('shopfy')
  await expect(control.addFault('mine', { upstream: 'backend', respond: { status: 99 } })).rejects.toThrow(
    'respond.status',
  )
})

test('the journal can be queried, followed and cleared [SIM-06]', async () => {
  const { backend, control } = await aControl()
  const { journal } = backend.worlds.get('mine')
  journal.add({ kind: 'warning', message: 'before' })
  const leaving = new AbortController()
  const heard: string[] = []
  for await (const entry of control.followJournal('mine', { kind: 'warning' }, leaving.signal)) {
    heard.push(entry.kind === 'warning' ? entry.message : entry.kind)
    if (heard.length === 1) {
      journal.add({ kind: 'mail', template: 'x', to: 'x', subject: 'not asked for' })
      journal.add({ kind: 'warning', message: 'after' })
    } else break
  }
  expect(heard).toEqual(['before', 'after'])
  expect(journal.followers).toBe(0)
  expect(await control.journal('mine', { kind: 'warning', since: 1 })).toMatchObject([{ seq: 3, message: 'after' }])
  await control.clearJournal('mine')
  expect(await control.journal('mine')).toEqual([])
})

test('a world can be looked at, listed and removed; one that never was is not found', async () => {
  const { control } = await aControl()
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

test('several provider states of one interaction add up; the next interaction starts afresh', async () => {
  const { backend, control } = await aControl()
  const setup = (state: string, params?: Record<string, unknown>) =>
    control.providerState({ state, params, action: 'setup' })
  await setup('cart-with-lines', { cartId: 'gid://shopify/Cart/abc?key=1' })
  await setup('content-down')
  const both = backend.worlds.get('default')
  expect(both.scenarios).toEqual(['cart-with-lines', 'content-down'])
  expect(both.carts.findFirst()?.id).toBe('gid://shopify/Cart/abc?key=1')
  await control.providerState({ state: 'content-down', action: 'teardown' })
  await control.providerState({ state: 'cart-with-lines', action: 'teardown' })
  await setup('house-stock')
  expect(backend.worlds.get('default').carts.count()).toBe(0)
})

test('a provider state that nobody knows, or that fails, is answered with 400', async () => {
  const { control } = await aControl()
  await expect(control.providerState({ state: 'cart-complete' })).rejects.toMatchObject({ status: 400 })
  await expect(control.providerState({ state: 'cart-with-lines', params: { region: 'fr' } })).rejects.toMatchObject({
    status: 400,
  })
})

test('a backend that is not there is said not to be', async () => {
  const control = createControlClient({ origin: 'http://localhost:9' })
  await expect(control.health()).rejects.toMatchObject({
    status: 0,
    message: 'No simulated backend answers at http://localhost:9',
  })
})

import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { isStale, shownCart } from './cart-machine.ts'
import { shopperWith, type Weather } from './cart-model.fixtures.ts'

const PAIR = { merchandiseId: 'gid://shopify/ProductVariant/1001001', quantity: 1 }
const OTHER = { merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }

/** A shopper with one pair in the cart, two tabs open, and a network of this weather. */
async function shopper(...weather: Weather[]) {
  const given = await givenScenario('cart-with-lines')
  const made = await shopperWith(given, weather)
  const [tab, other] = made.tabs
  if (!tab || !other) throw new Error('a shopper has two tabs')
  const lineId = tab.state().cart?.lines[0]?.id ?? ''
  const set = (quantity: number, of = tab) => of.submit({ kind: 'update', quantities: { [lineId]: quantity } })
  return { ...made, given, tab, other, lineId, set }
}
const mutations = (calls: readonly Record<string, number>[]) =>
  calls.flatMap((made) => Object.keys(made).filter((name) => name !== 'cart'))

test('ten quick clicks cost two calls and end in the right quantity [CART-15]', async () => {
  const { tab, set, settle, calls } = await shopper()
  for (let quantity = 2; quantity <= 11; quantity++) void set(quantity)
  expect(shownCart(tab.state())?.count).toBe(11)
  await settle()
  expect([mutations(calls).length, tab.state().cart?.count, isStale(tab.state())]).toEqual([2, 11, false])
})

test('clicks that take each other back cost one call [CART-15]', async () => {
  const { tab, set, settle, calls } = await shopper()
  for (const quantity of [2, 3, 2]) void set(quantity)
  await settle()
  expect([mutations(calls).length, tab.state().cart?.count]).toEqual([1, 2])
})

test('a change whose answer was lost is seen to have been made, and nobody is told otherwise [CART-15]', async () => {
  const { tab, set, settle } = await shopper('lost-after')
  const outcome = set(3)
  await settle()
  expect(await outcome).toMatchObject({ ok: true, notice: null })
  expect(tab.state()).toMatchObject({ cart: { count: 3 }, notice: null })
})

test('an addition whose answer was lost is not asked for again: it is there [CART-15]', async () => {
  const { tab, settle, told } = await shopper('lost-after')
  const outcome = tab.submit({ kind: 'add', lines: [OTHER] })
  await settle()
  expect(await outcome).toMatchObject({ ok: true, cart: { count: 2 } })
  expect(told.map(({ name }) => name)).toEqual(['Product Added'])
})

test('a change that never arrived is taken back, and said so [CART-03]', async () => {
  const { tab, set, settle, told } = await shopper('lost')
  const outcome = set(3)
  await settle()
  expect(await outcome).toMatchObject({ ok: false, failure: 'cart.change-failed' })
  expect(tab.state()).toMatchObject({ cart: { count: 1 }, notice: 'cart.change-failed', pending: [] })
  expect(told).toEqual([])
})

test('what was read before a change and arrives after it is not believed [CART-15]', async () => {
  const { tab, set, arrive, settle } = await shopper()
  void tab.refresh()
  await arrive(0)
  void set(0)
  await arrive(1)
  await arrive(1)
  expect(tab.state().cart).toBeNull()
  await settle()
  expect(tab.state().cart).toBeNull()
})

test('of two readings the later asked one counts, whichever comes last', async () => {
  const { tab, arrive, settle, given, jar } = await shopper()
  void tab.refresh()
  await arrive(0)
  await given.world.carts.update((query) => query.where({ id: jar.get('cart_id_gb') ?? '' }), {
    data: (cart) => {
      for (const line of cart.lines) line.quantity = 4
    },
  })
  void tab.refresh()
  await arrive(1)
  await arrive(1)
  expect(tab.state().cart?.count).toBe(4)
  await settle()
  expect(tab.state().cart?.count).toBe(4)
})

test('another tab shows what this one changed [CART-15]', async () => {
  const { other, set, settle } = await shopper()
  void set(5)
  await settle()
  expect(other.state().cart?.count).toBe(5)
})

test('what another tab has taken out is not brought back by a click on it [CART-05]', async () => {
  const { tab, other, set, arrive, settle } = await shopper()
  void tab.submit({ kind: 'add', lines: [OTHER] })
  await settle()
  void set(0, tab)
  void set(3, other)
  await arrive(0)
  await settle()
  expect([tab, other].map((each) => each.state().cart?.lines.length)).toEqual([1, 1])
  expect(other.state().notice).toBe('cart.adjusted')
})

test('a cart that is paid for in mid-edit is let go, with all that still waited for it [CART-05]', async () => {
  const { tab, set, arrive, settle, pay, told } = await shopper()
  void set(2)
  void set(3)
  void tab.submit({ kind: 'gift-message', message: 'Hello' })
  await pay()
  await arrive(0)
  await settle()
  expect(tab.state()).toMatchObject({ cart: null, notice: 'cart.completed', pending: [] })
  expect(told).toEqual([])
})

test('an addition that waited behind goes into a new cart [CART-04]', async () => {
  const { tab, set, settle, pay } = await shopper()
  void set(2)
  const added = tab.submit({ kind: 'add', lines: [PAIR] })
  await pay()
  await settle()
  expect(await added).toMatchObject({ ok: true, cart: { count: 1 } })
})

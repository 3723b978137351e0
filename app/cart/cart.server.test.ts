import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { addLines, type CartDeps, readCart, updateLines } from './cart.server.ts'
import type { CartOutcome } from './cart-outcome.ts'

const HEROES = 'gid://shopify/ProductVariant/1001001'
const PAIR = { merchandiseId: HEROES, quantity: 1 }

/** A shopper of a scenario, at the server's side of the doors. */
async function shopperIn(scenario: string, region: RegionCode = 'gb', cookies?: Record<string, string>) {
  const given = await givenScenario(scenario)
  const http = { fetch: given.fetch }
  const carried = given.visitor.cookies.map(({ name, value }) => [name, decodeURIComponent(value)])
  const visitor = aVisitor({ ...Object.fromEntries(carried), ...cookies })
  const reported: string[] = []
  const logged: string[] = []
  const deps: CartDeps = {
    region,
    shopify: createShopifyClient({ ...http, baseUrl: `${given.backend.origin}/shopify/${region}`, token: 'test' }),
    visitor,
    report: (code) => void reported.push(code),
    log: (message) => void logged.push(message),
  }
  return { ...given, deps, visitor, reported, logged, shopify: deps.shopify }
}

const cartOf = (outcome: CartOutcome) => (outcome.ok ? outcome.cart : null)

test('the first addition makes a cart, the next one fills the same [CART-01] [CART-02]', async () => {
  const { deps, visitor } = await shopperIn('house-stock')
  const first = cartOf(await addLines(deps, [PAIR]))
  expect(first).toMatchObject({ count: 1, total: { amount: expect.any(String), currencyCode: 'GBP' } })
  const second = cartOf(await addLines(deps, [PAIR]))
  expect(second).toMatchObject({ id: first?.id, count: 2 })
  expect(visitor.jar.get('cart_id_gb')).toMatch(/\?key=/)
  // the key opens the cart, and stays in a cookie that no script can read
  expect(first?.id).toBe(visitor.jar.get('cart_id_gb')?.replace(/\?.*/, ''))
  expect(visitor.jar.get('cart_count_gb')).toBe('2')
})

test.each(['gb', 'us', 'eu'] as const)(
  'the %s cart has a key and a currency of its own [CART-02] [REG-02]',
  async (region) => {
    const { deps, visitor } = await shopperIn('house-stock', region)
    const cart = cartOf(await addLines(deps, [PAIR]))
    expect(cart?.total.currencyCode).toBe({ gb: 'GBP', us: 'USD', eu: 'EUR' }[region])
    expect([...visitor.jar.keys()]).toEqual([`cart_id_${region}`, `cart_count_${region}`])
  },
)

test('any success clears the first-time marker [CART-02]', async () => {
  const { deps, visitor } = await shopperIn('house-stock', 'gb', { th_ftv: '1' })
  await addLines(deps, [PAIR])
  expect(visitor.jar.has('th_ftv')).toBe(false)
})

test('a cart that reads as completed is forgotten, said and reported [CART-05]', async () => {
  const { deps, visitor, reported } = await shopperIn('cart-completed')
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: 'cart.completed' })
  expect([...visitor.jar.keys()]).toEqual([])
  expect(reported).toEqual(['cart.completed'])
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
})

test('an addition to a completed cart goes into a new one', async () => {
  const { deps, visitor, reported } = await shopperIn('cart-completed')
  const before = visitor.jar.get('cart_id_gb')
  expect(cartOf(await addLines(deps, [PAIR]))).toMatchObject({ count: 1 })
  expect(visitor.jar.get('cart_id_gb')).not.toBe(before)
  expect(reported).toEqual([])
})

test('nothing is brought back into a completed cart by changing it [CART-05]', async () => {
  const { deps, reported } = await shopperIn('cart-completed')
  const line = { id: 'gid://shopify/CartLine/1?cart=1', quantity: 3 }
  expect(await updateLines(deps, [line])).toEqual({ ok: true, cart: null, notice: 'cart.completed' })
  expect(reported).toEqual(['cart.completed'])
})

test('a change without a cart says so and is reported [CART-06]', async () => {
  const { deps, reported } = await shopperIn('house-stock')
  const line = { id: 'gid://shopify/CartLine/1?cart=1', quantity: 3 }
  expect(await updateLines(deps, [line])).toEqual({ ok: true, cart: null, notice: 'cart.no-id' })
  expect(reported).toEqual(['cart.no-id'])
})

test('an addition or a change of nothing is refused and reported [CART-06]', async () => {
  const { deps, reported } = await shopperIn('cart-with-lines')
  expect(await addLines(deps, [])).toEqual({ ok: false, failure: 'cart.lines-missing' })
  expect(await updateLines(deps, [])).toEqual({ ok: false, failure: 'cart.lines-missing' })
  expect(reported).toEqual(['cart.lines-missing', 'cart.lines-missing'])
})

test('quantities change, and a line set to nothing is gone [CART-01]', async () => {
  const { deps } = await shopperIn('cart-with-lines')
  const line = cartOf(await readCart(deps))?.lines[0]
  const three = cartOf(await updateLines(deps, [{ id: line?.id ?? '', quantity: 3 }]))
  expect(three?.lines[0]?.quantity).toBe(3)
  expect(Number(three?.total.amount)).toBe(3 * Number(line?.price.amount))
})

test('a cart that the shopper empties is let go without a word', async () => {
  const { deps, visitor, reported } = await shopperIn('cart-with-lines')
  const line = cartOf(await readCart(deps))?.lines[0]
  expect(await updateLines(deps, [{ id: line?.id ?? '', quantity: 0 }])).toEqual({ ok: true, cart: null, notice: null })
  expect(visitor.jar.size).toBe(0)
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
  expect(reported).toEqual([])
})

test('a cart emptied in a browser that left before the answer is not called completed', async () => {
  const { deps, visitor, shopify, reported } = await shopperIn('cart-with-lines')
  const cart = cartOf(await readCart(deps))
  await shopify.cartLinesUpdate({
    cartId: visitor.jar.get('cart_id_gb') ?? '',
    lines: [{ id: cart?.lines[0]?.id ?? '', quantity: 0 }],
  })
  visitor.jar.set('cart_count_gb', '0')
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
  expect([visitor.jar.size, reported.length]).toEqual([0, 0])
})

test('a cart that somebody else emptied reads as completed [CART-05]', async () => {
  const { deps, visitor, shopify, reported } = await shopperIn('cart-with-lines')
  const cart = cartOf(await readCart(deps))
  await shopify.cartLinesUpdate({
    cartId: visitor.jar.get('cart_id_gb') ?? '',
    lines: [{ id: cart?.lines[0]?.id ?? '', quantity: 0 }],
  })
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: 'cart.completed' })
  expect(reported).toEqual(['cart.completed'])
})

test('more than there is becomes all there is, and says so', async () => {
  const { deps } = await shopperIn('low-stock')
  const outcome = await addLines(deps, [{ ...PAIR, quantity: 500 }])
  expect(outcome).toMatchObject({ ok: true, notice: 'cart.capped' })
  expect(cartOf(outcome)?.count).toBeLessThan(500)
})

test('a size that is gone and a colour that is gone are told apart [CART-01]', async () => {
  for (const [scenario, failure] of [
    ['variant-sold-out', 'cart.variant-unavailable'],
    ['colour-sold-out', 'cart.colour-unavailable'],
    ['add-to-cart-fails', 'cart.add-failed'],
  ] as const) {
    const { deps, reported, visitor } = await shopperIn(scenario)
    expect(await addLines(deps, [PAIR]), scenario).toMatchObject({ ok: false, failure })
    expect(reported, scenario).toEqual([failure])
    expect(visitor.jar.size, scenario).toBe(0)
  }
})

test('a cart that cannot be read or changed keeps its id for the next try', async () => {
  const { deps, visitor, world } = await shopperIn('cart-with-lines')
  world.faults.add({ upstream: 'shopify', operation: '*', respond: { status: 500 } })
  expect(await readCart(deps)).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(visitor.jar.has('cart_id_gb')).toBe(true)
})

test('checkout is told of a logged-in customer and a discount code [CART-13]', async () => {
  const { deps } = await shopperIn('cart-with-lines', 'gb', { customerId: '7', discount_code: 'SORTED' })
  const checkout = new URL(cartOf(await readCart(deps))?.checkoutUrl ?? '')
  expect(Object.fromEntries(checkout.searchParams)).toMatchObject({ logged_in: 'true', discount: 'SORTED' })
})

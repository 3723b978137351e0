import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { withAddOn } from './add-on.ts'
import {
  addLines,
  type CartDeps,
  changeCode,
  readCart,
  removeAllLines,
  restoreCart,
  setGiftMessage,
  updateLines,
} from './cart.server.ts'
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

test('a link restores its cart for a browser that has none [CART-07]', async () => {
  const { deps, visitor } = await shopperIn('cart-with-lines')
  const id = visitor.jar.get('cart_id_gb') ?? ''
  for (const link of [id, id.replace('gid://shopify/Cart/', '')]) {
    visitor.jar.clear()
    expect(cartOf(await restoreCart(deps, link))).toMatchObject({ count: 1 })
    expect(visitor.jar.get('cart_id_gb')).toBe(id)
  }
})

test('a saved cart wins, and the link is ignored with a word in the log [CART-07]', async () => {
  const { deps, visitor, shopify, reported, logged } = await shopperIn('cart-with-lines')
  const { cart: other } = await shopify.cartCreate({ input: { lines: [{ ...PAIR, quantity: 3 }] } })
  const saved = visitor.jar.get('cart_id_gb')
  expect(cartOf(await restoreCart(deps, other?.id ?? ''))).toMatchObject({ count: 1 })
  expect(visitor.jar.get('cart_id_gb')).toBe(saved)
  expect(logged).toEqual(['checkout_id was ignored: this browser has a cart of its own'])
  expect(logged.join()).not.toContain(other?.id)
  expect(cartOf(await restoreCart(deps, saved ?? ''))).toMatchObject({ count: 1 })
  expect([logged.length, reported.length]).toEqual([1, 0])
})

test('a cart that cannot be fetched for a link is let go, and the shopper starts afresh [CART-07]', async () => {
  const { deps, visitor, world, reported } = await shopperIn('cart-with-lines')
  const id = visitor.jar.get('cart_id_gb') ?? ''
  world.faults.add({ upstream: 'shopify', operation: 'cart', respond: { status: 500 } })
  expect(await restoreCart(deps, id)).toEqual({ ok: false, failure: 'cart.change-failed', cart: null })
  expect([visitor.jar.size, reported]).toEqual([0, ['cart.change-failed']])
})

test('what was sold elsewhere is taken out of a cart, said once, and does not come back [CART-07]', async () => {
  const { deps, visitor, shopify, world, reported } = await shopperIn('cart-adjusted')
  const [other] = [{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }]
  const cartId = visitor.jar.get('cart_id_gb') ?? ''
  await shopify.cartLinesAdd({ cartId, lines: [other] })
  expect(await readCart(deps)).toMatchObject({ ok: true, cart: { count: 1 }, notice: 'cart.adjusted' })
  world.stock.set('1001001', 5)
  expect(await readCart(deps)).toMatchObject({ ok: true, cart: { count: 1 }, notice: null })
  expect(reported).toEqual([])
})

test('a cart of which all was sold elsewhere is empty, and not called completed [CART-07]', async () => {
  const { deps, visitor, reported } = await shopperIn('cart-adjusted')
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: 'cart.adjusted' })
  expect([visitor.jar.size, reported.length]).toEqual([0, 0])
})

test('removing everything sets each line to 0, and asks for nothing where there is none [CART-08]', async () => {
  const { deps, shopify, visitor, journal } = await shopperIn('cart-with-lines')
  const cartId = visitor.jar.get('cart_id_gb') ?? ''
  await shopify.cartLinesAdd({
    cartId,
    lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 2 }],
  })
  expect(await removeAllLines(deps)).toEqual({ ok: true, cart: null, notice: null })
  visitor.jar.set('cart_id_gb', cartId)
  const changes = () =>
    journal().filter((each) => each.kind === 'request' && each.operation === 'cartLinesUpdate').length
  const before = changes()
  expect(await removeAllLines(deps)).toEqual({ ok: true, cart: null, notice: null })
  expect(changes()).toBe(before)
})

test('a gift message is an attribute, survives a reload, and leaves the others alone [CART-11]', async () => {
  const { deps, visitor, shopify } = await shopperIn('cart-with-lines')
  const cartId = visitor.jar.get('cart_id_gb') ?? ''
  await shopify.cartAttributesUpdate({ cartId, attributes: [{ key: 'source', value: 'till' }] })
  expect(cartOf(await setGiftMessage(deps, 'Happy birthday'))).toMatchObject({ giftMessage: 'Happy birthday' })
  expect(cartOf(await readCart(deps))).toMatchObject({ giftMessage: 'Happy birthday' })
  expect((await shopify.cart({ cartId }))?.attributes).toEqual([
    { key: 'source', value: 'till' },
    { key: 'gift_message', value: 'Happy birthday' },
  ])
  expect(cartOf(await setGiftMessage(deps, ''))).toMatchObject({ giftMessage: '' })
  expect((await shopify.cart({ cartId }))?.attributes).toEqual([{ key: 'source', value: 'till' }])
})

test('a code is applied or said not to apply, and taken back [CART-12]', async () => {
  const { deps } = await shopperIn('cart-with-lines')
  expect(cartOf(await changeCode(deps, { code: 'NOBODYS', wanted: true }))).toMatchObject({
    discountCodes: [{ code: 'NOBODYS', applicable: false }],
    discounts: [],
  })
  const cart = cartOf(await changeCode(deps, { code: 'SORTED', wanted: true }))
  expect(cart?.discounts).toEqual([
    { name: 'SORTED', automatic: false, amount: { amount: '9.8', currencyCode: 'GBP' } },
  ])
  await changeCode(deps, { code: 'nobodys', wanted: false })
  expect(cartOf(await changeCode(deps, { code: 'sorted', wanted: false }))).toMatchObject({
    discountCodes: [],
    discounts: [],
  })
})

test('a code of a link waits for the checkout, until another applies or it is taken back [CART-13] [CART-14]', async () => {
  const { deps, visitor } = await shopperIn('cart-with-lines', 'gb', { discount_code: 'MATES20' })
  expect(cartOf(await readCart(deps))?.codeForCheckout).toBe('MATES20')
  const other = cartOf(await changeCode(deps, { code: 'SORTED', wanted: true }))
  expect(other?.codeForCheckout).toBeNull()
  expect(new URL(other?.checkoutUrl ?? '').searchParams.has('discount')).toBe(false)
  visitor.jar.set('discount_code', 'MATES20')
  expect(cartOf(await changeCode(deps, { code: 'mates20', wanted: false }))?.codeForCheckout).toBeNull()
  expect(visitor.jar.has('discount_code')).toBe(false)
})

test('offers are named on their lines and in the sums, and what is left is the total [CART-12]', async () => {
  const { deps, world } = await shopperIn('house-stock')
  const tee = [...world.catalogue.variantById].find(
    ([id, { product }]) =>
      product.garment.kind === 'tee' && product.price.gb === 45_00 && world.stock.available(id) > 3,
  )
  const [id, known] = tee ?? []
  expect(known?.product.price.gb).toBe(45_00)
  const cart = cartOf(await addLines(deps, [{ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 3 }]))
  const offer = { name: 'T-shirts 3 for £115', automatic: true, amount: { amount: '20.0', currencyCode: 'GBP' } }
  expect(cart).toMatchObject({ discounts: [offer], lines: [{ offers: [offer] }] })
  expect([cart?.subtotal.amount, cart?.total.amount].map(Number)).toEqual([135, 115])
})

test('what sells out on a line that nobody asked about does not refuse an addition [CART-16]', async () => {
  const { deps, world } = await shopperIn('cart-with-lines')
  world.stock.set('1001001', 0)
  const outcome = await addLines(deps, [{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }])
  expect(outcome).toMatchObject({ ok: true, cart: { count: 1 }, notice: 'cart.adjusted' })
})

test('goods that sold out take their extra with them [CART-16]', async () => {
  const { deps, world, shopify, visitor } = await shopperIn('cart-with-lines')
  world.stock.set('1001002', 0)
  const goods = { merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }
  const outcome = await addLines(deps, withAddOn(goods, PAIR, 'tie'))
  expect(outcome).toMatchObject({ ok: false, failure: 'cart.variant-unavailable', cart: { count: 1 } })
  const lines = (await shopify.cart({ cartId: visitor.jar.get('cart_id_gb') ?? '' }))?.lines.nodes
  expect(lines?.map(({ attributes }) => attributes)).toEqual([[]])
})

test('of lines to be changed that are gone only the others are changed [CART-06]', async () => {
  const { deps } = await shopperIn('cart-with-lines')
  const line = cartOf(await readCart(deps))?.lines[0]?.id ?? ''
  const gone = 'gid://shopify/CartLine/gone?cart=1'
  expect(
    await updateLines(deps, [
      { id: gone, quantity: 2 },
      { id: line, quantity: 3 },
    ]),
  ).toMatchObject({ ok: true, cart: { count: 3 }, notice: 'cart.adjusted' })
  expect(await updateLines(deps, [{ id: gone, quantity: 0 }])).toMatchObject({
    ok: true,
    cart: { count: 3 },
    notice: null,
  })
})

test.each([
  ['an error', { status: 500 }],
  ['too many calls', { status: 429 }],
  ['no JSON', { malformed: true }],
  ['nothing', { empty: true }],
  ['another shape', { wrongShape: true }],
] as const)('a Shopify that answers %s costs an answer, and never the cart [ERR-03] [CART-03]', async (_, respond) => {
  const { deps, visitor, world, reported } = await shopperIn('cart-with-lines')
  const line = cartOf(await readCart(deps))?.lines[0]?.id ?? ''
  const id = visitor.jar.get('cart_id_gb')
  world.faults.add({ upstream: 'shopify', operation: '*', respond })
  expect(await readCart(deps)).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(await updateLines(deps, [{ id: line, quantity: 2 }])).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(await setGiftMessage(deps, 'Hello')).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(await addLines(deps, [PAIR])).toEqual({ ok: false, failure: 'cart.add-failed' })
  expect(reported).toEqual([...Array(3).fill('cart.change-failed'), 'cart.add-failed'])
  expect(visitor.jar.get('cart_id_gb')).toBe(id)
})

import { expect, test } from 'vitest'
import { getCart, givenVisitor } from './cart-visitor.fixtures.ts'
import { openLinkedCart, readCart, startCheckout } from './read-cart.server.ts'

const HEROES = { merchandiseId: 'gid://shopify/ProductVariant/1001001', quantity: 1 }

test('a permalink opens the checkout of a cart of its own [CART-07] [CART-13]', async () => {
  const { deps, visitor } = await givenVisitor('cart-with-lines')
  const own = getCart(await readCart(deps))
  const outcome = await openLinkedCart(deps, { lines: [{ ...HEROES, quantity: 2 }], codes: ['SORTED'] })
  expect(outcome).toEqual({ ok: true, checkoutUrl: expect.stringContaining('/checkout/gb/') })
  expect(outcome).not.toMatchObject({ checkoutUrl: own?.checkoutUrl })
  expect(getCart(await readCart(deps))).toEqual(own)
  expect(visitor.jar.get('cart_id_gb')).toContain(own?.id)
})

test('the goods and codes of a permalink are in its cart [CART-12]', async () => {
  const { deps, sent } = await givenVisitor('default-shop', 'us', { discount_code: 'KEPT' })
  await openLinkedCart(deps, { lines: [HEROES], codes: ['SORTED'] })
  await openLinkedCart(deps, { lines: [HEROES], codes: [] })
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { lines: [HEROES], discountCodes: ['SORTED'] } },
    { input: { lines: [HEROES], discountCodes: ['KEPT'] } },
  ])
})

test('a permalink to goods that are gone leads to the cart and is not reported', async () => {
  const { deps, reported } = await givenVisitor('default-shop')
  const unknown = { merchandiseId: 'gid://shopify/ProductVariant/9', quantity: 1 }
  expect(await openLinkedCart(deps, { lines: [unknown], codes: [] })).toEqual({
    ok: false,
    notice: 'cart.variant-unavailable',
  })
  expect(reported).toEqual([])
})

test('a permalink during an outage leads to the cart and is reported', async () => {
  const { deps, world, reported } = await givenVisitor('default-shop')
  world.faults.add({ upstream: 'shopify', operation: 'cartCreate', respond: { status: 500 } })
  expect(await openLinkedCart(deps, { lines: [HEROES], codes: [] })).toEqual({ ok: false, notice: 'cart.add-failed' })
  expect(reported).toEqual(['cart.add-failed'])
})

test('checkout is that of this browser’s cart [CART-13]', async () => {
  const { deps, visitor } = await givenVisitor('cart-with-lines')
  const checkoutUrl = getCart(await readCart(deps))?.checkoutUrl
  expect(await startCheckout(deps)).toEqual({ ok: true, checkoutUrl })
  expect(visitor.jar.get('checkoutStarted_GB')).toBe('1')
})

test('checkout waits until the shopper has read that some goods are gone [CART-07] [CART-13]', async () => {
  const { deps, visitor, shopify } = await givenVisitor('cart-adjusted')
  const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }]
  await shopify.cartLinesAdd({ cartId: visitor.jar.get('cart_id_gb') ?? '', lines })
  expect(await startCheckout(deps)).toEqual({ ok: false, notice: 'cart.adjusted' })
  expect(visitor.jar.has('checkoutStarted_GB')).toBe(false)
  expect(await startCheckout(deps)).toMatchObject({ ok: true })
})

test.each([
  ['default-shop', null],
  ['cart-completed', 'cart.completed'],
])('in %s checkout leads to the cart with the notice %j', async (scenario, notice) => {
  const { deps } = await givenVisitor(scenario)
  expect(await startCheckout(deps)).toEqual({ ok: false, notice })
})

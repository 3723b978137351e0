import { expect, test } from 'vitest'
import { getCart, givenVisitor } from './cart-visitor.fixtures.ts'
import { removeAllLines, updateLines } from './change-cart.server.ts'
import { readCart } from './read-cart.server.ts'

const HEROES = 'gid://shopify/ProductVariant/1001001'

test('a changed quantity is sent with id, quantity and merchandiseId [CART-17]', async () => {
  const { deps, sent, visitor } = await givenVisitor('cart-with-lines')
  const id = getCart(await readCart(deps))?.lines[0]?.id ?? ''
  await updateLines(deps, [{ id, quantity: 3, merchandiseId: HEROES }])
  expect(sent.at(-1)?.query).toContain('mutation cartLinesUpdate(')
  expect(sent.at(-1)?.variables).toEqual({
    cartId: visitor.jar.get('cart_id_gb'),
    lines: [{ id, quantity: 3, merchandiseId: HEROES }],
  })
})

test('removed and sold-out lines are sent with their variant too [CART-08] [CART-17]', async () => {
  for (const [scenario, change] of [
    ['cart-with-lines', removeAllLines],
    ['cart-adjusted', readCart],
  ] as const) {
    const { deps, sent } = await givenVisitor(scenario)
    await change(deps)
    const line = { id: expect.stringContaining('gid://shopify/CartLine/'), quantity: 0, merchandiseId: HEROES }
    expect(sent.at(-1)?.variables, scenario).toMatchObject({ lines: [line] })
  }
})

test('a cart’s dates and its buyer’s email are read [CART-17]', async () => {
  const { deps, world } = await givenVisitor('cart-with-lines')
  world.clock.set(new Date('2026-11-21T12:00:00Z'))
  await world.carts.update((query) => query.where(() => true), {
    data(cart) {
      cart.createdAt = '2026-11-20T08:00:00.000Z'
      cart.updatedAt = '2026-11-20T09:15:00.000Z'
      cart.buyerEmail = 'jo@example.com'
    },
  })
  expect(getCart(await readCart(deps))).toMatchObject({
    createdAt: '2026-11-20T08:00:00Z',
    updatedAt: '2026-11-20T09:15:00Z',
    buyerEmail: 'jo@example.com',
  })
})

import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { completeCheckout } from './checkout.ts'
import { aCart, aLine } from './factories.ts'
import { createWorlds } from './worlds.ts'

const aWorld = () => createWorlds({ catalogue: buildCatalogue(1), seed: 1 }).get('test')

test('paying leaves an order, takes the goods from the shelf and completes the cart', async () => {
  const world = aWorld()
  world.stock.set('1001001', 5)
  const cart = await world.carts.create(
    aCart(world, { region: 'us', lines: [aLine(world, { variantId: '1001001', quantity: 2 })] }),
  )
  const order = await completeCheckout(world, cart.id)
  const price = world.catalogue.variantById.get('1001001')?.product.price.us ?? 0
  expect(order).toMatchObject({ name: '#SP1001', currency: 'USD', subtotal: 2 * price, total: 2 * price })
  expect(world.stock.available('1001001')).toBe(3)
  expect(world.carts.findFirst((q) => q.where({ id: cart.id }))?.completedAt).toBe(order.createdAt)
})

test('a cart is paid for once', async () => {
  const world = aWorld()
  world.stock.set('1001001', 5)
  const cart = await world.carts.create(aCart(world, { lines: [aLine(world, { variantId: '1001001' })] }))
  const [first, second] = await Promise.allSettled([completeCheckout(world, cart.id), completeCheckout(world, cart.id)])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
  expect(world.orders.count()).toBe(1)
})

test('there is nothing to pay for in an empty cart, or in none', async () => {
  const world = aWorld()
  const empty = await world.carts.create(aCart(world))
  await expect(completeCheckout(world, empty.id)).rejects.toThrow('is empty')
  await expect(completeCheckout(world, 'gid://shopify/Cart/none')).rejects.toThrow('There is no cart')
})

test('the shelf cannot hold less than nothing', () => {
  const world = aWorld()
  world.stock.take('1001001', 1_000)
  expect(world.stock.available('1001001')).toBe(0)
})

import { expect, test } from 'vitest'
import { buildCart, buildCartLine } from '../../../world/factories.ts'
import { buildCatalogue } from '../../../world/goods-file/build-goods-catalogue.ts'
import { createWorlds } from '../../../world/worlds.ts'
import { completeCheckout } from './complete-checkout.ts'

const createTestWorld = () => createWorlds({ catalogue: buildCatalogue(1), seed: 1 }).get('test')

test('completing a checkout creates an order, reduces the stock and completes the cart', async () => {
  const world = createTestWorld()
  world.stock.set('1001001', 5)
  const cart = await world.carts.create(
    buildCart(world, { region: 'us', lines: [buildCartLine(world, { variantId: '1001001', quantity: 2 })] }),
  )
  const order = await completeCheckout(world, cart.id)
  const price = world.catalogue.variantById.get('1001001')?.product.price.us ?? 0
  expect(order).toMatchObject({ name: '#SP1001', currency: 'USD', subtotal: 2 * price, total: 2 * price })
  expect(world.stock.available('1001001')).toBe(3)
  expect(world.carts.findFirst((q) => q.where({ id: cart.id }))?.completedAt).toBe(order.createdAt)
})

test('a cart can be completed only once', async () => {
  const world = createTestWorld()
  world.stock.set('1001001', 5)
  const cart = await world.carts.create(buildCart(world, { lines: [buildCartLine(world, { variantId: '1001001' })] }))
  const [first, second] = await Promise.allSettled([completeCheckout(world, cart.id), completeCheckout(world, cart.id)])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
  expect(world.orders.count()).toBe(1)
})

test('an empty or unknown cart cannot be completed', async () => {
  const world = createTestWorld()
  const emptyCart = await world.carts.create(buildCart(world))
  await expect(completeCheckout(world, emptyCart.id)).rejects.toThrow('is empty')
  await expect(completeCheckout(world, 'gid://shopify/Cart/none')).rejects.toThrow('There is no cart')
})

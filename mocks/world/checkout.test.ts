import { expect, test } from 'vitest'
import { completeCheckout } from './checkout.ts'
import { aCart, aLine } from './factories.ts'
import { buildCatalogue } from './stand-in-catalogue.ts'
import { createWorlds } from './worlds.ts'

const aWorld = () => createWorlds({ catalogue: buildCatalogue(1), seed: 1 }).get('test')

test('paying leaves an order, takes the goods from the shelf and completes the cart', async () => {
  const world = aWorld()
  const stocked = world.stock.available('1001001')
  const cart = await world.carts.create(
    aCart(world, { region: 'us', lines: [aLine(world, { variantId: '1001001', quantity: 2 })] }),
  )
  const order = await completeCheckout(world, cart.id)
  const { product } = world.catalogue.variantById.get('1001001') ?? {}
  expect(order).toMatchObject({
    name: '#SP1001',
    currency: 'USD',
    subtotal: 2 * (product?.price.us ?? 0),
    discount: 0,
    total: 2 * (product?.price.us ?? 0),
  })
  expect(world.stock.available('1001001')).toBe(stocked - 2)
  expect(world.carts.findFirst((q) => q.where({ id: cart.id }))?.completedAt).toBe(order.createdAt)
})

test('an order is paid at what the cart costs, codes included', async () => {
  const world = aWorld()
  const lines = [aLine(world, { variantId: '1001001' })]
  const cart = await world.carts.create(aCart(world, { lines, discountCodes: ['SORTED'] }))
  const price = world.catalogue.variantById.get('1001001')?.product.price.gb ?? 0
  const order = await completeCheckout(world, cart.id)
  expect(order).toMatchObject({
    subtotal: price,
    discount: Math.round(price / 10),
    total: price - Math.round(price / 10),
  })
})

test('nobody pays for goods that are gone', async () => {
  const world = aWorld()
  const lines = [aLine(world, { variantId: '1001001', quantity: 3 }), aLine(world, { variantId: '1001002' })]
  const cart = await world.carts.create(aCart(world, { lines }))
  world.stock.set('1001001', 2)
  world.stock.set('1001002', 0)
  const order = await completeCheckout(world, cart.id)
  expect(order.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([['1001001', 2]])
  expect(world.stock.available('1001001')).toBe(0)
})

test('an order belongs to the account that has its email', async () => {
  const world = aWorld()
  const customer = await world.customers.create({
    id: 'gid://shopify/Customer/1',
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt: world.clock.now().toISOString(),
  })
  const lines = [aLine(world, { variantId: '1001001' })]
  const cart = await world.carts.create(aCart(world, { lines, buyerEmail: 'Jo@example.com' }))
  expect((await completeCheckout(world, cart.id)).customerId).toBe(customer.id)
})

test('a cart is paid for once', async () => {
  const world = aWorld()
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

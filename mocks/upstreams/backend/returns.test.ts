import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import type { ReturnableOrder, ReturnRequest } from '#contracts/backend/generated/types.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { completeCheckout } from '../../world/checkout.ts'
import { aCart, aLine } from '../../world/factories.ts'

const DAY_MS = 24 * 60 * 60_000
const backend = await createSimulatedBackend({ strict: true })
const product = backend.catalogue.products.find(
  ({ variants }) => variants.filter(({ inventory }) => inventory > 3).length > 1,
)
const [bought, other] = product?.variants.filter(({ inventory }) => inventory > 3) ?? []
if (!bought || !other) throw new Error('the house has no product with two sizes in stock')

let worlds = 0
/** A world in which Ann has ordered two of one variant, and the shop that she speaks to. */
async function givenOrder(attributes: { key: string; value: string }[] = []) {
  worlds += 1
  const world = backend.worlds.get(`returns-${worlds}`)
  const lines = [aLine(world, { variantId: bought?.id ?? '', quantity: 2, attributes })]
  const cart = await world.carts.create(aCart(world, { buyerEmail: 'ann@example.com', lines }))
  const { name } = await completeCheckout(world, cart.id)
  const shop = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: fetchIn(backend, world.id) })
  const find = () => shop.lookUpOrder('gb', { order_number: name, email: 'Ann@Example.com' })
  return { world, shop, name, find }
}

async function found(find: () => Promise<{ order: ReturnableOrder } | { refused: string }>) {
  const step = await find()
  if (!('order' in step)) throw new Error(`refused: ${step.refused}`)
  const [line] = step.order.lines
  if (!line) throw new Error('the order has no lines')
  return { order: step.order, line }
}

const refundOf = (order: ReturnableOrder, quantity: number): ReturnRequest => ({
  order_token: order.token,
  carrier_id: 'evri',
  lines: [{ line_id: order.lines[0]?.id ?? '', quantity, reason: 'too tight', outcome: 'refund' }],
})

test('an order is found by its number and email, in any spelling [RET-01]', async () => {
  const { shop, name, find } = await givenOrder()
  const { order, line } = await found(find)
  expect(line).toMatchObject({ quantity: 2, returnable_quantity: 2, blocked: null, sku: bought.sku })
  const bareNumber = name.replace('#SP', '')
  expect(await shop.lookUpOrder('gb', { order_number: bareNumber, email: 'ann@example.com' })).toEqual({ order })
})

test('neither a wrong proof nor another store finds it', async () => {
  const { shop, name } = await givenOrder()
  const proofs = [{ email: 'bob@example.com' }, { postcode: 'N1 1AA' }, { postcode: '' }, {}]
  for (const proof of proofs)
    expect(await shop.lookUpOrder('gb', { order_number: name, ...proof })).toEqual({ refused: 'order-not-found' })
  expect(await shop.lookUpOrder('us', { order_number: name, email: 'ann@example.com' })).toEqual({
    refused: 'order-not-found',
  })
})

test('a return is kept, its code is mailed, and what went back cannot go back again [RET-01]', async () => {
  const { world, shop, name, find } = await givenOrder()
  const { order } = await found(find)
  const number = name.replace(/\D/g, '')
  expect(await shop.createReturn('gb', refundOf(order, 1))).toEqual({
    created: { reference: `RET-${number}-1`, document: 'qr', label: 'emailed' },
  })
  expect(world.journal.entries({ kind: 'mail' })).toMatchObject([{ template: 'return-qr' }])
  expect((await found(find)).line.returnable_quantity).toBe(1)
  expect(await shop.createReturn('gb', refundOf(order, 2))).toEqual({ refused: 'not-issued' })
  expect(await shop.createReturn('gb', refundOf(order, 1))).toMatchObject({ created: { reference: `RET-${number}-2` } })
  expect(await find()).toEqual({ refused: 'all-returned' })
  expect(await shop.createReturn('gb', refundOf(order, 1))).toEqual({ refused: 'all-returned' })
})

test('two returns of the same piece at once are one return', async () => {
  const { world, shop, find } = await givenOrder()
  const { order } = await found(find)
  const both = await Promise.all([
    shop.createReturn('gb', refundOf(order, 2)),
    shop.createReturn('gb', refundOf(order, 2)),
  ])
  expect(both.filter((step) => 'created' in step)).toHaveLength(1)
  expect(world.returns.count()).toBe(1)
})

test('an exchange puts the new size aside', async () => {
  const { world, shop, find } = await givenOrder()
  const { order, line } = await found(find)
  const before = world.stock.available(other.id)
  const exchange_variant_id = `gid://shopify/ProductVariant/${other.id}`
  expect(line.exchanges.find(({ variant_id }) => variant_id === exchange_variant_id)?.available).toBe(true)
  const request = refundOf(order, 1)
  const lines = request.lines.map((each) => ({ ...each, outcome: 'exchange' as const, exchange_variant_id }))
  expect(await shop.createReturn('gb', { ...request, lines })).toHaveProperty('created')
  expect(world.stock.available(other.id)).toBe(before - 1)
})

test('a size that is sold out cannot be exchanged for', async () => {
  const { world, shop, find } = await givenOrder()
  const { order } = await found(find)
  world.stock.set(other.id, 0)
  const request = refundOf(order, 1)
  const exchange_variant_id = `gid://shopify/ProductVariant/${other.id}`
  const lines = request.lines.map((each) => ({ ...each, outcome: 'exchange' as const, exchange_variant_id }))
  expect(await shop.createReturn('gb', { ...request, lines })).toEqual({ refused: 'not-issued' })
})

test('200 days after the order its window is closed [RET-03]', async () => {
  const { world, find } = await givenOrder()
  world.clock.advance(199 * DAY_MS)
  expect((await found(find)).line.blocked).toBeNull()
  world.clock.advance(2 * DAY_MS)
  expect((await found(find)).line).toMatchObject({ blocked: 'outside-window', returnable_quantity: 0 })
})

test('a personalised piece is shown and stays [RET-03]', async () => {
  const { find } = await givenOrder([{ key: 'Personalisation', value: 'A.A.' }])
  expect((await found(find)).line).toMatchObject({ blocked: 'personalised', returnable_quantity: 0 })
})

test('where there is a choice of carriers one has to be chosen, and one that goes there', async () => {
  const { shop, find } = await givenOrder()
  const { order } = await found(find)
  const { carrier_id: _, ...undecided } = refundOf(order, 1)
  expect(await shop.createReturn('gb', undecided)).toEqual({ refused: 'carrier-needed' })
  expect(await shop.createReturn('gb', { ...undecided, carrier_id: 'usps' })).toEqual({ refused: 'carrier-problem' })
})

test('carriers come cheapest first, in the money of the store', async () => {
  const { shop } = await givenOrder()
  const step = await shop.returnCarriers('us', 'US')
  if (!('carriers' in step)) throw new Error(step.refused)
  expect(step.carriers.map(({ price }) => price)).toEqual([
    { amount: '0.00', currencyCode: 'USD' },
    { amount: '5.00', currencyCode: 'USD' },
  ])
  expect(await shop.returnCarriers('gb', 'AQ')).toEqual({ carriers: [] })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import type { ReturnableOrder, ReturnRequest } from '#contracts/backend/generated/types.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../../backend.ts'
import { buildCart, buildCartLine } from '../../../world/factories.ts'
import { completeCheckout } from '../../shopify/cart/complete-checkout.ts'

const DAY_MS = 24 * 60 * 60_000
const backend = await createSimulatedBackend({ strict: true })
const product = backend.catalogue.products.find(
  ({ variants }) => variants.filter(({ inventory }) => inventory > 3).length > 1,
)
const [bought, other] = product?.variants.filter(({ inventory }) => inventory > 3) ?? []
if (!bought || !other) throw new Error('The default catalogue needs a product with two sizes in stock')
const giftCard = backend.catalogue.products.find(({ productType }) => productType === 'Gift Card')?.variants[0]?.id

let worlds = 0
/** Creates a world with an order of two of one variant, and a client for it. */
async function givenOrder(attributes: { key: string; value: string }[] = [], variantId = bought?.id ?? '') {
  worlds += 1
  const world = backend.worlds.get(`returns-${worlds}`)
  const lines = [buildCartLine(world, { variantId, quantity: 2, attributes })]
  const cart = await world.carts.create(buildCart(world, { buyerEmail: 'ann@example.com', lines }))
  const { name } = await completeCheckout(world, cart.id)
  const shop = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: createFetch(backend, world.id) })
  const find = () => shop.lookUpOrder('gb', { order_number: name, email: 'Ann@Example.com' })
  return { world, shop, name, find }
}

async function findReturnable(find: () => Promise<{ order: ReturnableOrder } | { refused: string }>) {
  const step = await find()
  if (!('order' in step)) throw new Error(`The lookup was refused: ${step.refused}`)
  const [line] = step.order.lines
  if (!line) throw new Error('The order has no lines')
  return { order: step.order, line }
}

const createRefund = (order: ReturnableOrder, quantity: number): ReturnRequest => ({
  request_id: randomUUID(),
  order_token: order.token,
  carrier_id: 'evri',
  lines: [{ line_id: order.lines[0]?.id ?? '', quantity, reason: 'too tight', outcome: 'refund' }],
})

test('an order is found by number and email in any spelling [RET-01]', async () => {
  const { shop, name, find } = await givenOrder()
  const { order, line } = await findReturnable(find)
  expect(line).toMatchObject({ quantity: 2, returnable_quantity: 2, blocked: null, sku: bought.sku })
  const bareNumber = name.replace('#SP', '')
  expect(await shop.lookUpOrder('gb', { order_number: bareNumber, email: 'ann@example.com' })).toEqual({ order })
})

test('a wrong proof or another store finds no order', async () => {
  const { shop, name } = await givenOrder()
  const proofs = [{ email: 'bob@example.com' }, { postcode: 'N1 1AA' }, { postcode: '' }, {}]
  for (const proof of proofs)
    expect(await shop.lookUpOrder('gb', { order_number: name, ...proof })).toEqual({ refused: 'order-not-found' })
  expect(await shop.lookUpOrder('us', { order_number: name, email: 'ann@example.com' })).toEqual({
    refused: 'order-not-found',
  })
})

test('a return is saved and mailed, and cannot be repeated [RET-01]', async () => {
  const { world, shop, name, find } = await givenOrder()
  const { order } = await findReturnable(find)
  const number = name.replace(/\D/g, '')
  expect(await shop.createReturn('gb', createRefund(order, 1))).toMatchObject({
    created: {
      reference: `RET-${number}-1`,
      carrier: 'Evri',
      document: 'qr',
      label: 'emailed',
      sent_to: 'a•••@example.com',
      refund: { amount: '98.00', currencyCode: 'GBP' },
      to_pay: { amount: '0.00', currencyCode: 'GBP' },
      lines: [{ line_id: order.lines[0]?.id, quantity: 1, outcome: 'refund' }],
    },
  })
  expect(world.journal.entries({ kind: 'mail' })).toMatchObject([{ template: 'return-qr' }])
  expect((await findReturnable(find)).line.returnable_quantity).toBe(1)
  expect(await shop.createReturn('gb', createRefund(order, 2))).toEqual({ refused: 'not-issued' })
  expect(await shop.createReturn('gb', createRefund(order, 1))).toMatchObject({
    created: { reference: `RET-${number}-2` },
  })
  expect(await find()).toMatchObject({
    refused: 'all-returned',
    returns: [{ reference: `RET-${number}-1` }, { reference: `RET-${number}-2` }],
  })
  expect(await shop.createReturn('gb', createRefund(order, 1))).toEqual({ refused: 'all-returned' })
})

test('two concurrent returns of the same line create one return', async () => {
  const { world, shop, find } = await givenOrder()
  const { order } = await findReturnable(find)
  const both = await Promise.all([
    shop.createReturn('gb', createRefund(order, 2)),
    shop.createReturn('gb', createRefund(order, 2)),
  ])
  expect(both.filter((step) => 'created' in step)).toHaveLength(1)
  expect(world.returns.count()).toBe(1)
})

test('a repeated request gets the return that it created, once [RET-01]', async () => {
  const { world, shop, find } = await givenOrder()
  const { order } = await findReturnable(find)
  const request = createRefund(order, 1)
  const [first, second] = await Promise.all([shop.createReturn('gb', request), shop.createReturn('gb', request)])
  const third = await shop.createReturn('gb', request)
  expect(first).toHaveProperty('created')
  expect([second, third]).toEqual([first, first])
  expect([world.returns.count(), world.outbox.count()]).toEqual([1, 1])
  expect((await findReturnable(find)).order.returns).toEqual([Object(first).created])
})

test.each([
  ['500 letters', 'a'.repeat(500), true],
  ['500 emoji', '👖'.repeat(500), true],
  ['right-to-left text', 'הג׳ינס צר מדי במותניים', true],
  ['501 letters', 'a'.repeat(501), false],
])('a comment of %s is accepted: %s', async (_, comment, isAccepted) => {
  const { shop, find } = await givenOrder()
  const { order } = await findReturnable(find)
  const request = createRefund(order, 1)
  const lines = request.lines.map((line) => ({ ...line, comment }))
  const step = await shop.createReturn('gb', { ...request, lines })
  expect(step).toEqual(isAccepted ? { created: expect.anything() } : { refused: 'not-issued' })
})

test('a refund is what was paid after discounts, rounded down', async () => {
  const { world, shop, find } = await givenOrder()
  await world.orders.update((q) => q.where({}), {
    data(order) {
      for (const line of order.lines) line.discounts = [{ kind: 'code', name: 'SORTED', amount: 19_61 }]
    },
  })
  const { order, line } = await findReturnable(find)
  expect(line.price).toEqual({ amount: '88.19', currencyCode: 'GBP' })
  expect(await shop.createReturn('gb', createRefund(order, 2))).toMatchObject({
    created: { refund: { amount: '176.38' } },
  })
})

test.each([
  [-5_00, '5.00', '8.50', '0.00'],
  [5_00, '-5.00', '3.50', '5.00'],
])('a purchase at %i from the list price makes exchanges differ by %s', async (paid, difference, to_pay, refund) => {
  const { world, shop, find } = await givenOrder()
  await world.orders.update((q) => q.where({}), {
    data(order) {
      for (const line of order.lines) line.unitPrice += paid
    },
  })
  const { order, line } = await findReturnable(find)
  const exchange = line.exchanges.find(({ available }) => available > 0)
  expect(exchange?.difference).toEqual({ amount: difference, currencyCode: 'GBP' })
  const request = createRefund(order, 1)
  const lines = request.lines.map((requested) => ({
    ...requested,
    outcome: 'exchange' as const,
    exchange_variant_id: exchange?.variant_id,
  }))
  expect(await shop.createReturn('gb', { ...request, lines, carrier_id: 'dpd' })).toMatchObject({
    created: { to_pay: { amount: to_pay }, refund: { amount: refund }, carrier: 'DPD' },
  })
  expect(world.outbox.all().map(({ kind, text }) => [kind, text.includes(`£${to_pay}`)])).toEqual([
    ['return-label', false],
    ['return-payment', true],
  ])
})

test('gift cards are listed but cannot be returned [RET-03]', async () => {
  const { find } = await givenOrder([], giftCard)
  expect((await findReturnable(find)).line).toMatchObject({ blocked: 'gift-card', returnable_quantity: 0 })
})

test('an exchange reserves the new size', async () => {
  const { world, shop, find } = await givenOrder()
  const { order, line } = await findReturnable(find)
  const before = world.stock.available(other.id)
  const exchange_variant_id = `gid://shopify/ProductVariant/${other.id}`
  expect(line.exchanges.find(({ variant_id }) => variant_id === exchange_variant_id)?.available).toBe(before)
  const request = createRefund(order, 1)
  const lines = request.lines.map((requestLine) => ({
    ...requestLine,
    outcome: 'exchange' as const,
    exchange_variant_id,
  }))
  expect(await shop.createReturn('gb', { ...request, lines })).toHaveProperty('created')
  expect(world.stock.available(other.id)).toBe(before - 1)
})

test('an exchange for a sold-out size is rejected', async () => {
  const { world, shop, find } = await givenOrder()
  const { order } = await findReturnable(find)
  world.stock.set(other.id, 0)
  const request = createRefund(order, 1)
  const exchange_variant_id = `gid://shopify/ProductVariant/${other.id}`
  const lines = request.lines.map((requestLine) => ({
    ...requestLine,
    outcome: 'exchange' as const,
    exchange_variant_id,
  }))
  expect(await shop.createReturn('gb', { ...request, lines })).toEqual({ refused: 'not-issued' })
})

test('the return window closes 200 days after the delivery [RET-03]', async () => {
  const { world, find } = await givenOrder()
  world.clock.advance(4 * DAY_MS)
  const deliveredAt = world.clock.now().toISOString()
  await world.orders.update((q) => q.where({}), {
    data: (order) => void Object.assign(order, { fulfilment: 'delivered', deliveredAt }),
  })
  expect((await findReturnable(find)).order.delivered_at).toBe(deliveredAt)
  world.clock.advance(199 * DAY_MS)
  expect((await findReturnable(find)).line.blocked).toBeNull()
  world.clock.advance(2 * DAY_MS)
  expect((await findReturnable(find)).line).toMatchObject({ blocked: 'outside-window', returnable_quantity: 0 })
})

test('without a delivery the window counts from the order [RET-03]', async () => {
  const { world, find } = await givenOrder()
  await world.orders.update((q) => q.where({}), {
    data: (order) => void Object.assign(order, { fulfilment: 'fulfilled' }),
  })
  expect((await findReturnable(find)).order.delivered_at).toBeNull()
  world.clock.advance(201 * DAY_MS)
  expect((await findReturnable(find)).line.blocked).toBe('outside-window')
})

test('a personalised item is listed but not returnable [RET-03]', async () => {
  const { find } = await givenOrder([{ key: 'Personalisation', value: 'A.A.' }])
  expect((await findReturnable(find)).line).toMatchObject({ blocked: 'personalised', returnable_quantity: 0 })
})

test('several carriers require a choice of one for that country', async () => {
  const { shop, find } = await givenOrder()
  const { order } = await findReturnable(find)
  const { carrier_id: _, ...withoutCarrier } = createRefund(order, 1)
  expect(await shop.createReturn('gb', withoutCarrier)).toEqual({ refused: 'carrier-needed' })
  expect(await shop.createReturn('gb', { ...withoutCarrier, carrier_id: 'usps' })).toEqual({
    refused: 'carrier-problem',
  })
})

test('carriers are sorted by price, in the currency of the store', async () => {
  const { shop } = await givenOrder()
  const step = await shop.returnCarriers('us', 'US')
  if (!('carriers' in step)) throw new Error(step.refused)
  expect(step.carriers.map(({ price }) => price)).toEqual([
    { amount: '0.00', currencyCode: 'USD' },
    { amount: '5.00', currencyCode: 'USD' },
  ])
  expect(await shop.returnCarriers('gb', 'AQ')).toEqual({ carriers: [] })
})

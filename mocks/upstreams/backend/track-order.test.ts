import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { buildCart, buildCartLine } from '../../world/factories.ts'
import { completeCheckout } from '../shopify/cart/complete-checkout.ts'

const HOUR_MS = 60 * 60_000
const backend = await createSimulatedBackend({ strict: true })
const product = backend.catalogue.products.find(({ productType }) => productType === 'Trousers')

let worlds = 0
/** Creates a world with an order of Ann's, placed now, and a client for it. */
async function givenOrder() {
  worlds += 1
  const world = backend.worlds.get(`tracking-${worlds}`)
  const lines = [buildCartLine(world, { variantId: product?.variants[0]?.id ?? '', quantity: 2 })]
  const cart = await world.carts.create(buildCart(world, { buyerEmail: 'ann@example.com', lines }))
  const { name } = await completeCheckout(world, cart.id)
  const shop = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: createFetch(backend, world.id) })
  return { world, shop, name, track: () => shop.trackOrder('gb', { order_number: name, email: 'Ann@Example.com' }) }
}

test('an order moves by the clock of its world, for its guest and for returns alike [ACC-09]', async () => {
  const { world, shop, name, track } = await givenOrder()
  const steps = async () => {
    const tracking = await track()
    return 'order' in tracking ? tracking.order.steps.map(({ step }) => step) : tracking.refused
  }
  expect(await steps()).toEqual(['received'])
  world.clock.advance(5 * HOUR_MS)
  expect(await steps()).toEqual(['received', 'packed'])
  world.clock.advance(20 * HOUR_MS)
  expect(await steps()).toEqual(['received', 'packed', 'sent'])
  world.clock.advance(43 * HOUR_MS)
  expect(await steps()).toEqual(['received', 'packed', 'sent', 'out-for-delivery'])
  world.clock.advance(5 * HOUR_MS)
  expect(await steps()).toEqual(['received', 'packed', 'sent', 'out-for-delivery', 'delivered'])
  const tracking = await track()
  const looked = await shop.lookUpOrder('gb', { order_number: name, email: 'ann@example.com' })
  expect('order' in looked && looked.order.delivered_at).toBe('order' in tracking && tracking.order.steps.at(-1)?.at)
})

test('a followed order has goods and times, and nothing about a person [ACC-09]', async () => {
  const { name, track } = await givenOrder()
  const tracking = await track()
  expect(tracking).toEqual({
    order: {
      order_number: name.slice(1),
      placed_at: expect.any(String),
      steps: [{ step: 'received', at: expect.any(String) }],
      cancelled: false,
      expected_at: expect.any(String),
      tracking_url: null,
      lines: [
        {
          id: expect.any(String),
          title: `${product?.style} in ${product?.colour?.name}`,
          variant_title: product?.variants[0]?.values.join(' / '),
          quantity: 2,
          image: expect.anything(),
        },
      ],
    },
  })
  expect(JSON.stringify(tracking).toLowerCase()).not.toContain('ann')
})

test('an unknown number and a wrong proof are the same refusal [ACC-09]', async () => {
  const { shop, name } = await givenOrder()
  for (const [order_number, email] of [
    [name, 'bob@example.com'],
    ['SP999999', 'ann@example.com'],
  ] as const)
    expect(await shop.trackOrder('gb', { order_number, email })).toEqual({ refused: 'order-not-found' })
  expect(await shop.trackOrder('us', { order_number: name, email: 'ann@example.com' })).toEqual({
    refused: 'order-not-found',
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { createSimulatedBackend, type SimulatedBackend } from './backend.ts'
import { createControlClient } from './control/client.ts'
import { type Server, serve } from './server.ts'

const VARIANT = 'gid://shopify/ProductVariant/1001001'
const WORLDS = 8

let backend: SimulatedBackend
let server: Server

beforeAll(async () => {
  backend = await createSimulatedBackend({ strict: true })
  server = await serve(backend, { port: 0 })
})
afterAll(async () => {
  await server.close()
  await backend.close()
})

/** A Shopify client in one world, over real HTTP. */
const createShopper = (world: string) =>
  createShopifyClient({
    baseUrl: `${server.origin}/shopify/gb`,
    token: 'any',
    headers: { baggage: `spoke.world=${world}` },
  })

test('parallel worlds with contradictory scenarios stay separate [SIM-03]', async () => {
  const control = createControlClient({ origin: server.origin })
  const outcomes = await Promise.all(
    Array.from({ length: WORLDS }, async (_, index) => {
      const world = `parallel-${index}`
      const isSoldOut = index % 2 === 0
      await control.load(world, [isSoldOut ? 'variant-sold-out' : 'default-shop'])
      const shopper = createShopper(world)
      const quantity = index + 1
      const { cart } = await shopper.cartCreate({ input: { attributes: [{ key: 'gift_message', value: world }] } })
      const cartId = cart?.id ?? ''
      const added = await shopper.cartLinesAdd({ cartId, lines: [{ merchandiseId: VARIANT, quantity }] })
      const stored = await shopper.cart({ cartId })
      return {
        world,
        isSoldOut,
        isRefused: added.userErrors.length > 0 || added.warnings.length > 0,
        message: stored?.attributes[0]?.value,
        journal: (await control.journal(world, { kind: 'request' })).map(
          (entry) => entry.kind === 'request' && entry.operation,
        ),
      }
    }),
  )
  for (const { world, isSoldOut, isRefused, message, journal } of outcomes) {
    expect({ world, isRefused }).toEqual({ world, isRefused: isSoldOut })
    expect(message).toBe(world)
    expect(journal).toEqual(['cartCreate', 'cartLinesAdd', 'cart'])
  }
})

test('faults, clock and stock belong to one world [SIM-03]', async () => {
  const one = backend.worlds.get('one')
  const two = backend.worlds.get('two')
  const before = two.stock.available('1001001')
  one.stock.set('1001001', 0)
  one.clock.advance(86_400_000)
  one.faults.add({ upstream: 'shopify', respond: { status: 500 } })
  one.content.blank('mainMenu')
  one.withdrawn.add('heroes-navy')

  await expect(createShopper('one').cartCreate({ input: {} })).rejects.toMatchObject({ kind: 'status', status: 500 })
  expect((await createShopper('two').cartCreate({ input: {} })).userErrors).toEqual([])
  expect(two.stock.available('1001001')).toBe(before)
  expect(two.clock.offset).toBe(0)
  expect(two.content.getEntries('mainMenu', [{ title: 'Shop' }])).toEqual([{ title: 'Shop' }])
  expect(two.withdrawn.size).toBe(0)
})

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { scenarios } from '#mocks/scenarios/index.ts'
import { loadScenarios } from '#mocks/scenarios/load.ts'
import { BUYER, PAYMENT, toLine } from './agent.fixtures.ts'
import { getUcpProfile, startUcp } from './ucp-command.fixtures.ts'

/*
 * The outcomes that the protocol documents, each as a scenario, as Shopify's command for agents meets it.
 */

const RELEASE = '2026-08-25'
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
const lines = { line_items: [toLine()] }

let ucp: Awaited<ReturnType<typeof startUcp>>
beforeAll(async () => {
  ucp = await startUcp()
})
afterAll(() => ucp.close())

/** An agent of the command in a world of a scenario. */
async function given(name: string, params: Record<string, unknown> = {}) {
  const loaded = await loadScenarios(byName, ucp.backend.worlds, ucp.backend, name, [{ name, params }])
  if (!loaded.ok) throw new Error(loaded.error)
  const { world } = loaded
  const checkoutId = world.agentCheckouts.findFirst()?.id
  return { call: ucp.createAgent(name, RELEASE, true), world, checkoutId, cartId: world.carts.findFirst()?.id }
}

test.each([
  ['agent-version-unsupported', 'offers UCP 2026-04-08'],
  ['agent-profile-unreachable', 'business reported profile_unreachable'],
  ['agent-profile-invalid', 'profile_malformed'],
])('in %s the command says %s', async (scenario, code) => {
  const { call, world } = await given(scenario)
  await expect(call('cart_create', lines)).rejects.toThrow(code)
  expect(world.carts.count()).toBe(0)
})

test('a store without checkouts offers none', async () => {
  const { call } = await given('agent-capability-missing')
  await expect(call('checkout_create', lines)).rejects.toThrow('does not expose "create_checkout"')
  expect((await call('cart_create', lines)).line_items).toHaveLength(1)
})

test('a price that has changed since the cart is said, and the order has the new one', async () => {
  const { call, cartId, world } = await given('agent-price-changed')
  const checkout = await call('checkout_create', { cart_id: cartId, line_items: [] })
  expect(checkout.messages[0]).toMatchObject({ type: 'warning', code: 'price_changed' })
  await call('checkout_update', { line_items: checkout.line_items, ...BUYER }, checkout.id)
  expect((await call('checkout_complete', PAYMENT, checkout.id)).status).toBe('completed')
  expect(world.orders.all()).toMatchObject([{ lines: [{ unitPrice: 98_00 }] }])
})

test('what was sold out since the cart is not ordered', async () => {
  const { call, checkoutId, world } = await given('agent-cart-sold-out')
  const { line_items } = await call('checkout_get', {}, checkoutId)
  const updated = await call('checkout_update', { line_items, ...BUYER }, checkoutId)
  expect(updated).toMatchObject({ status: 'incomplete', messages: [{ code: 'out_of_stock', path: '$.line_items[0]' }] })
  expect((await call('checkout_complete', PAYMENT, checkoutId)).status).toBe('incomplete')
  expect(world.orders.count()).toBe(0)
})

test('a buyer who has to look is sent to the browser', async () => {
  const { call, world } = await given('agent-needs-buyer')
  const checkout = await call('checkout_create', { ...lines, ...BUYER })
  expect(checkout).toMatchObject({ status: 'requires_escalation', messages: [{ severity: 'requires_buyer_review' }] })
  expect(checkout.continue_url).toContain('/cart/c/')
  expect((await call('checkout_complete', PAYMENT, checkout.id)).status).toBe('requires_escalation')
  expect(world.orders.count()).toBe(0)
})

test('a key that was used for another call is a conflict', async () => {
  const profile = getUcpProfile(RELEASE)
  const key = '11111111-1111-4111-8111-111111111111'
  const { world } = await given('agent-key-used', { key, profile })
  // the command chooses its keys itself
  const client = new Client({ name: 'test', version: '1' })
  const headers = { baggage: `${WORLD_BAGGAGE}=${world.id}` }
  const url = new URL(`${ucp.business}/api/ucp/mcp`)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  onTestFinished(() => client.close())
  const meta = { 'ucp-agent': { profile }, 'idempotency-key': key }
  const called = client.callTool({ name: 'create_cart', arguments: { meta, cart: lines } })
  await expect(called).rejects.toThrow('idempotency_conflict')
  expect(world.carts.count()).toBe(0)
})

test('an expired checkout can be read and nothing else', async () => {
  const { call, checkoutId, world } = await given('agent-checkout-expired')
  const calls = [
    () => call('checkout_get', {}, checkoutId),
    () => call('checkout_update', { ...lines, ...BUYER }, checkoutId),
    () => call('checkout_complete', PAYMENT, checkoutId),
  ]
  for (const again of calls)
    expect(await again()).toMatchObject({ status: 'canceled', messages: [{ code: 'expired' }] })
  expect(world.carts.findFirst()?.buyerEmail).toBeNull()
})

test('a declined payment leaves the checkout open, for another one', async () => {
  const { call, world } = await given('agent-payment-declined')
  const { id } = await call('checkout_create', { ...lines, ...BUYER })
  const declined = await call('checkout_complete', PAYMENT, id)
  expect(declined).toMatchObject({ status: 'incomplete', messages: [{ code: 'payment_failed' }] })
  expect((await call('checkout_get', {}, id)).status).toBe('ready_for_complete')
  expect(world.orders.count()).toBe(0)
})

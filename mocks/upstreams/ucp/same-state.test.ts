import { expect, onTestFinished, test } from 'vitest'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { UCP_RELEASES } from '#contracts/ucp/releases.ts'
import { createSimulatedBackend } from '#mocks/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { BUYER, givenAgent, PAYMENT, toLine, VARIANT } from './agent.fixtures.ts'

/** An agent and a shopper's browser with the shop's own clients, in one world. */
async function givenBoth(scenario?: string, params?: Record<string, unknown>) {
  const agent = await givenAgent(scenario, params)
  return { ...agent, shopify: createClients(agent).shopify }
}

test('what an agent adds is in the shopper’s browser, and the other way round [AGT-01]', async () => {
  const { call, shopify } = await givenBoth()
  const { output: made } = await call('create_cart', { cart: { line_items: [toLine(2)] } })
  const shopifyCart = await shopify.cart({ cartId: made.id })
  expect(shopifyCart?.lines.nodes).toMatchObject([{ quantity: 2, merchandise: { id: VARIANT } }])
  expect(shopifyCart?.checkoutUrl).toBe(made.continue_url)

  const other = 'gid://shopify/ProductVariant/1001258'
  await shopify.cartLinesAdd({ cartId: made.id, lines: [{ merchandiseId: other, quantity: 1 }] })
  const { output: read } = await call('get_cart', { id: made.id })
  expect(read.line_items).toMatchObject([
    { item: { id: VARIANT }, quantity: 2 },
    { item: { id: other }, quantity: 1 },
  ])
  await shopify.cartDiscountCodesUpdate({ cartId: made.id, discountCodes: ['SORTED'] })
  const { output: discounted } = await call('get_cart', { id: made.id })
  expect(discounted.discounts).toMatchObject({ codes: ['SORTED'], applied: [{ code: 'SORTED', amount: 29_40 }] })
  expect(discounted.totals).toMatchObject([
    { amount: 294_00 },
    { type: 'discount', amount: -29_40 },
    { amount: 264_60 },
  ])
})

test('an agent that replaces a cart keeps what it cannot say of a line that stays', async () => {
  const { call, shopify } = await givenBoth()
  const attributes = [{ key: 'Initials', value: 'AL' }]
  const line = { merchandiseId: VARIANT, quantity: 1, attributes }
  const { cart } = await shopify.cartCreate({ input: { lines: [line] } })
  const [before] = cart?.lines.nodes ?? []
  await call('update_cart', { id: cart?.id, cart: { line_items: [{ ...toLine(3), id: before?.id }] } })
  const after = await shopify.cart({ cartId: cart?.id ?? '' })
  expect(after?.lines.nodes).toMatchObject([{ id: before?.id, quantity: 3, attributes }])
})

test('a checkout leads to the page of its cart, and an order placed there completes it', async () => {
  const { call, createCheckout, fetch, world } = await givenBoth()
  const checkout = await createCheckout({ isTrusted: false })
  expect(checkout).toMatchObject({ status: 'requires_escalation', messages: [{ severity: 'requires_buyer_input' }] })
  const page = await (await fetch(checkout.continue_url)).text()
  const [, total = ''] = /name="total" value="(\d+)"/.exec(page) ?? []
  expect(Number(total)).toBe(checkout.totals.at(-1).amount)
  const form = new URLSearchParams({ email: 'ada@example.com', total })
  expect((await fetch(checkout.continue_url, { method: 'POST', body: form, redirect: 'manual' })).status).toBe(303)
  const { output } = await call('get_checkout', { id: checkout.id })
  expect(output).toMatchObject({ status: 'completed', order: { label: world.orders.all()[0]?.name } })
})

test('an order of an agent takes stock, mails the buyer and moves with the clock', async () => {
  const { call, createCheckout, world } = await givenBoth()
  const before = world.stock.available('1001257')
  const checkout = await createCheckout()
  const { output } = await call('complete_checkout', { id: checkout.id, checkout: PAYMENT }, { isTrusted: true })
  expect(output).toMatchObject({
    status: 'completed',
    totals: [{ amount: 98_00 }, { amount: 5_00 }, { amount: 103_00 }],
  })
  expect(world.stock.available('1001257')).toBe(before - 1)
  expect(world.outbox.all()).toMatchObject([{ kind: 'order-confirmation', to: BUYER.buyer.email }])
  const readOrder = async () => (await call('get_order', { id: output.order.id }, { isTrusted: true })).output
  expect(await readOrder()).toMatchObject({ line_items: [{ status: 'processing', quantity: { fulfilled: 0 } }] })
  world.clock.advance(2 * 24 * 60 * 60_000)
  expect(await readOrder()).toMatchObject({ line_items: [{ status: 'fulfilled', quantity: { fulfilled: 1 } }] })
})

test('another agent and another store have no such order', async () => {
  const { backend, call, createCheckout } = await givenBoth()
  const { output } = await call(
    'complete_checkout',
    { id: (await createCheckout()).id, checkout: PAYMENT },
    { isTrusted: true },
  )
  const { id } = output.order
  const profile = `${backend.origin}/ucp/agent-profiles/2026-04-08`
  for (const options of [{ profile }, { region: 'us' as const }]) {
    const { output: other } = await call('get_order', { id }, { isTrusted: true, ...options })
    expect(other).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'not_found' }] })
  }
})

test('calls of agents are in the journal by their tools, and faults match them', async () => {
  const { call, journal, world } = await givenBoth()
  await call('search_catalog', { catalog: { query: 'navy' } })
  expect(journal().at(-1)).toMatchObject({ upstream: 'ucp', operation: 'search_catalog', status: 200, contract: 'ok' })
  world.faults.add({ upstream: 'ucp', operation: 'get_product', respond: { status: 503 } })
  expect((await call('search_catalog', { catalog: {} })).status).toBe(200)
  await expect(call('get_product', { catalog: { id: VARIANT } })).rejects.toThrow()
  expect(journal().at(-1)).toMatchObject({ operation: 'get_product', status: 503 })
})

test.each(UCP_RELEASES.flatMap((release) => REGION_CODES.map((region) => [region, release] as const)))(
  'store %s publishes its profile of %s and sells in its own currency [AGT-01]',
  async (region, release) => {
    const { call, fetch } = await givenAgent()
    const root = `http://${region}.localhost:4010`
    const newest = await (await fetch(`${root}/.well-known/ucp`)).json()
    expect(newest.ucp).toMatchObject({
      version: '2026-08-25',
      supported_versions: { '2026-04-08': `${root}/.well-known/ucp/2026-04-08` },
    })
    const { ucp } = await (await fetch(`${root}/.well-known/ucp/${release}`)).json()
    expect(ucp.services['dev.ucp.shopping']).toMatchObject([{ version: release, endpoint: `${root}/api/ucp/mcp` }])
    const { output } = await call('create_cart', { cart: { line_items: [toLine()] } }, { region, release })
    const [currency, amount] = { gb: ['GBP', 98_00], us: ['USD', 129_00], eu: ['EUR', 119_00] }[region]
    expect(output).toMatchObject({
      ucp: { version: release },
      currency,
      totals: [{ amount }, { type: 'total', amount }],
    })
  },
)

test('the store of a goods file answers with its own goods and stock [AGT-01]', async () => {
  const mug = { handle: 'mug', title: 'Mug', price: '12.50', inventoryQuantity: 3 }
  const backend = await createSimulatedBackend({ strict: true, catalogue: { products: [mug] } })
  onTestFinished(() => backend.close())
  const call = async (name: string, args: object) => {
    const meta = { 'ucp-agent': { profile: `${backend.origin}/ucp/agent-profiles/2026-08-25` } }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { meta, ...args } } }
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) }
    const response = await backend.handle(new Request(`${backend.origin}/ucp/gb/api/ucp/mcp`, init))
    return (await response.json()).result.structuredContent
  }
  const results = await call('search_catalog', { catalog: { query: 'mug' } })
  expect(results.products).toMatchObject([
    { title: 'Mug', variants: [{ title: 'Default Title', price: { amount: 12_50 } }] },
  ])
  const [{ id }] = results.products[0].variants
  const cart = await call('create_cart', { cart: { line_items: [toLine(5, id)] } })
  expect(cart).toMatchObject({
    line_items: [{ quantity: 3 }],
    messages: [{ type: 'warning', code: 'quantity_adjusted' }],
  })
})

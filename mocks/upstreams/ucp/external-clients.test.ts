import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { UCP_RELEASES, UCP_TOOLS } from '#contracts/ucp/releases.ts'
import { BUYER, givenAgent, PAYMENT, toLine } from './agent.fixtures.ts'
import { startUcp, UCP_COMMAND } from './ucp-command.fixtures.ts'

/*
 * Published clients of agents, as they come from npm, on the simulated store gb at the root of a port.
 */

let ucp: Awaited<ReturnType<typeof startUcp>>
beforeAll(async () => {
  ucp = await startUcp()
})
afterAll(() => ucp.close())

test.each(UCP_RELEASES)('@shopify/ucp-cli uses all 13 tools of release %s [AGT-01]', async (release) => {
  const call = ucp.createAgent(`ucp-${release}`, release)
  const line = { line_items: [toLine(2)] }

  const results = await call('catalog_search', { query: 'navy heroes', pagination: { limit: 1 } })
  expect(results).toMatchObject({ ucp: { version: release }, products: [{ handle: 'heroes-navy' }] })
  const [{ id: productId }] = results.products
  const looked = await call('catalog_lookup', { ids: ['heroes-navy'] })
  expect(looked.products).toMatchObject([
    { id: productId, variants: [{ inputs: [{ id: 'heroes-navy', match: 'featured' }] }] },
  ])
  const { product } = await call('catalog_get_product', { selected: [{ name: 'Waist', label: '34' }] }, productId)
  expect(product.selected).toEqual([{ name: 'Waist', label: '34' }])

  const cart = await call('cart_create', line)
  expect(cart.totals).toMatchObject([
    { type: 'subtotal', amount: 196_00 },
    { type: 'total', amount: 196_00 },
  ])
  expect((await call('cart_update', { line_items: [toLine(1)] }, cart.id)).line_items).toMatchObject([{ quantity: 1 }])
  expect(await call('cart_get', {}, cart.id)).toMatchObject({
    id: cart.id,
    totals: [{ amount: 98_00 }, { amount: 98_00 }],
  })
  const unwanted = await call('cart_create', line)
  expect((await call('cart_cancel', {}, unwanted.id)).id).toBe(unwanted.id)
  expect((await call('cart_get', {}, unwanted.id)).messages).toMatchObject([{ code: 'not_found' }])

  const checkout = await call('checkout_create', { cart_id: cart.id, line_items: [] })
  expect(checkout).toMatchObject({ status: 'incomplete', line_items: [{ quantity: 1 }] })
  expect(await call('checkout_update', { ...line, ...BUYER }, checkout.id)).toMatchObject({
    status: 'ready_for_complete',
  })
  expect(await call('checkout_get', {}, checkout.id)).toMatchObject({ status: 'ready_for_complete' })
  const { status, order } = await call('checkout_complete', PAYMENT, checkout.id)
  expect(status).toBe('completed')
  expect(await call('order_get', {}, order.id)).toMatchObject({
    id: order.id,
    checkout_id: checkout.id,
    currency: 'GBP',
  })

  const left = await call('checkout_create', line)
  expect(await call('checkout_cancel', {}, left.id)).toMatchObject({ status: 'canceled' })
  expect(ucp.backend.worlds.get(`ucp-${release}`).orders.count()).toBe(1)
})

test('the command ucp discovers the newest release that both speak', () => {
  const { stdout, status } = spawnSync(process.execPath, [UCP_COMMAND, 'discover', ucp.business, '--format', 'json'], {
    env: ucp.env,
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(stdout).toContain('2026-08-25')
  for (const tool of UCP_TOOLS) expect(stdout).toContain(tool)
})

test('a client of the MCP SDK lists and calls the tools [AGT-01]', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${ucp.business}/api/ucp/mcp`), {
    requestInit: { headers: { baggage: `${WORLD_BAGGAGE}=mcp-sdk` } },
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  expect(client.getServerVersion()).toMatchObject({ name: 'SPOKE (simulated)' })
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([...UCP_TOOLS])
  const meta = { 'ucp-agent': { profile: `${ucp.origin}/ucp/agent-profiles/2026-08-25` } }
  const { structuredContent } = await client.callTool({
    name: 'create_cart',
    arguments: { meta, cart: { line_items: [toLine()] } },
  })
  expect(structuredContent).toMatchObject({ ucp: { status: 'success' }, currency: 'GBP' })
  await expect(client.callTool({ name: 'get_order', arguments: { meta, id: '1' } })).rejects.toThrow('Unauthorized')
})

/** The protocol's own schemas for JavaScript. Their envelope is that of January 2026, which neither release has. */
const sdk: typeof import('@ucp-js/sdk') = createRequire(import.meta.url)('@ucp-js/sdk')

test.each(UCP_RELEASES)(
  'the schemas of @ucp-js/sdk take all that carts, checkouts and orders of %s say',
  async (release) => {
    const { call } = await givenAgent()
    const options = { release, isTrusted: true }
    const checkout = sdk.ExtendedCheckoutResponseSchema.omit({ ucp: true })
    const order = sdk.OrderSchema.omit({ ucp: true })
    const line_items = [toLine(3)]
    const { output: cart } = await call(
      'create_cart',
      { cart: { line_items, discounts: { codes: ['SORTED', 'NONE'] } } },
      options,
    )
    for (const item of cart.line_items) sdk.LineItemResponseSchema.parse(item)
    for (const total of cart.totals) sdk.TotalResponseSchema.parse(total)
    for (const message of cart.messages) sdk.MessageSchema.parse(message)
    const { output: bare } = await call('create_checkout', { checkout: { line_items } }, options)
    const { output: escalated } = await call('get_checkout', { id: bare.id }, { release })
    const { output: ready } = await call(
      'update_checkout',
      { id: bare.id, checkout: { line_items, ...BUYER } },
      options,
    )
    const { output: completed } = await call('complete_checkout', { id: bare.id, checkout: PAYMENT }, options)
    for (const output of [bare, escalated, ready, completed]) checkout.parse(output)
    expect(completed.status).toBe('completed')
    expect(order.parse((await call('get_order', { id: completed.order.id }, options)).output)).toMatchObject({
      id: completed.order.id,
    })
  },
)

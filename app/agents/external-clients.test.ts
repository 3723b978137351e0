import { createServer } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { REGIONS } from '#contracts/shop/regions.ts'
import { UCP_RELEASES, UCP_TOOLS } from '#contracts/ucp/releases.ts'
import { SHOP_TOOLS } from '#contracts/ucp/shop-tools.ts'
import { BUYER, PAYMENT, toLine } from '#mocks/upstreams/ucp/agent.fixtures.ts'
import { startUcp } from '#mocks/upstreams/ucp/ucp-command.fixtures.ts'
import { findAgentPath } from './agent-path.ts'
import { givenShopAgent } from './shop-agent.fixtures.ts'
import { respondWithProfile } from './shop-profile.server.ts'

/*
 * Published clients of agents, as they come from npm, on the shop, which forwards to its store.
 */

let ucp: Awaited<ReturnType<typeof startUcp>>
beforeAll(async () => {
  ucp = await startUcp()
})
afterAll(() => ucp.close())

/** The shop's addresses for agents on a port of this machine. */
async function givenShop() {
  const { respond, store, backend } = await givenShopAgent()
  const server = createServer(async (req, res) => {
    const path = findAgentPath(req.url ?? '')
    const release = path?.kind === 'profile' ? path.release : undefined
    const response =
      path?.kind === 'tools'
        ? await respond(new NodeRequest({ req, res }))
        : await respondWithProfile(store, { region: REGIONS.gb, release, origin })
    await sendNodeResponse(res, response)
  }).listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  return { origin, backend }
}

test.each(UCP_RELEASES)('@shopify/ucp-cli uses all 13 tools of release %s at the shop [AGT-02]', async (release) => {
  const { origin } = await givenShop()
  const call = ucp.createAgent('of-the-shop', release, false, origin)
  const lines = { line_items: [toLine(1)] }
  const { products, ucp: envelope } = await call('catalog_search', { query: 'navy heroes', pagination: { limit: 1 } })
  expect([envelope.version, products[0].handle]).toEqual([release, 'heroes-navy'])
  expect((await call('catalog_lookup', { ids: ['heroes-navy'] })).products).toMatchObject([{ id: products[0].id }])
  const selected = [{ name: 'Waist', label: '34' }]
  expect((await call('catalog_get_product', { selected }, products[0].id)).product.selected).toEqual(selected)

  const cart = await call('cart_create', { line_items: [toLine(2)] })
  expect(cart.continue_url).toMatch(/^https:\/\/shop\.test\/cart\?checkout_id=assistant-/)
  expect((await call('cart_update', lines, cart.id)).line_items).toMatchObject([{ quantity: 1 }])
  expect((await call('cart_get', {}, cart.id)).totals).toMatchObject([{ amount: 98_00 }, { amount: 98_00 }])
  const unwanted = await call('cart_create', lines)
  expect((await call('cart_cancel', {}, unwanted.id)).id).toBe(unwanted.id)

  const { id, continue_url } = await call('checkout_create', { cart_id: cart.id, line_items: [] })
  expect(continue_url).toBe(cart.continue_url)
  expect((await call('checkout_update', { ...lines, ...BUYER }, id)).status).toBe('ready_for_complete')
  expect((await call('checkout_get', {}, id)).status).toBe('ready_for_complete')
  const { status, order } = await call('checkout_complete', PAYMENT, id)
  expect(status).toBe('completed')
  expect((await call('order_get', {}, order.id)).checkout_id).toBe(id)
  const left = await call('checkout_create', lines)
  expect((await call('checkout_cancel', {}, left.id)).status).toBe('canceled')
})

test('a client of the MCP SDK lists the tools of store and shop, and is recommended a size [AGT-03]', async () => {
  const { origin, backend } = await givenShop()
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/api/ucp/mcp`)))
  onTestFinished(() => client.close())
  expect(client.getServerVersion()).toMatchObject({ name: 'SPOKE' })
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([...UCP_TOOLS, 'recommend_size', 'ask'])
  const meta = { 'ucp-agent': { profile: `${backend.origin}/ucp/agent-profiles/2026-08-25` } }
  const sizing = { answers: { height: 180, weight: 80, age: 40 } }
  const { structuredContent } = await client.callTool({ name: 'recommend_size', arguments: { meta, sizing } })
  expect(SHOP_TOOLS.recommend_size.output.parse(structuredContent).bottom?.summary).toBe('34 / A / 33')
})

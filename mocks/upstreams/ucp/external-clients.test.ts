import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { UCP_RELEASES, UCP_TOOLS } from '#contracts/ucp/releases.ts'
import { createSimulatedBackend, type SimulatedBackend } from '#mocks/backend.ts'
import { type Server, serve } from '#mocks/server.ts'
import { BUYER, givenAgent, PAYMENT, toLine } from './agent.fixtures.ts'

/*
 * Published clients of agents, as they come from npm, on the simulated store gb at the root of a port.
 */

const UCP = fileURLToPath(new URL('bin.js', import.meta.resolve('@shopify/ucp-cli')))
const home = mkdtempSync(join(tmpdir(), 'ucp-home-'))
const env = {
  ...process.env,
  UCP_HOME: home,
  UCP_STRICT_SCHEMA: '1',
  // it asks for https, except of this machine in tests
  UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true',
}

let backend: SimulatedBackend
let server: Server
let business = ''
beforeAll(async () => {
  backend = await createSimulatedBackend({ seed: 1, strict: true })
  server = await serve(backend, { port: 0, storePorts: { gb: 0 } })
  business = `http://localhost:${new URL(server.stores.gb ?? '').port}`
})
afterAll(async () => {
  await server.close()
  await backend.close()
  rmSync(home, { recursive: true })
})

const inWorld = (world: string) => [`Baggage: ${WORLD_BAGGAGE}=${world}`, 'Authorization: Bearer agent-token']

/** Shopify's ucp command as an MCP server, which calls the store by one release. */
async function connectUcp(release: string) {
  const client = new Client({ name: 'test', version: '1' })
  const command = { command: process.execPath, args: [UCP, '--mcp'], env: toTexts(env), stderr: 'ignore' as const }
  await client.connect(new StdioClientTransport(command))
  onTestFinished(() => client.close())
  const profileUrl = `https://shopify.dev/ucp/agent-profiles/${release}/valid-with-capabilities.json`
  return async (name: string, input: object, id?: string) => {
    const options = { business, profileUrl, header: inWorld(`ucp-${release}`), input: JSON.stringify(input) }
    const called = await client.callTool({ name, arguments: { ...options, ...(id && { id }) } })
    const [content] = Array.isArray(called.content) ? called.content : []
    if (called.isError) throw new Error(content.text)
    // what it suggests next comes after the answer
    const { result, ucp } = JSON.parse(content.text.split('\n')[0])
    return { ...result, ucp }
  }
}

const toTexts = (values: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

test.each(UCP_RELEASES)('@shopify/ucp-cli uses all 13 tools of release %s [AGT-01]', async (release) => {
  const call = await connectUcp(release)
  const line = { line_items: [toLine(2)] }

  const found = await call('catalog_search', { query: 'navy heroes', pagination: { limit: 1 } })
  expect(found).toMatchObject({ ucp: { version: release }, products: [{ handle: 'heroes-navy' }] })
  const [{ id: productId }] = found.products
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
  expect(backend.worlds.get(`ucp-${release}`).orders.count()).toBe(1)
})

test('the command ucp discovers the newest release that both speak', () => {
  const { stdout, status } = spawnSync(process.execPath, [UCP, 'discover', business, '--format', 'json'], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(stdout).toContain('2026-08-25')
  for (const tool of UCP_TOOLS) expect(stdout).toContain(tool)
})

test('a client of the MCP SDK lists and calls the tools [AGT-01]', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${business}/api/ucp/mcp`), {
    requestInit: { headers: { baggage: `${WORLD_BAGGAGE}=mcp-sdk` } },
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  expect(client.getServerVersion()).toMatchObject({ name: 'SPOKE (simulated)' })
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([...UCP_TOOLS])
  const meta = { 'ucp-agent': { profile: `${server.origin}/ucp/agent-profiles/2026-08-25` } }
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
    const { answer: cart } = await call(
      'create_cart',
      { cart: { line_items, discounts: { codes: ['SORTED', 'NONE'] } } },
      options,
    )
    for (const item of cart.line_items) sdk.LineItemResponseSchema.parse(item)
    for (const total of cart.totals) sdk.TotalResponseSchema.parse(total)
    for (const message of cart.messages) sdk.MessageSchema.parse(message)
    const { answer: bare } = await call('create_checkout', { checkout: { line_items } }, options)
    const { answer: escalated } = await call('get_checkout', { id: bare.id }, { release })
    const { answer: ready } = await call(
      'update_checkout',
      { id: bare.id, checkout: { line_items, ...BUYER } },
      options,
    )
    const { answer: completed } = await call('complete_checkout', { id: bare.id, checkout: PAYMENT }, options)
    for (const answer of [bare, escalated, ready, completed]) checkout.parse(answer)
    expect(completed.status).toBe('completed')
    expect(order.parse((await call('get_order', { id: completed.order.id }, options)).answer)).toMatchObject({
      id: completed.order.id,
    })
  },
)

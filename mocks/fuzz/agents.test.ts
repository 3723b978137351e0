import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkResponse } from '#contracts/operations.ts'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { UCP_RELEASES, UCP_TOOLS, type UcpTool } from '#contracts/ucp/releases.ts'
import { createSimulatedBackend, type SimulatedBackend } from '../backend.ts'
import { BUYER, PAYMENT, toLine, VARIANT } from '../upstreams/ucp/agent.fixtures.ts'
import { getRecords } from '../world/records.ts'
import { hostileText, spoilJson } from './hostile-values.fixtures.ts'

const RUNS = 40
const contents = {
  line_items: [toLine()],
  ...BUYER,
  discounts: { codes: ['SORTED'] },
  context: { address_country: 'GB' },
}
const selected = [{ name: 'Waist', label: '34' }]

/** What is right for each tool, with ids that are known in the world. */
const toArguments = (cart: string, checkout: string): Readonly<Record<UcpTool, object>> => ({
  search_catalog: {
    catalog: { query: 'navy', filters: { price: { max: 20_000 }, categories: ['trousers'] }, pagination: { limit: 2 } },
  },
  lookup_catalog: { catalog: { ids: [VARIANT, 'heroes-navy'] } },
  get_product: { catalog: { id: 'heroes-navy', selected, preferences: ['Waist'] } },
  create_cart: { cart: contents },
  get_cart: { id: cart },
  update_cart: { id: cart, cart: contents },
  cancel_cart: { id: cart },
  create_checkout: { checkout: { ...contents, cart_id: cart } },
  get_checkout: { id: checkout },
  update_checkout: { id: checkout, checkout: contents },
  complete_checkout: { id: checkout, checkout: PAYMENT },
  cancel_checkout: { id: checkout },
  get_order: { id: 'gid://shopify/Order/1001' },
})

let backend: SimulatedBackend
let count = 0
beforeAll(async () => {
  backend = await createSimulatedBackend()
})
afterAll(async () => {
  console.info(`${count} spoilt calls of agents`)
  await backend.close()
})

async function send(world: string, body: unknown) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer any', baggage: `${WORLD_BAGGAGE}=${world}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  const response = await backend.handle(new Request(`${backend.origin}/ucp/gb/api/ucp/mcp`, init))
  return { status: response.status, body: await response.json() }
}

const toMessage = (name: unknown, args: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
})

const cases = UCP_RELEASES.flatMap((release) => UCP_TOOLS.map((tool) => [tool, release] as const))
test.each(cases)('%s of %s, spoilt, is answered by its contract [AGT-01]', async (tool, release) => {
  const world = `agents-${tool.replaceAll('_', '-')}-${release}`
  const meta = () => ({
    'ucp-agent': { profile: `${backend.origin}/ucp/agent-profiles/${release}` },
    'idempotency-key': crypto.randomUUID(),
  })
  const made = await send(world, toMessage('create_cart', { meta: meta(), cart: contents }))
  const cart = made.body.result.structuredContent.id
  const created = await send(
    world,
    toMessage('create_checkout', { meta: meta(), checkout: { ...contents, cart_id: cart } }),
  )
  const checkout = created.body.result.structuredContent.id
  const args = toArguments(cart, checkout)[tool]
  // most often what the tool is about, which is read only once the rest is right
  const spoiltCall = fc.oneof(
    { weight: 3, arbitrary: spoilJson(args).map((own) => ({ meta: meta(), ...Object(own) })) },
    { weight: 1, arbitrary: spoilJson({ meta: meta(), ...args }) },
  )
  await fc.assert(
    fc.asyncProperty(spoiltCall, async (spoilt) => {
      count += 1
      const before = JSON.stringify(getRecords(backend.worlds.get(world)))
      const { status, body } = await send(world, toMessage(tool, spoilt))
      expect(checkResponse('ucp', tool, status, body), String(JSON.stringify(spoilt)).slice(0, 300)).toEqual([])
      expect(status).toBeLessThan(500)
      if (status !== 200) expect(JSON.stringify(getRecords(backend.worlds.get(world)))).toBe(before)
    }),
    { numRuns: RUNS },
  )
})

test('any message is answered as JSON-RPC', async () => {
  const message = toMessage('get_cart', { meta: {} })
  await fc.assert(
    fc.asyncProperty(fc.oneof(spoilJson(message), hostileText), async (spoilt) => {
      count += 1
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt),
      }
      const response = await backend.handle(new Request(`${backend.origin}/ucp/gb/api/ucp/mcp`, init))
      const text = await response.text()
      expect(response.status).toBeLessThan(500)
      expect(checkResponse('ucp', 'mcp', response.status, text === '' ? null : JSON.parse(text))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

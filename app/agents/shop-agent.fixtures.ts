import { randomUUID } from 'node:crypto'
import { readCollectionProducts } from '#app/product/finding/collection-products.server.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import { NEWEST_RELEASE, type UcpRelease } from '#contracts/ucp/releases.ts'
import { SHOP_TOOLS } from '#contracts/ucp/shop-tools.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { answerAgent, readArguments } from './answer-agent.server.ts'
import { recommendSize } from './recommend-size.server.ts'

type Options = { release?: UcpRelease; profile?: string; key?: string; headers?: Record<string, string> }

/** A world of a scenario with an agent that calls the shop, which forwards to the simulated store. */
export async function givenShopAgent(scenario = 'default-shop', params: Record<string, unknown> = {}) {
  const given = await givenScenario(scenario, params)
  const { backend, fetch } = given
  const reports: string[] = []
  const deps = {
    fit: createFitClient({ baseUrl: `${backend.origin}/fit`, apiKey: 'test', fetch }),
    report: (code: string) => void reports.push(code),
    onLeftOut: () => {},
    readProduct: async (handle: string) => {
      const products = await readCollectionProducts(
        createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
        'gb',
        'trousers',
      )
      return products?.find((product) => product.handle === handle) ?? null
    },
  }
  const store = { url: `${backend.origin}/shopify/gb`, traceHeaders: {}, fetch }
  const context = { region: REGIONS.gb, origin: 'https://shop.test' }

  /** The shop's response to a request of an agent. */
  const respond = (request: Request, retryAfterS: number | null = null) =>
    answerAgent(request, {
      store,
      context,
      countUse: async () => retryAfterS,
      tools: {
        recommend_size: async (args) =>
          recommendSize(deps, readArguments(SHOP_TOOLS.recommend_size.input, args).sizing, context),
        ask: async () => ({}),
      },
    })

  /** Sends a message, or any other text, and returns what the shop responds. */
  async function send(message: unknown, headers: Record<string, string> = {}, retryAfterS: number | null = null) {
    const request = new Request('https://shop.test/api/ucp/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    })
    const response = await respond(request, retryAfterS)
    const text = await response.text()
    const { result, error } = text ? JSON.parse(text) : {}
    return { status: response.status, output: result?.structuredContent ?? result, error }
  }

  /** Calls a tool as an agent that the store knows. */
  function call(tool: string, args: object, options: Options = {}) {
    const { release = NEWEST_RELEASE, key = randomUUID(), headers } = options
    const { profile = `${backend.origin}/ucp/agent-profiles/${release}` } = options
    const meta = { 'ucp-agent': { profile }, 'idempotency-key': key }
    const params = { name: tool, arguments: { meta, ...args } }
    return send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers)
  }

  return { ...given, store, respond, send, call, reported: () => reports }
}

import type { z } from 'zod'
import { CHECKOUT_ID } from '#app/cart/cart-address.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { isRecord } from '#contracts/is-record.ts'
import { ASSISTANT_PREFIX } from '#contracts/shop/assistant-cart.ts'
import { initialize } from '#contracts/ucp/initialize.ts'
import { readMessage, toRefusal, toResult } from '#contracts/ucp/rpc.ts'
import { CallRefused, RPC, type RpcId, refuseArguments } from '#contracts/ucp/rpc-error.ts'
import { describeShopTool, findShopTool, SHOP_TOOL_NAMES, type ShopTool } from '#contracts/ucp/shop-tools.ts'
import { TOOLS_PATH } from './agent-path.ts'
import { type AgentStore, forwardToStore, hasNoTools } from './forward-to-store.server.ts'
import type { ToolContext } from './tool-context.ts'

/** How the shop answers its own tools. Arguments are checked; each throws CallRefused. */
type OwnTools = { readonly [Tool in ShopTool]: (args: unknown) => Promise<object> }

type AgentDeps = {
  store: AgentStore
  context: ToolContext
  tools: OwnTools
  /** The seconds until the next call is allowed; null if this one is. */
  countUse(): Promise<number | null>
}

/** Answers a JSON-RPC message of an agent: the shop's own tools here, all else by the store. */
export async function answerAgent(request: Request, { store, tools, context, countUse }: AgentDeps): Promise<Response> {
  let id: RpcId = null
  try {
    const retryAfterS = await countUse()
    if (retryAfterS !== null) throw createThrottled(retryAfterS)
    const body = await request.clone().text()
    const message = await readMessage(request)
    if (message.id === undefined) return new Response(null, { status: 202 })
    id = message.id
    const { method, params = {} } = message
    if (method === 'initialize') return toResult(id, initialize(params, 'SPOKE'))
    if (method === 'ping') return toResult(id, {})
    const tool = method === 'tools/call' ? findShopTool(params.name) : undefined
    if (tool) {
      const answer = await tools[tool](params.arguments)
      return toResult(id, toToolResult(answer))
    }
    const response = await forwardToStore(store, TOOLS_PATH, { headers: request.headers, body })
    return method === 'tools/list' ? await withOwnTools(response, id) : await withLinks(response, id, context)
  } catch (error) {
    if (error instanceof CallRefused) return toRefusal(id, error)
    throw error
  }
}

/** The arguments of one of the shop's tools. Throws CallRefused, which names fields and quotes no values. */
export function readArguments<Schema extends z.ZodType>(schema: Schema, args: unknown): z.output<Schema> {
  const result = schema.safeParse(args)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw refuseArguments(`${issue?.path.join('.') || 'arguments'}: ${issue?.code ?? 'invalid'}`)
}

const toToolResult = (answer: unknown) => ({
  structuredContent: answer,
  content: [{ type: 'text', text: JSON.stringify(answer) }],
})

/** The store's response, where a cart or checkout is handed over at the shop's own cart. */
async function withLinks(response: Response, id: RpcId, context: ToolContext): Promise<Response> {
  const result = await readResult(response)
  const answer = result?.structuredContent
  const linked = withCartLink(answer, context)
  return linked === answer ? response : toResult(id, { ...result, ...toToolResult(linked) })
}

/** The tools of the store and of the shop; of the shop alone where the store has none. */
async function withOwnTools(response: Response, id: RpcId): Promise<Response> {
  const own = SHOP_TOOL_NAMES.map(describeShopTool)
  const result = await readResult(response)
  if (result && Array.isArray(result.tools)) return toResult(id, { ...result, tools: [...result.tools, ...own] })
  return hasNoTools(response) ? toResult(id, { tools: own }) : response
}

/** The result of a response without consuming it; undefined for an error, and for what is no JSON-RPC. */
async function readResult(response: Response): Promise<Record<string, unknown> | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return isRecord(body) && isRecord(body.result) ? body.result : undefined
}

const createThrottled = (retryAfterS: number) =>
  new CallRefused(429, {
    code: RPC.refused,
    message: 'Rate limit exceeded',
    data: { code: 'rate_limited', content: 'Too many requests.', retry_after: retryAfterS },
  })

/**
 * A tool's output whose `continue_url` leads to the shop with the agent's cart in it, so that the shopper checks it there. Other
 * addresses, such as those of refusals, stay.
 */
function withCartLink(output: unknown, context: ToolContext): unknown {
  if (!isRecord(output) || typeof output.continue_url !== 'string') return output
  const link = toCartLink(output.continue_url, context)
  return link === undefined ? output : { ...output, continue_url: link }
}

/** The shop's address of a cart, from its checkout at the store; undefined for any other address. */
function toCartLink(checkoutUrl: string, { origin, region }: ToolContext): string | undefined {
  if (!URL.canParse(checkoutUrl)) return undefined
  const { pathname, searchParams } = new URL(checkoutUrl)
  const key = searchParams.get('key')
  const id = `${ASSISTANT_PREFIX}${pathname.slice(pathname.lastIndexOf('/') + 1)}?key=${key}`
  if (key === null || !CHECKOUT_ID.test(id)) return undefined
  return `${origin}${joinPath(region, '/cart')}?checkout_id=${encodeURIComponent(id)}`
}

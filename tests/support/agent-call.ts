import { randomUUID } from 'node:crypto'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { NEWEST_RELEASE, type UcpRelease } from '#contracts/ucp/releases.ts'
import type { Given } from '#mocks/package/given.ts'

type Options = {
  release?: UcpRelease
  /** The address of the agent's profile; one that may use every tool by default. */
  profile?: string
  /** Whether it sends a token, as it does by default. */
  isTrusted?: boolean
  /** The idempotency key; a new one by default. */
  key?: string
  region?: RegionCode
}

/** Calls a tool of a store: its status, and what the tool answers or the error that refuses the call. */
export type AgentCall = ReturnType<typeof toAgentCall>

/** An agent that calls the stores of a world. */
export function toAgentCall(given: Pick<Given, 'backend' | 'fetch'>) {
  const { origin } = given.backend
  return (tool: string, args: object, options: Options = {}) => {
    const { release = NEWEST_RELEASE, key = randomUUID(), region, isTrusted = true } = options
    const { profile = `${origin}/ucp/agent-profiles/${release}` } = options
    const meta = { 'ucp-agent': { profile }, 'idempotency-key': key }
    const params = { name: tool, arguments: { meta, ...args } }
    return sendMessage(given, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, { region, isTrusted })
  }
}

/** Sends a message of JSON-RPC, or any other text, to a store. */
export async function sendMessage(
  { backend, fetch }: Pick<Given, 'backend' | 'fetch'>,
  message: unknown,
  { region = 'gb', isTrusted = true }: Pick<Options, 'isTrusted'> & { region?: RegionCode | undefined } = {},
) {
  const response = await fetch(`${backend.origin}/ucp/${region}/api/ucp/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(isTrusted && { authorization: 'Bearer agent-token' }) },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  })
  const { result, error } = await response.json()
  return { status: response.status, output: result?.structuredContent ?? result, error }
}

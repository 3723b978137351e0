import type { operations } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { UcpRelease, UcpTool } from '#contracts/ucp/releases.ts'
import type { ShopifyContext } from '../shopify/context.ts'

/** What the store knows of the agent that calls. */
type Agent = {
  /** The address of its profile, by which the store knows it again. */
  profile: string
  /** Whether it may place orders and read them: whether it sent a token. */
  isTrusted: boolean
}

/** The context of a tool: the store's, as for the Storefront API, the caller and its release. */
export type AgentContext = ShopifyContext & {
  release: UcpRelease
  agent: Agent
  /** The names of the capabilities that store and agent share. */
  capabilities: ReadonlySet<string>
}

type Call<Tool extends UcpTool> = operations[Tool]

/** The arguments of a tool. Its release's contract was checked. */
type Arguments<Tool extends UcpTool> = Omit<Call<Tool>['requestBody']['content']['application/json'], 'meta'>

/** The response of a tool. Clients of the older release ignore all that differs. */
type Answer<Tool extends UcpTool> = Call<Tool>['responses'][200]['content']['application/json']

/** A tool of the store. */
export type Tool<Name extends UcpTool> = (
  args: Arguments<Name>,
  context: AgentContext,
) => Answer<Name> | Promise<Answer<Name>>

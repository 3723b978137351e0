import { NEWEST_RELEASE } from '#contracts/ucp/releases.ts'
import { type AgentCheckout, buildAgentCheckout } from '#mocks/world/agents.ts'
import type { CartRecord } from '#mocks/world/carts.ts'
import type { ScenarioContext } from '../define-scenario.ts'

const HOUR_MS = 60 * 60_000

/** Begins an agent's checkout of a cart, as the agent whose profile the backend has. */
export function givenAgentCheckout(
  { world, origin }: Pick<ScenarioContext<unknown>, 'world' | 'origin'>,
  cart: CartRecord,
  { hoursAgo = 0 } = {},
): Promise<AgentCheckout> {
  const createdAt = new Date(world.clock.now().getTime() - hoursAgo * HOUR_MS).toISOString()
  const agent = `${origin}/ucp/agent-profiles/${NEWEST_RELEASE}`
  return world.agentCheckouts.create(buildAgentCheckout(world, cart, agent, { createdAt }))
}

import { z } from 'zod'
import { changeAgentSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const agentCapabilityMissing = defineScenario({
  name: 'agent-capability-missing',
  summary: 'The store does not have a capability that agents use: checkouts, unless another one is named.',
  department: 'agents',
  params: z.strictObject({ region, capability: z.string().min(1).default('dev.ucp.shopping.checkout') }),
  given: ({ world, params }) => changeAgentSettings(world, params.region, { withheld: [params.capability] }),
})

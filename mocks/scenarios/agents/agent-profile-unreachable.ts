import { z } from 'zod'
import { changeAgentSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const agentProfileUnreachable = defineScenario({
  name: 'agent-profile-unreachable',
  summary: 'The store gets no answer from the addresses of agents’ profiles.',
  department: 'agents',
  params: z.strictObject({ region }),
  given: ({ world, params }) => changeAgentSettings(world, params.region, { profiles: 'unreachable' }),
})

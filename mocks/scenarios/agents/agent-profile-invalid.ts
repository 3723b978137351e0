import { z } from 'zod'
import { changeAgentSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const agentProfileInvalid = defineScenario({
  name: 'agent-profile-invalid',
  summary: 'What the store finds at the addresses of agents’ profiles is no profile.',
  department: 'agents',
  params: z.strictObject({ region }),
  given: ({ world, params }) => changeAgentSettings(world, params.region, { profiles: 'malformed' }),
})

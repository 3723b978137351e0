import { z } from 'zod'
import { changeAgentSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const agentNeedsBuyer = defineScenario({
  name: 'agent-needs-buyer',
  summary: 'The buyer has to go on in the browser with every checkout of an agent.',
  department: 'agents',
  params: z.strictObject({ region }),
  given: ({ world, params }) => changeAgentSettings(world, params.region, { needBuyer: true }),
})

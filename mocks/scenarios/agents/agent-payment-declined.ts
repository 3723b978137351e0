import { z } from 'zod'
import { changeAgentSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const agentPaymentDeclined = defineScenario({
  name: 'agent-payment-declined',
  summary: 'Every payment by an agent is declined.',
  department: 'agents',
  params: z.strictObject({ region }),
  given: ({ world, params }) => changeAgentSettings(world, params.region, { declinePayments: true }),
})

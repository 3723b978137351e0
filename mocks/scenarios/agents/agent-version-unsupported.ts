import { z } from 'zod'
import { UCP_RELEASES } from '#contracts/ucp/releases.ts'
import { changeAgentSettings } from '#mocks/world/store-settings.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const agentVersionUnsupported = defineScenario({
  name: 'agent-version-unsupported',
  summary: 'The store speaks one release of the protocol of agents only.',
  department: 'agents',
  params: z.strictObject({ region, release: z.enum(UCP_RELEASES).default('2026-04-08') }),
  given: ({ world, params }) => changeAgentSettings(world, params.region, { releases: [params.release] }),
})

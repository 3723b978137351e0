import { z } from 'zod'
import { NEWEST_RELEASE } from '#contracts/ucp/releases.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const agentKeyUsed = defineScenario({
  name: 'agent-key-used',
  summary: 'An agent has used an idempotency key before, for another call.',
  department: 'agents',
  params: z.strictObject({
    region,
    key: z.string().min(1).max(255).default('00000000-0000-4000-8000-000000000000'),
    /** The address of the agent's profile; the backend's own of the newest release by default. */
    profile: z.url().optional(),
  }),
  async given({ world, origin, params }) {
    const profile = params.profile ?? `${origin}/ucp/agent-profiles/${NEWEST_RELEASE}`
    await world.agentCalls.create({
      id: `${params.region} ${profile} ${params.key}`,
      fingerprint: 'of another call',
      answer: {},
      at: world.clock.now().toISOString(),
    })
  },
})

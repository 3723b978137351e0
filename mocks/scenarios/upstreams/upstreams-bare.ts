import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'

export const upstreamsBare = defineScenario({
  name: 'upstreams-bare',
  summary: 'Every upstream responds with what the specification gives, and in the fewest words that it allows.',
  department: 'upstreams',
  params: z.strictObject({
    /** plain: prices as decimal strings, ids of variants as numbers, provinces as names. */
    shapes: z.enum(['usual', 'plain']).default('usual'),
  }),
  given({ world, params: { shapes } }) {
    world.responseProfile = shapes === 'plain' ? 'bare-plain' : 'bare'
  },
  start: '/',
})

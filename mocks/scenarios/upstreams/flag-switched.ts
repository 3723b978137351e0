import { z } from 'zod'
import { switchFlag } from '#mocks/upstreams/flags/flags.ts'
import { defineScenario } from '../define-scenario.ts'

export const flagSwitched = defineScenario({
  name: 'flag-switched',
  summary: 'A feature flag is on for everybody, or shows one of its variants.',
  department: 'upstreams',
  params: z.strictObject({
    flag: z.string().min(1).default('some-flag'),
    /** Which of its variants; without one it is simply on. */
    variant: z.string().min(1).optional(),
  }),
  given({ world, params: { flag, variant = true } }) {
    switchFlag(world, flag, variant)
  },
})

import { z } from 'zod'
import { setFlag } from '#mocks/upstreams/flags/flags.ts'
import { defineScenario } from '../define-scenario.ts'

export const flagSwitched = defineScenario({
  name: 'flag-switched',
  summary: 'A feature flag is on, off, or has one of its variants, for all visitors.',
  department: 'upstreams',
  params: z.strictObject({
    flag: z.string().min(1).default('some-flag'),
    /** One of its variants; without one the flag is on. */
    variant: z.string().min(1).optional(),
    isOn: z.boolean().default(true),
  }),
  given({ world, params: { flag, variant, isOn } }) {
    setFlag(world, flag, isOn && (variant ?? true))
  },
})

import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'

export const contentSlow = defineScenario({
  name: 'content-slow',
  summary: 'Every call to the content service is slow: three seconds by default.',
  department: 'content',
  params: z.strictObject({ delayMs: z.int().positive().max(60_000).default(3_000) }),
  given({ faults, params: { delayMs } }) {
    faults.add({ upstream: 'content', respond: { delayMs } })
  },
  start: '/',
})

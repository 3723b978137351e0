import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'

export const shopifySlow = defineScenario({
  name: 'shopify-slow',
  summary: 'Every call to Shopify is slow: two seconds by default.',
  department: 'upstreams',
  params: z.strictObject({ delayMs: z.int().positive().max(60_000).default(2_000) }),
  given({ faults, params: { delayMs } }) {
    faults.add({ upstream: 'shopify', respond: { delayMs } })
  },
  start: '/products/heroes-navy',
})

import { defineScenario } from './define-scenario.ts'

export const shopifySlow = defineScenario({
  name: 'shopify-slow',
  summary: 'Shopify takes two seconds over everything.',
  department: 'upstreams',
  given({ faults }) {
    faults.add({ upstream: 'shopify', respond: { delayMs: 2_000 } })
  },
  start: '/products/heroes-navy',
})

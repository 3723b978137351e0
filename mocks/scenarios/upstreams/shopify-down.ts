import { defineScenario } from '../define-scenario.ts'

export const shopifyDown = defineScenario({
  name: 'shopify-down',
  summary: 'Shopify is out: every call to it answers 503.',
  department: 'upstreams',
  reproduces: ['cart.change-failed'],
  given({ faults }) {
    faults.add({ upstream: 'shopify', respond: { status: 503 } })
  },
  start: '/cart',
})

import { defineScenario } from '../define-scenario.ts'

export const shopifyDown = defineScenario({
  name: 'shopify-down',
  summary: 'Shopify is down: every call responds with 503.',
  department: 'upstreams',
  reproduces: ['cart.change-failed'],
  given({ faults }) {
    faults.add({ upstream: 'shopify', respond: { status: 503 } })
  },
  start: '/cart',
})

import { defineScenario } from '../define-scenario.ts'

export const backInStockDown = defineScenario({
  name: 'back-in-stock-down',
  summary: 'A back-in-stock request for a sold-out size cannot be sent.',
  department: 'product',
  reproduces: ['stock.request-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'outOfStock', respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})

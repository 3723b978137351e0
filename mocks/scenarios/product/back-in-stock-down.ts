import { defineScenario } from '../define-scenario.ts'

export const backInStockDown = defineScenario({
  name: 'back-in-stock-down',
  summary: 'The shopper asks to be told when a sold-out size is back, and the request does not go through.',
  department: 'product',
  reproduces: ['stock.request-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'outOfStock', respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})

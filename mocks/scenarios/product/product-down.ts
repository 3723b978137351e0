import { defineScenario } from '../define-scenario.ts'

export const productDown = defineScenario({
  name: 'product-down',
  summary: 'The backend API cannot read single products; collections still work.',
  department: 'product',
  reproduces: ['product.read-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'product', respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})

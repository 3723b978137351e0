import { defineScenario } from '../define-scenario.ts'

export const preOrder = defineScenario({
  name: 'pre-order',
  summary: 'The shopper looks at pre-order trousers, so no size can be added to a cart.',
  department: 'product',
  start: '/products/pleats-ecru',
})

import { defineScenario } from '../define-scenario.ts'

export const madeToOrder = defineScenario({
  name: 'made-to-order',
  summary: 'The shopper looks at made-to-order trousers.',
  department: 'product',
  start: '/products/firsts-navy',
})

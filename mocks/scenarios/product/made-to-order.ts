import { defineScenario } from '../define-scenario.ts'

export const madeToOrder = defineScenario({
  name: 'made-to-order',
  summary: 'The shopper looks at trousers that are made when they are ordered.',
  department: 'product',
  start: '/products/firsts-navy',
})

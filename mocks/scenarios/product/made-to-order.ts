import { defineScenario } from '../define-scenario.ts'
import { requireProduct } from '../given/first-product.ts'

export const madeToOrder = defineScenario({
  name: 'made-to-order',
  summary: 'The shopper looks at made-to-order trousers.',
  department: 'product',
  given: ({ catalogue }) => requireProduct(catalogue, 'firsts-navy'),
  start: '/products/firsts-navy',
})

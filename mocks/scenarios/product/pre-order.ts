import { defineScenario } from '../define-scenario.ts'
import { requireProduct } from '../given/first-product.ts'

export const preOrder = defineScenario({
  name: 'pre-order',
  summary: 'The shopper looks at pre-order trousers, so no size can be added to a cart.',
  department: 'product',
  given: ({ catalogue }) => requireProduct(catalogue, 'pleats-ecru'),
  start: '/products/pleats-ecru',
})

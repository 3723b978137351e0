import { defineScenario } from '../define-scenario.ts'
import { getFirstProduct } from '../given/first-product.ts'

export const withdrawnProduct = defineScenario({
  name: 'withdrawn-product',
  summary: 'The shopper follows a link to trousers that are no longer sold.',
  department: 'product',
  given({ world, catalogue }) {
    world.withdrawn.add(getFirstProduct(catalogue).handle)
  },
  start: '/products/heroes-navy',
})

import { defineScenario } from '../define-scenario.ts'
import { getFirstVariantId } from '../given/first-product.ts'

export const variantSoldOut = defineScenario({
  name: 'variant-sold-out',
  summary: 'One size of the trousers, 34 / B / 32, is sold out; the other sizes are in stock.',
  department: 'product',
  reproduces: ['cart.variant-unavailable'],
  given({ world, catalogue }) {
    world.stock.set(getFirstVariantId(catalogue), 0)
  },
  start: '/products/heroes-navy?w=34&b=B&l=32',
})

import { defineScenario } from '../define-scenario.ts'

export const variantSoldOut = defineScenario({
  name: 'variant-sold-out',
  summary: 'One size of the trousers, 1001001, is sold out; the other sizes are in stock.',
  department: 'product',
  reproduces: ['cart.variant-unavailable'],
  given({ world }) {
    world.stock.set('1001001', 0)
  },
  start: '/products/heroes-navy',
})

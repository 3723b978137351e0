import { defineScenario } from '../define-scenario.ts'

export const variantSoldOut = defineScenario({
  name: 'variant-sold-out',
  summary: 'One size of the trousers, 1001001, was sold to the last pair; the other sizes are there.',
  department: 'product',
  reproduces: ['cart.variant-unavailable'],
  given({ world }) {
    world.stock.set('1001001', 0)
  },
  start: '/products/heroes-navy',
})

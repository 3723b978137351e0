import { defineScenario } from '../define-scenario.ts'
import { getFirstProduct } from '../given/first-product.ts'

export const colourSoldOut = defineScenario({
  name: 'colour-sold-out',
  summary: 'Every size of one colour of the trousers is sold out; the other colours are in stock.',
  department: 'product',
  reproduces: ['cart.colour-unavailable'],
  given({ world, catalogue }) {
    for (const { id } of getFirstProduct(catalogue).variants) world.stock.set(id, 0)
  },
  start: '/products/heroes-navy',
})

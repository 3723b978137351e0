import { defineScenario } from '../define-scenario.ts'
import { someGoods } from '../given/some-goods.ts'

export const colourSoldOut = defineScenario({
  name: 'colour-sold-out',
  summary: 'Every size of one colour of the trousers is sold; the other colours are there.',
  department: 'product',
  reproduces: ['cart.colour-unavailable'],
  given({ world, catalogue }) {
    for (const { id } of someGoods(catalogue).variants) world.stock.set(id, 0)
  },
  start: '/products/heroes-navy',
})

import { defineScenario } from '../define-scenario.ts'
import { someGoods } from '../given/some-goods.ts'

export const withdrawnProduct = defineScenario({
  name: 'withdrawn-product',
  summary: 'The shopper follows a link to trousers that have left the shop.',
  department: 'product',
  given({ world, catalogue }) {
    world.withdrawn.add(someGoods(catalogue).handle)
  },
  start: '/products/heroes-navy',
})

import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'
import { someGoods } from '../given/some-goods.ts'

export const lowStock = defineScenario({
  name: 'low-stock',
  summary: 'Only two of each size of one pair of trousers are left, and the cart already holds one of them.',
  department: 'cart',
  params: filledCartParams,
  async given(stage) {
    for (const { id } of someGoods(stage.catalogue).variants) stage.world.stock.set(id, 2)
    await aFilledCart(stage)
  },
  start: '/cart',
})

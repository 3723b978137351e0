import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'

export const cartWithLines = defineScenario({
  name: 'cart-with-lines',
  summary: 'The shopper returns to a cart with one pair of trousers in it.',
  department: 'cart',
  params: filledCartParams,
  async given(stage) {
    await aFilledCart(stage)
  },
  start: '/cart',
})

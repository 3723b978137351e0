import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const cartWithLines = defineScenario({
  name: 'cart-with-lines',
  summary: 'The shopper returns to a cart with one pair of trousers in it.',
  department: 'cart',
  params: filledCartParams,
  async given(context) {
    await givenFilledCart(context)
  },
  start: '/cart',
})

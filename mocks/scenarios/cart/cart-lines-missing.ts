import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'

export const cartLinesMissing = defineScenario({
  name: 'cart-lines-missing',
  summary: 'The shopper has a cart, and something asks to change it without saying which lines.',
  department: 'cart',
  reproduces: ['cart.lines-missing'],
  params: filledCartParams,
  async given(stage) {
    await aFilledCart(stage)
  },
  start: '/cart',
})

import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const cartLinesMissing = defineScenario({
  name: 'cart-lines-missing',
  summary: 'The shopper has a cart, and a change to it names no lines.',
  department: 'cart',
  reproduces: ['cart.lines-missing'],
  params: filledCartParams,
  async given(context) {
    await givenFilledCart(context)
  },
  start: '/cart',
})

import { completeCheckout } from '../world/checkout.ts'
import { aFilledCart, filledCartParams } from './a-filled-cart.ts'
import { defineScenario } from './define-scenario.ts'

export const cartCompleted = defineScenario({
  name: 'cart-completed',
  summary: 'The shopper returns with a cart they have already checked out.',
  department: 'cart',
  reproduces: ['cart.completed'],
  params: filledCartParams,
  async given(stage) {
    const cart = await aFilledCart(stage)
    await completeCheckout(stage.world, cart.id)
  },
  start: '/cart',
})

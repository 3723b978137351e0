import { completeCheckout } from '#mocks/world/checkout.ts'
import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'

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

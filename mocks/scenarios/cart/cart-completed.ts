import { completeCheckout } from '#mocks/upstreams/shopify/cart/complete-checkout.ts'
import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const cartCompleted = defineScenario({
  name: 'cart-completed',
  summary: 'The shopper returns with a cart they have already checked out.',
  department: 'cart',
  reproduces: ['cart.completed'],
  params: filledCartParams,
  async given(context) {
    const cart = await givenFilledCart(context)
    await completeCheckout(context.world, cart.id)
  },
  start: '/cart',
})

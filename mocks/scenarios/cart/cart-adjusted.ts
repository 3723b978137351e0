import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const cartAdjusted = defineScenario({
  name: 'cart-adjusted',
  summary: 'The trousers in the shopper’s cart were sold out in the meantime.',
  department: 'cart',
  params: filledCartParams,
  async given(context) {
    const cart = await givenFilledCart(context)
    for (const { variantId } of cart.lines) context.world.stock.set(variantId, 0)
  },
  start: '/cart',
})

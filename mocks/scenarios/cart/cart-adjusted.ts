import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'

export const cartAdjusted = defineScenario({
  name: 'cart-adjusted',
  summary: 'The trousers in the shopper’s cart were sold to somebody else in the meantime.',
  department: 'cart',
  params: filledCartParams,
  async given(stage) {
    const cart = await aFilledCart(stage)
    for (const { variantId } of cart.lines) stage.world.stock.set(variantId, 0)
  },
  start: '/cart',
})

import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'

export const cartInvalidOnce = defineScenario({
  name: 'cart-invalid-once',
  summary: 'Shopify no longer knows the shopper’s cart when the next thing is added to it; a new one it takes.',
  department: 'cart',
  params: filledCartParams,
  async given(stage) {
    await aFilledCart(stage)
    stage.faults.add({
      upstream: 'shopify',
      operation: 'cartLinesAdd',
      respond: { userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }] },
      times: 1,
    })
  },
  start: '/products/heroes-navy',
})

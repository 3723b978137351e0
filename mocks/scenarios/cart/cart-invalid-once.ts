import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const cartInvalidOnce = defineScenario({
  name: 'cart-invalid-once',
  summary: 'Shopify rejects the shopper’s cart when the next product is added; a new cart works.',
  department: 'cart',
  params: filledCartParams,
  async given(context) {
    await givenFilledCart(context)
    context.faults.add({
      upstream: 'shopify',
      operation: 'cartLinesAdd',
      respond: { userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }] },
      times: 1,
    })
  },
  start: '/products/heroes-navy',
})

import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const cartUpdateFails = defineScenario({
  name: 'cart-update-fails',
  summary: 'The shopper’s cart can be read, but every change to it fails.',
  department: 'cart',
  reproduces: ['cart.change-failed'],
  params: filledCartParams,
  async given(context) {
    await givenFilledCart(context)
    context.faults.add({ upstream: 'shopify', operation: 'cartLinesUpdate', respond: { status: 500 } })
    context.faults.add({ upstream: 'shopify', operation: 'cartAttributesUpdate', respond: { status: 500 } })
    context.faults.add({ upstream: 'shopify', operation: 'cartDiscountCodesUpdate', respond: { status: 500 } })
  },
  start: '/cart',
})

import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'

export const cartUpdateFails = defineScenario({
  name: 'cart-update-fails',
  summary: 'The shopper’s cart can be read, but no change to it goes through.',
  department: 'cart',
  reproduces: ['cart.change-failed'],
  params: filledCartParams,
  async given(stage) {
    await aFilledCart(stage)
    stage.faults.add({ upstream: 'shopify', operation: 'cartLinesUpdate', respond: { status: 500 } })
    stage.faults.add({ upstream: 'shopify', operation: 'cartAttributesUpdate', respond: { status: 500 } })
    stage.faults.add({ upstream: 'shopify', operation: 'cartDiscountCodesUpdate', respond: { status: 500 } })
  },
  start: '/cart',
})

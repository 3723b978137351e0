import { defineScenario } from '../define-scenario.ts'

export const addToCartFails = defineScenario({
  name: 'add-to-cart-fails',
  summary: 'Shopify rejects everything that is added to the cart, without a useful reason.',
  department: 'product',
  reproduces: ['cart.add-failed'],
  given({ faults }) {
    faults.add({
      upstream: 'shopify',
      operation: 'cartCreate',
      respond: { userErrors: [{ code: 'MAXIMUM_EXCEEDED', field: ['lines'], message: 'The cart cannot take this.' }] },
    })
    faults.add({
      upstream: 'shopify',
      operation: 'cartLinesAdd',
      respond: { userErrors: [{ code: 'MAXIMUM_EXCEEDED', field: ['lines'], message: 'The cart cannot take this.' }] },
    })
  },
  start: '/products/heroes-navy',
})

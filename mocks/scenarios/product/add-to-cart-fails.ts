import { defineScenario } from '../define-scenario.ts'

export const addToCartFails = defineScenario({
  name: 'add-to-cart-fails',
  summary: 'Whatever the shopper adds to the cart, Shopify refuses it without a useful reason.',
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

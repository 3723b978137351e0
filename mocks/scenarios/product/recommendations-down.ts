import { defineScenario } from '../define-scenario.ts'

export const recommendationsDown = defineScenario({
  name: 'recommendations-down',
  summary: 'Shopify’s product recommendations cannot be fetched; the product page works without them.',
  department: 'product',
  reproduces: ['product.others-failed'],
  given({ faults }) {
    faults.add({ upstream: 'shopify', operation: 'productRecommendations', respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})

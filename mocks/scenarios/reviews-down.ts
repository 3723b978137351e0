import { defineScenario } from './define-scenario.ts'

export const reviewsDown = defineScenario({
  name: 'reviews-down',
  summary: 'Reviews cannot be fetched; the product page does without.',
  department: 'upstreams',
  given({ faults }) {
    faults.add({ upstream: 'reviews', respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})

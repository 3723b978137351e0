import { defineScenario } from '../define-scenario.ts'

export const reviewsDown = defineScenario({
  name: 'reviews-down',
  summary: 'Reviews cannot be fetched; home and product pages work without them.',
  department: 'upstreams',
  reproduces: ['reviews.read-failed'],
  given({ faults }) {
    faults.add({ upstream: 'reviews', respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})

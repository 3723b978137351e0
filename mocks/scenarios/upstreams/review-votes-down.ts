import { defineScenario } from '../define-scenario.ts'

export const reviewVotesDown = defineScenario({
  name: 'review-votes-down',
  summary: 'Reviews can be read, but votes for them as helpful cannot be counted.',
  department: 'upstreams',
  reproduces: ['reviews.vote-failed'],
  given({ faults }) {
    for (const operation of ['voteUp', 'undoVote'])
      faults.add({ upstream: 'reviews', operation, respond: { status: 503 } })
  },
  start: '/products/heroes-navy',
})

import { defineScenario } from '../define-scenario.ts'

export const searchDown = defineScenario({
  name: 'search-down',
  summary: 'Neither search nor predictive search works.',
  department: 'collection',
  reproduces: ['search.failed'],
  given({ faults }) {
    faults.add({ upstream: 'shopify', operation: 'search', respond: { status: 500 } })
    faults.add({ upstream: 'shopify', operation: 'predictiveSearch', respond: { status: 500 } })
  },
  start: '/search?q=trousers',
})

import { defineScenario } from '../define-scenario.ts'

export const searchDown = defineScenario({
  name: 'search-down',
  summary: 'Neither a search nor a suggestion gets an answer.',
  department: 'collection',
  reproduces: ['search.failed'],
  given({ faults }) {
    faults.add({ upstream: 'shopify', operation: 'search', respond: { status: 500 } })
    faults.add({ upstream: 'shopify', operation: 'predictiveSearch', respond: { status: 500 } })
  },
  start: '/search?q=trousers',
})

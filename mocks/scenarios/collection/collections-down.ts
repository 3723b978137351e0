import { defineScenario } from '../define-scenario.ts'

export const collectionsDown = defineScenario({
  name: 'collections-down',
  summary: 'The backend API cannot list any collection; single products still open.',
  department: 'collection',
  reproduces: ['collection.read-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'collection', respond: { status: 503 } })
  },
  start: '/collections/trousers',
})

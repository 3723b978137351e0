import { defineScenario } from '../define-scenario.ts'

export const backendMalformed = defineScenario({
  name: 'backend-malformed',
  summary: 'The backend API responds with invalid JSON.',
  department: 'upstreams',
  given({ faults }) {
    faults.add({ upstream: 'backend', respond: { malformed: true } })
  },
  start: '/collections/trousers',
})

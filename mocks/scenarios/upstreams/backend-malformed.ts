import { defineScenario } from '../define-scenario.ts'

export const backendMalformed = defineScenario({
  name: 'backend-malformed',
  summary: 'The backend API answers with something that is not JSON.',
  department: 'upstreams',
  given({ faults }) {
    faults.add({ upstream: 'backend', respond: { malformed: true } })
  },
  start: '/collections/trousers',
})

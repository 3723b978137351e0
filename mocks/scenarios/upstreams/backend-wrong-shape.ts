import { defineScenario } from '../define-scenario.ts'

export const backendWrongShape = defineScenario({
  name: 'backend-wrong-shape',
  summary: 'The backend API responds with JSON of a shape that no contract describes.',
  department: 'upstreams',
  given({ faults }) {
    faults.add({ upstream: 'backend', respond: { wrongShape: true } })
  },
  start: '/collections/trousers',
})

import { defineScenario } from '../define-scenario.ts'

export const reportsDown = defineScenario({
  name: 'reports-down',
  summary: 'Error reporting is down, and the shop has to work without it.',
  department: 'upstreams',
  given({ faults }) {
    faults.add({ upstream: 'reports', respond: { status: 503 } })
  },
  start: '/',
})

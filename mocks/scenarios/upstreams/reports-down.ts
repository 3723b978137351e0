import { defineScenario } from '../define-scenario.ts'

export const reportsDown = defineScenario({
  name: 'reports-down',
  summary: 'Error reporting itself is out, and shopping must go on.',
  department: 'upstreams',
  given({ faults }) {
    faults.add({ upstream: 'reports', respond: { status: 503 } })
  },
  start: '/',
})

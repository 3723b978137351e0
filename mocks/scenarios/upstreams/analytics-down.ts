import { defineScenario } from '../define-scenario.ts'

export const analyticsDown = defineScenario({
  name: 'analytics-down',
  summary: 'Analytics rejects every event that the shop sends.',
  department: 'upstreams',
  reproduces: ['analytics.send-failed'],
  given({ faults }) {
    faults.add({ upstream: 'analytics', respond: { status: 503 } })
  },
  start: '/',
})

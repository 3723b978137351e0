import { defineScenario } from '../define-scenario.ts'

export const flagsDown = defineScenario({
  name: 'flags-down',
  summary: 'The feature flags cannot be fetched, so their defaults apply.',
  department: 'upstreams',
  reproduces: ['flags.fetch-failed'],
  given({ faults }) {
    faults.add({ upstream: 'flags', respond: { status: 503 } })
  },
  start: '/',
})

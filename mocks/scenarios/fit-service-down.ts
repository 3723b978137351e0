import { defineScenario } from './define-scenario.ts'

export const fitServiceDown = defineScenario({
  name: 'fit-service-down',
  summary: 'The fit service answers every call with an error.',
  department: 'fit',
  reproduces: ['fit.fetch-failed'],
  given({ faults }) {
    faults.add({ upstream: 'fit', respond: { status: 503 } })
  },
  start: '/',
})

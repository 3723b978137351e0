import { defineScenario } from './define-scenario.ts'

export const identifyFails = defineScenario({
  name: 'identify-fails',
  summary: 'The fit service gives a token, and will not hear who the visitor is.',
  department: 'fit',
  reproduces: ['fit.identify-failed'],
  given({ faults }) {
    faults.add({ upstream: 'fit', operation: 'identify', respond: { status: 503 } })
  },
  start: '/',
})

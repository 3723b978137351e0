import { COOKIE } from '#contracts/visitor.ts'
import { defineScenario } from '../define-scenario.ts'

export const identifyFails = defineScenario({
  name: 'identify-fails',
  summary: 'The fit service gives a token, and will not hear which customer its bearer is.',
  department: 'fit',
  reproduces: ['fit.identify-failed'],
  given({ faults, visitor }) {
    visitor.cookie(COOKIE.customerId, '7001')
    faults.add({ upstream: 'fit', operation: 'identify', respond: { status: 503 } })
  },
  start: '/',
})

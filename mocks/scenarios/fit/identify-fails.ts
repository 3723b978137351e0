import { COOKIE } from '#contracts/shop/visitor.ts'
import { defineScenario } from '../define-scenario.ts'

export const identifyFails = defineScenario({
  name: 'identify-fails',
  summary: 'The fit service issues a token, but cannot identify its bearer.',
  department: 'fit',
  reproduces: ['fit.identify-failed'],
  given({ faults, visitor }) {
    visitor.setCookie(COOKIE.customerId, '7001')
    faults.add({ upstream: 'fit', operation: 'identify', respond: { status: 503 } })
  },
  start: '/',
})

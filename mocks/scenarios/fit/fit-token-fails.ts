import { COOKIE } from '#contracts/shop/visitor.ts'
import { defineScenario } from '../define-scenario.ts'

export const fitTokenFails = defineScenario({
  name: 'fit-token-fails',
  summary: 'The fit service issues no token, so a customer cannot be identified.',
  department: 'fit',
  reproduces: ['fit.token-failed'],
  given({ faults, visitor }) {
    visitor.setCookie(COOKIE.customerId, '7001')
    faults.add({ upstream: 'fit', operation: 'token', respond: { status: 503 } })
  },
  start: '/',
})

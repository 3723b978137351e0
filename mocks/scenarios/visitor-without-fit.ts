import { COOKIE } from '#contracts/visitor.ts'
import { defineScenario } from './define-scenario.ts'

export const visitorWithoutFit = defineScenario({
  name: 'visitor-without-fit',
  summary: 'A known customer whose fit was never saved: the fit service has nothing on them.',
  department: 'fit',
  reproduces: ['fit.none'],
  given({ visitor }) {
    visitor.cookie(COOKIE.customerId, '7001')
  },
  start: '/',
})

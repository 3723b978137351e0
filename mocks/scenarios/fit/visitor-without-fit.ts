import { defineScenario } from '../define-scenario.ts'
import { knownToTheFitService } from '../given/a-saved-fit.ts'

export const visitorWithoutFit = defineScenario({
  name: 'visitor-without-fit',
  summary: 'A known customer whose fit was never saved: the fit service has nothing on them.',
  department: 'fit',
  reproduces: ['fit.none'],
  given: ({ world, visitor }) => knownToTheFitService(world, visitor, { customerId: '7001', email: null }),
  start: '/',
})

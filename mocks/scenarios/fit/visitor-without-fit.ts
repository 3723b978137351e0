import { defineScenario } from '../define-scenario.ts'
import { givenFitToken } from '../given/saved-fit.ts'

export const visitorWithoutFit = defineScenario({
  name: 'visitor-without-fit',
  summary: 'A known customer without a saved fit.',
  department: 'fit',
  reproduces: ['fit.none'],
  given: ({ world, visitor }) => givenFitToken(world, visitor, { customerId: '7001', email: null }),
  start: '/',
})

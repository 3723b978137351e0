import { defineScenario } from '../define-scenario.ts'

export const signInDown = defineScenario({
  name: 'sign-in-down',
  summary: 'The sign-in service asks the shopper who they are, and then gives no tokens.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  given({ faults }) {
    faults.add({ upstream: 'sign-in', operation: 'token', respond: { status: 503 } })
  },
  start: '/account?page=overview',
})

import { defineScenario } from '../define-scenario.ts'

export const signInDown = defineScenario({
  name: 'sign-in-down',
  summary: 'The sign-in page works, but the sign-in service issues no tokens.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  given({ faults }) {
    faults.add({ upstream: 'sign-in', operation: 'token', respond: { status: 503 } })
  },
  start: '/account?page=overview',
})

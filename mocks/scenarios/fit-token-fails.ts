import { defineScenario } from './define-scenario.ts'

export const fitTokenFails = defineScenario({
  name: 'fit-token-fails',
  summary: 'The fit service gives no token, so the visitor cannot say who they are.',
  department: 'fit',
  reproduces: ['fit.token-failed'],
  given({ faults }) {
    faults.add({ upstream: 'fit', operation: 'token', respond: { status: 503 } })
  },
  start: '/',
})

import { defineScenario } from '../define-scenario.ts'

export const fitForgetFails = defineScenario({
  name: 'fit-forget-fails',
  summary: 'A shopper deletes their fit, and the fit service fails.',
  department: 'fit',
  reproduces: ['fit.forget-failed'],
  given({ faults }) {
    faults.add({ upstream: 'fit', operation: 'forgetFit', respond: { status: 503 } })
  },
  start: '/fit-finder',
})

import { defineScenario } from '../define-scenario.ts'

export const fitForgetFails = defineScenario({
  name: 'fit-forget-fails',
  summary: 'A shopper asks for their fit to be deleted, and the fit service fails to.',
  department: 'fit',
  reproduces: ['fit.forget-failed'],
  given({ faults }) {
    faults.add({ upstream: 'fit', operation: 'forgetFit', respond: { status: 503 } })
  },
  start: '/fit-finder',
})

import { defineScenario } from '../define-scenario.ts'

export const fitSaveFails = defineScenario({
  name: 'fit-save-fails',
  summary: 'The shopper’s fit can be read, but not saved.',
  department: 'fit',
  reproduces: ['fit.save-failed'],
  given({ faults }) {
    faults.add({ upstream: 'fit', operation: 'createFit', respond: { status: 503 } })
    faults.add({ upstream: 'fit', operation: 'updateFit', respond: { status: 503 } })
  },
  start: '/fit-finder',
})

import { defineScenario } from '../define-scenario.ts'
import { givenSavedFit } from '../given/saved-fit.ts'

export const fitMailFails = defineScenario({
  name: 'fit-mail-fails',
  summary: 'A fit is found by email, but the mail with it cannot be sent.',
  department: 'fit',
  reproduces: ['fit.mail-failed'],
  async given({ world, faults }) {
    await givenSavedFit(world, { customerId: null, email: 'jo@example.com', region: 'gb' })
    faults.add({ upstream: 'fit', operation: 'mailFit', respond: { status: 503 } })
  },
  start: '/fit-finder',
})

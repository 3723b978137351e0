import { defineScenario } from '../define-scenario.ts'

export const mailingListDown = defineScenario({
  name: 'mailing-list-down',
  summary: 'The mailing list accepts no subscription and no unsubscription.',
  department: 'mailing',
  reproduces: ['mailing.request-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'mailingList', respond: { status: 503 } })
  },
  start: '/',
})

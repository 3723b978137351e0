import { defineScenario } from '../define-scenario.ts'

export const mailingListDown = defineScenario({
  name: 'mailing-list-down',
  summary: 'The mailing list does not take anybody on or off.',
  department: 'mailing',
  reproduces: ['mailing.request-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'mailingList', respond: { status: 503 } })
  },
  start: '/',
})

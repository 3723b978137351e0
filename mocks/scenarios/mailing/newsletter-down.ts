import { defineScenario } from '../define-scenario.ts'

export const newsletterDown = defineScenario({
  name: 'newsletter-down',
  summary: 'Newsletter sign-ups do not go through, by either of the two calls for them.',
  department: 'mailing',
  reproduces: ['mailing.subscribe-failed'],
  given({ faults }) {
    for (const operation of ['mailingList', 'newsletter'])
      faults.add({ upstream: 'backend', operation, respond: { status: 503 } })
  },
  start: '/',
})

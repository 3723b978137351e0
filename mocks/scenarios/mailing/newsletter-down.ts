import { defineScenario } from '../define-scenario.ts'

export const newsletterDown = defineScenario({
  name: 'newsletter-down',
  summary: 'Newsletter sign-ups fail, by either of their two calls.',
  department: 'mailing',
  reproduces: ['mailing.subscribe-failed'],
  given({ faults }) {
    for (const operation of ['mailingList', 'newsletter'])
      faults.add({ upstream: 'backend', operation, respond: { status: 503 } })
  },
  start: '/',
})

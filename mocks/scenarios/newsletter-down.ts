import { defineScenario } from './define-scenario.ts'

export const newsletterDown = defineScenario({
  name: 'newsletter-down',
  summary: 'The footer’s newsletter sign-up does not go through.',
  department: 'mailing',
  reproduces: ['mailing.subscribe-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'newsletter', respond: { status: 503 } })
  },
  start: '/',
})

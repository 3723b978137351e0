import { defineScenario } from '../define-scenario.ts'

export const visitFeedbackDown = defineScenario({
  name: 'visit-feedback-down',
  summary: 'The shopper’s feedback on their fit cannot be sent.',
  department: 'feedback',
  reproduces: ['feedback.visit-failed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'visitFeedback', respond: { status: 503 } })
  },
  start: '/',
})

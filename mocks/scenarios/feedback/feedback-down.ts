import { defineScenario } from '../define-scenario.ts'

export const feedbackDown = defineScenario({
  name: 'feedback-down',
  summary: 'Neither the survey nor the unsubscribe request for the printed catalogue can be sent.',
  department: 'feedback',
  reproduces: ['form.question-missed'],
  given({ faults }) {
    faults.add({ upstream: 'backend', operation: 'survey', respond: { status: 503 } })
    faults.add({ upstream: 'backend', operation: 'unsubscribe', respond: { status: 503 } })
  },
  start: '/spoke-feedback',
})

import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'

export const unsubscribeRefused = defineScenario({
  name: 'unsubscribe-refused',
  summary: 'The backend API refuses to stop the printed catalogue, because it misses part of the address.',
  department: 'feedback',
  reproduces: ['form.question-missed'],
  params: z.strictObject({ question: z.string().default('postcode') }),
  given({ faults, params: { question } }) {
    const body = { error: 'We think you might have missed a question.', missing: [question] }
    faults.add({ upstream: 'backend', operation: 'unsubscribe', respond: { status: 400, body } })
  },
  start: '/unsubscribe',
})

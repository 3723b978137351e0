import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'

export const surveyRefused = defineScenario({
  name: 'survey-refused',
  summary: 'The backend API misses an answer to a question of the survey that the shop does not require.',
  department: 'feedback',
  reproduces: ['form.question-missed'],
  params: z.strictObject({ question: z.string().default('heard_about_us') }),
  given({ faults, params: { question } }) {
    const body = { error: 'We think you might have missed a question.', missing: [question] }
    faults.add({ upstream: 'backend', operation: 'survey', respond: { status: 400, body } })
  },
  start: '/spoke-feedback',
})

import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getAnswersDeps, sendSurvey, unsubscribe } from './answers.server.ts'
import { SURVEY, UNSUBSCRIBE } from './questions.ts'

// Without a maximum: the server refuses bodies over 1 MB, and the form explains what is too long.
const surveyAnswers = z.partialRecord(z.enum(SURVEY.map(({ name }) => name)), z.string())

/** Sends the answers of the survey. */
export const answerSurveyFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), typed: surveyAnswers }))
  .handler(({ data }) => sendSurvey(getAnswersDeps(data.region, 'survey'), data.typed))

// Without a maximum: the server refuses bodies over 1 MB, and the form explains what is too long.
const unsubscribeAnswers = z.partialRecord(z.enum(UNSUBSCRIBE.map(({ name }) => name)), z.string())

/** Stops the printed catalogue. */
export const stopCatalogueFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), typed: unsubscribeAnswers }))
  .handler(({ data }) => unsubscribe(getAnswersDeps(data.region, 'unsubscribe'), data.typed))

import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'
import { getAnswersDeps } from '../answers-deps.server.ts'
import type { PostedAnswers } from '../answers-outcome.ts'
import { sendSurvey } from './survey.server.ts'
import { SURVEY, type SurveyQuestion } from './survey.ts'
import { surveyPost } from './survey-post.server.ts'

// without a length: the server refuses bodies over 1 MB, and the form says what is too long
const answers = z.partialRecord(z.enum(SURVEY.map(({ name }) => name)), z.string())

/** Sends the answers of the survey. */
export const sendSurveyFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), answers }))
  .handler(({ data }) => sendSurvey(getAnswersDeps(data.region, 'survey'), data.answers))

/** Reads the answers that the page's own request has posted in vain; null for a page that was only opened. */
export const readPostedSurvey = createServerFn({ method: 'GET' }).handler((): PostedAnswers<SurveyQuestion> | null =>
  surveyPost.getPosted(getRequest()),
)

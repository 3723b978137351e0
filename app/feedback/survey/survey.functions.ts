import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getAnswersDeps } from '../answers.server.ts'
import { sendSurvey } from './survey.server.ts'
import { SURVEY } from './survey.ts'

// without a length: the server refuses bodies over 1 MB, and the form says what is too long
const answers = z.partialRecord(z.enum(SURVEY.map(({ name }) => name)), z.string())

/** Sends the answers of the survey. */
export const sendSurveyFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), answers }))
  .handler(({ data }) => sendSurvey(getAnswersDeps(data.region, 'survey'), data.answers))

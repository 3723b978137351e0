import { getRequestContext } from '#app/request-context.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type AnswersDeps, createAnswersPost, getAnswersDeps, sendAnswers } from '../answers.server.ts'
import type { AnswersOutcome, PostedAnswers } from '../answers-outcome.ts'
import { type Answers, SURVEY, type SurveyQuestion } from '../questions.ts'
import { questionsFromWire, toWire } from './survey.wire.ts'

type SurveyDeps = Pick<AnswersDeps<SurveyQuestion>, 'checkLimit'> & {
  backend: Pick<BackendClient, 'survey'>
  store: RegionCode
}

/** Sends the answers of the survey (FORM-04) to the region's store. */
export const sendSurvey = (
  { backend, store, checkLimit }: SurveyDeps,
  typed: Answers<SurveyQuestion>,
): Promise<AnswersOutcome<SurveyQuestion>> =>
  sendAnswers(
    SURVEY,
    {
      checkLimit,
      async send(answers) {
        const missing = await backend.survey(store, toWire(answers))
        return missing === null ? 'taken' : questionsFromWire(missing)
      },
    },
    typed,
  )

declare module '#app/request-context.ts' {
  interface RequestContext {
    postedSurvey?: PostedAnswers<SurveyQuestion>
  }
}

const post = createAnswersPost('/spoke-feedback', SURVEY, (store, typed) =>
  sendSurvey(getAnswersDeps(store, 'survey'), typed),
)

/** Handles POST /spoke-feedback, the form without script; null where the page itself is the response. */
export async function handleSurveyPost(request: Request): Promise<Response | null> {
  const result = await post(request)
  if (result instanceof Response) return result
  getRequestContext(request).postedSurvey = result
  return null
}

/** Returns the result form values of a request; null if it posted none. */
export const getPostedSurvey = (request: Request): PostedAnswers<SurveyQuestion> | null =>
  getRequestContext(request).postedSurvey ?? null

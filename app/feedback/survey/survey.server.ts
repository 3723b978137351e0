import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type AnswersDeps, sendAnswers } from '../answers.server.ts'
import type { AnswersOutcome } from '../answers-outcome.ts'
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

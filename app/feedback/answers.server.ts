import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { orNull } from '#app/upstream/or-null.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { AnswersOutcome } from './answers-outcome.ts'
import {
  type Answers,
  findProblems,
  mapQuestions,
  type Question,
  SURVEY,
  type SurveyQuestion,
  trimAnswers,
  UNSUBSCRIBE,
  type UnsubscribeField,
} from './questions.ts'
import { questionsFromWire, toWire } from './survey/survey.wire.ts'

type AnswersDeps<Name extends string> = {
  /** Returns the refusal of answers beyond the limit. */
  checkLimit: () => Promise<LimitRefusal | null>
  /** Sends trimmed answers. Resolves to 'taken', or to the names of questions that the backend reports as missing. */
  send: (answers: Answers<Name>) => Promise<'taken' | readonly string[]>
}

/** Sends answers that are complete and within the limit. Spec 8 gives a failed call no report. */
async function sendAnswers<Name extends string>(
  questions: readonly Question<Name>[],
  { checkLimit, send }: AnswersDeps<Name>,
  typed: Answers<Name>,
): Promise<AnswersOutcome<Name>> {
  const answers = trimAnswers(questions, typed)
  const problems = findProblems(questions, answers)
  if (problems) return { status: 'incomplete', problems }
  const refusal = await checkLimit()
  if (refusal) return { status: 'failed', failure: refusal.failure, retryAfterS: refusal.retryAfterS }
  try {
    return toOutcome(questions, await orNull(send(answers)))
  } catch (cause) {
    if (!(cause instanceof UpstreamError)) throw cause
    return { status: 'failed', failure: cause.status === 429 ? 'limit.reached' : 'form.question-missed' }
  }
}

function toOutcome<Name extends string>(
  questions: readonly Question<Name>[],
  result: 'taken' | readonly string[] | null,
): AnswersOutcome<Name> {
  if (result === 'taken') return { status: 'sent' }
  if (result === null) return { status: 'failed', failure: 'unavailable' }
  const problems = mapQuestions(questions, ({ name }) => (result.includes(name) ? 'missed' : undefined))
  if (Object.keys(problems).length > 0) return { status: 'incomplete', problems }
  return { status: 'failed', failure: 'form.question-missed' }
}

/** Returns the dependencies of a form for the current request. */
export const getAnswersDeps = (store: RegionCode, limit: 'survey' | 'unsubscribe') => ({
  backend: getUpstreams(store).backend,
  store,
  checkLimit: () => checkLimit(limit),
})

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

type UnsubscribeDeps = Pick<AnswersDeps<UnsubscribeField>, 'checkLimit'> & {
  backend: Pick<BackendClient, 'unsubscribe'>
  store: RegionCode
}

/** Stops the printed catalogue of the region's store (FORM-05). */
export const unsubscribe = (
  { backend, store, checkLimit }: UnsubscribeDeps,
  typed: Answers<UnsubscribeField>,
): Promise<AnswersOutcome<UnsubscribeField>> =>
  sendAnswers(
    UNSUBSCRIBE,
    {
      checkLimit,
      async send({ firstName = '', lastName = '', address = '', postcode = '', message }) {
        const payload = { firstName, lastName, address, postcode, ...(message && { message }) }
        return (await backend.unsubscribe(store, payload)) ?? 'taken'
      },
    },
    typed,
  )

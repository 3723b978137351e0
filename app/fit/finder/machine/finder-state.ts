import type { FitAnswer, FitAnswers, QuestionName } from '#app/fit/fit-answers.ts'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { QUIZ } from '../questions/steps.ts'
import type { Place } from './progress-cookies.ts'
import { NO_PROGRESS, type Progress } from './progress-cookies.ts'

/** A recommendation with the answers that led to it. It is stale as soon as they change. */
export type Result = { answers: FitAnswers; recommendation: Recommendation }
/** The register step's form. Without an email the fit is stored in this browser only. */
export type Registration = { email: string | null; marketing: boolean }

/** The screen that a calculation leads to. */
type Goal = 'result' | 'register'

/** The state of the Fit Finder. A question with a `result` is a change of one answer, and leads back to the result. */
export type FinderState = Progress &
  (
    | { at: 'start' }
    | { at: 'asking'; step: QuestionName; result: Result | null }
    | { at: 'declined' }
    | { at: 'calculating'; goal: Goal }
    | { at: 'result'; result: Result }
    | { at: 'register'; result: Result }
    | { at: 'saving'; result: Result; registration: Registration }
    | { at: 'success'; result: Result; registration: Registration; hasSubscribed: boolean | null }
    | { at: 'redirecting'; result: Result; half: FitHalf }
    | { at: 'failed'; work: 'calculating'; goal: Goal }
    | { at: 'failed'; work: 'saving'; result: Result; registration: Registration }
    | { at: 'find' }
  )

export type FinderEvent =
  | { type: 'begin'; isNewCustomer: boolean }
  | { type: 'resume' }
  | { type: 'changed'; answer: FitAnswer | undefined }
  | { type: 'next' }
  | { type: 'skip' }
  | { type: 'see-result' }
  | { type: 'under-age' }
  | { type: 'back' }
  | { type: 'edit'; step: QuestionName }
  | { type: 'recommended'; result: Result }
  | { type: 'failed' }
  | { type: 'retry' }
  | { type: 'register' }
  | { type: 'save'; registration: Registration }
  | { type: 'saved'; hasSubscribed: boolean | null }
  | { type: 'shop'; half: FitHalf }
  | { type: 'find' }
  | { type: 'home' }
  | { type: 'arrived'; place: Place }

export const START: FinderState = { ...NO_PROGRESS, at: 'start' }

export const toStartState = (progress: Progress): FinderState => ({ ...progress, at: 'start' })

/** The place of a state in the address and in the stored progress. */
export function getPlace(state: FinderState): Place {
  if (state.at === 'asking') return state.step
  if (state.at === 'declined') return 'age'
  if (state.at === 'start' || state.at === 'find') return state.at
  if (state.at === 'register' || state.at === 'saving') return 'save'
  if (state.at === 'failed' && state.work === 'saving') return 'save'
  return 'goal' in state && state.goal === 'register' ? 'save' : 'result'
}

export const getResult = (state: FinderState): Result | null => ('result' in state ? state.result : null)

/** Whether the result belongs to earlier answers. */
export function isStale(state: FinderState): boolean {
  const result = getResult(state)
  return result !== null && result.answers !== state.answers
}

/** How many of the eleven questions have an answer. */
export const countAnswered = ({ answers }: Progress): number =>
  QUIZ.filter((step) => answers[step] !== undefined).length

/** Younger visitors are declined (fit contract). Years. */
export const MIN_AGE = FIT_QUESTIONS.age.min

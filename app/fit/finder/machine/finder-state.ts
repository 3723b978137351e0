import type { Recommendation } from '#app/fit/recommendation.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import type { Answer, Answers } from '../questions/answers.ts'
import { LIMITS, QUIZ, type StepName } from '../questions/steps.ts'
import { NOTHING_TOLD, type Told } from './memory.ts'
import type { Place } from './place.ts'

/** A recommendation and the answers that it is for: with others it is out of date. */
export type Result = { of: Answers; sizes: Recommendation }
/** Who to keep a fit for. No email: it stays in this browser. */
export type Details = { email: string | null; marketing: boolean }

/** What is to be seen when it is calculated: the result, or the way to save it. */
type Goal = 'result' | 'register'

/**
 * Where the Fit Finder stands. While a question is asked, a result is there if one was made before: then the question is
 * a change to it, and leads back.
 */
export type Finder = Told &
  (
    | { at: 'start' }
    | { at: 'asking'; step: StepName; result: Result | null }
    | { at: 'declined' }
    | { at: 'calculating'; goal: Goal }
    | { at: 'result'; result: Result }
    | { at: 'register'; result: Result }
    | { at: 'saving'; result: Result; details: Details }
    | { at: 'success'; result: Result; details: Details; joined: boolean | null }
    | { at: 'redirecting'; result: Result; to: FitHalf }
    | { at: 'failed'; doing: 'calculating'; goal: Goal }
    | { at: 'failed'; doing: 'saving'; result: Result; details: Details }
    | { at: 'find' }
  )

export type FinderEvent =
  | { type: 'begin'; isNewCustomer: boolean }
  | { type: 'resume' }
  | { type: 'changed'; answer: Answer | undefined }
  | { type: 'next' }
  | { type: 'skip' }
  | { type: 'under-age' }
  | { type: 'back' }
  | { type: 'edit'; step: StepName }
  | { type: 'recommended'; result: Result }
  | { type: 'failed' }
  | { type: 'retry' }
  | { type: 'register' }
  | { type: 'save'; details: Details }
  | { type: 'saved'; joined: boolean | null }
  | { type: 'shop'; half: FitHalf }
  | { type: 'find' }
  | { type: 'home' }
  | { type: 'arrived'; place: Place }

export const START: Finder = { ...NOTHING_TOLD, at: 'start' }

/** Goes on where a browser stopped: nothing is known but what it kept. */
export const startWith = (told: Told): Finder => ({ ...told, at: 'start' })

/** The place that a state has in the address and in what is kept. */
export function placeOf(state: Finder): Place {
  if (state.at === 'asking') return state.step
  if (state.at === 'declined') return 'age'
  if (state.at === 'start' || state.at === 'find') return state.at
  if (state.at === 'register' || state.at === 'saving') return 'save'
  if (state.at === 'failed' && state.doing === 'saving') return 'save'
  return 'goal' in state && state.goal === 'register' ? 'save' : 'result'
}

/** True while a result does not belong to the answers as they are now. */
export const isStale = (state: Finder): boolean => resultOf(state) !== null && resultOf(state)?.of !== state.answers

export const resultOf = (state: Finder): Result | null => ('result' in state ? state.result : null)

/** How many of the eleven questions are behind: answered, or left out. */
export const behind = ({ visited }: Told): number => QUIZ.filter((step) => visited.slice(0, -1).includes(step)).length

/** Younger than this, a man is still growing (fit contract): years. */
export const GROWN_UP = LIMITS.age.min

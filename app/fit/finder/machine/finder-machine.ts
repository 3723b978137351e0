import { isQuestion, type QuestionName } from '#app/fit/fit-answers.ts'
import {
  canSeeResult,
  FIRST_QUESTION,
  findMissingQuestion,
  isRequired,
  LAST_QUESTION,
  QUIZ,
  withAnswer,
} from '../questions/steps.ts'
import { type FinderEvent, type FinderState, getPlace, getResult, type Result, toStartState } from './finder-state.ts'
import type { Place } from './progress-cookies.ts'
import { NO_PROGRESS, type Progress } from './progress-cookies.ts'

/** Returns the state after an event (spec 4, "Fit Finder"). finder.ts does the work that the new state waits for. */
export function transition(state: FinderState, event: FinderEvent): FinderState {
  const next = reduce(state, event)
  return next === state ? state : withVisitedPlace(next)
}

function reduce(state: FinderState, event: FinderEvent): FinderState {
  const { answers } = state
  const progress = getProgress(state)
  switch (event.type) {
    case 'begin':
      return toQuestion({ ...NO_PROGRESS, isNewCustomer: event.isNewCustomer }, FIRST_QUESTION)
    case 'resume':
      return goTo(state, state.visited.at(-1) ?? FIRST_QUESTION)
    case 'arrived':
      // During a redirect, Back leads to the place of the state itself, and still has to end the redirect.
      return event.place === getPlace(state) && state.at !== 'redirecting' ? state : goTo(state, event.place)
    case 'find':
      return { ...progress, at: 'find' }
    case 'home':
      return toStartState(progress)
    case 'back':
      return goBack(state, progress)
    case 'edit':
      return toQuestion(progress, event.step, getResult(state))
    case 'changed':
      return state.at === 'asking' ? { ...state, answers: withAnswer(answers, state.step, event.answer) } : state
    case 'skip':
      if (state.at !== 'asking' || isRequired(state.step)) return state
      return goOn({
        ...state,
        answers: answers[state.step] === undefined ? answers : withAnswer(answers, state.step, undefined),
      })
    case 'see-result':
      return state.at === 'asking' && canSeeResult(state.step) ? goTo(state, 'result') : state
    case 'next':
      return state.at === 'asking' && answers[state.step] !== undefined ? goOn(state) : state
    case 'under-age':
      return state.at === 'asking'
        ? { ...progress, answers: withAnswer(answers, 'age', undefined), at: 'declined' }
        : state
    case 'recommended':
      return takeResult(state, event.result)
    case 'failed':
      if (state.at === 'calculating') return { ...progress, at: 'failed', work: 'calculating', goal: state.goal }
      if (state.at === 'redirecting') return { ...progress, at: 'result', result: state.result }
      return state.at === 'saving' ? { ...state, at: 'failed', work: 'saving' } : state
    case 'retry':
      if (state.at !== 'failed') return state
      return state.work === 'saving' ? { ...state, at: 'saving' } : { ...progress, at: 'calculating', goal: state.goal }
    case 'register':
      return state.at === 'result' ? { ...progress, at: 'register', result: state.result } : state
    case 'save':
      return state.at === 'register' || (state.at === 'failed' && state.work === 'saving')
        ? { ...progress, at: 'saving', result: state.result, registration: event.registration }
        : state
    case 'saved':
      return state.at === 'saving' ? { ...state, at: 'success', hasSubscribed: event.hasSubscribed } : state
    case 'shop':
      return state.at === 'result' || state.at === 'success'
        ? { ...progress, at: 'redirecting', result: state.result, half: event.half }
        : state
  }
}

/** The stored part of a state. */
export const getProgress = ({ answers, visited, isNewCustomer }: Progress): Progress => ({
  answers,
  visited,
  isNewCustomer,
})

const toQuestion = (progress: Progress, step: QuestionName, result: Result | null = null): FinderState => ({
  ...getProgress(progress),
  at: 'asking',
  step,
  result,
})

/** Goes to the next question, or to the result after the last one and after a change. */
function goOn(state: FinderState & { at: 'asking' }): FinderState {
  const next = QUIZ[getOrder(state.step) + 1]
  return state.result === null && next !== undefined ? toQuestion(state, next) : goTo(state, 'result')
}

/** Goes to the previous question, or to the result if a single answer is being changed. */
function goBack(state: FinderState, progress: Progress): FinderState {
  if (state.at === 'declined') return toQuestion(progress, 'age')
  if (state.at === 'asking') {
    if (state.result) return goTo(state, 'result')
    const before = QUIZ[getOrder(state.step) - 1]
    return before ? toQuestion(progress, before) : toStartState(progress)
  }
  if (state.at === 'register' || (state.at === 'failed' && state.work === 'saving')) return goTo(state, 'result')
  if (state.at === 'find' || state.at === 'start') return toStartState(progress)
  return toQuestion(progress, getFurthestQuestion(state), getResult(state))
}

/** The question from which the result was reached: of those that were visited, the last in the quiz. */
const getFurthestQuestion = ({ visited }: Progress): QuestionName =>
  QUIZ.findLast((step) => visited.includes(step)) ?? LAST_QUESTION

/** Goes to a place, or to an earlier required question that has no answer. */
function goTo(state: FinderState, place: Place): FinderState {
  const progress = getProgress(state)
  const result = getResult(state)
  const missing = findMissingQuestion(state.answers)
  if (place === 'start') return toStartState(progress)
  if (place === 'find') return { ...progress, at: 'find' }
  if (isQuestion(place)) return toQuestion(progress, getFirst(place, missing), result)
  if (missing) return toQuestion(progress, missing, result)
  const goal = place === 'save' ? 'register' : 'result'
  if (result === null || result.answers !== state.answers) return { ...progress, at: 'calculating', goal }
  return { ...progress, at: goal, result }
}

const getFirst = (step: QuestionName, missing: QuestionName | undefined): QuestionName =>
  missing && getOrder(missing) < getOrder(step) ? missing : step

/** Returns the position of a question in the quiz; optional questions come after it. */
function getOrder(step: QuestionName): number {
  const order = (QUIZ as readonly QuestionName[]).indexOf(step)
  return order < 0 ? QUIZ.length : order
}

function takeResult(state: FinderState, result: Result): FinderState {
  // Drops a late result for answers that have changed since.
  if (result.answers !== state.answers) return state
  if (state.at === 'calculating' || (state.at === 'failed' && state.work === 'calculating'))
    return { ...getProgress(state), at: state.goal, result }
  return state.at === 'asking' && state.result ? { ...state, result } : state
}

/**
 * Adds the place of a state to the visited ones, unless it is outside of the quiz: the start, or the search for a saved
 * fit.
 */
function withVisitedPlace(state: FinderState): FinderState {
  const place = getPlace(state)
  if (place === 'start' || place === 'find' || place === state.visited.at(-1)) return state
  return { ...state, visited: [...state.visited.filter((visited) => visited !== place), place] }
}

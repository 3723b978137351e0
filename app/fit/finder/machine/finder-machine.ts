import { firstMissing, isRequired, isStep, QUIZ, type StepName, withAnswer } from '../questions/steps.ts'
import { type Finder, type FinderEvent, placeOf, type Result, resultOf, startWith } from './finder-state.ts'
import { NOTHING_TOLD, type Told } from './memory.ts'
import type { Place } from './place.ts'

/** Spec 4, "Fit Finder". Pure: whoever calls it does the work that the new state is waiting for (finder.ts). */
export function transition(state: Finder, event: FinderEvent): Finder {
  const next = moved(state, event)
  return next === state ? state : remembering(next)
}

function moved(state: Finder, event: FinderEvent): Finder {
  const { answers, visited, isNewCustomer } = state
  const told: Told = { answers, visited, isNewCustomer }
  switch (event.type) {
    case 'begin':
      return asking({ ...NOTHING_TOLD, isNewCustomer: event.isNewCustomer }, 'height')
    case 'resume':
      return goTo(state, whereLeft(told))
    case 'arrived':
      // back from the goods before they were there
      return event.place === placeOf(state) && state.at !== 'redirecting' ? state : goTo(state, event.place)
    case 'find':
      return { ...told, at: 'find' }
    case 'home':
      return startWith(told)
    case 'back':
      return back(state, told)
    case 'edit':
      return asking(told, event.step, resultOf(state))
    case 'changed':
      return state.at === 'asking' ? { ...state, answers: withAnswer(answers, state.step, event.answer) } : state
    case 'skip':
      if (state.at !== 'asking' || isRequired(state.step)) return state
      return onwards({
        ...state,
        answers: answers[state.step] === undefined ? answers : withAnswer(answers, state.step, undefined),
      })
    case 'next':
      return state.at === 'asking' && answers[state.step] !== undefined ? onwards(state) : state
    case 'under-age':
      return state.at === 'asking' ? { ...told, answers: withAnswer(answers, 'age', undefined), at: 'declined' } : state
    case 'recommended':
      return recommended(state, event.result)
    case 'failed':
      if (state.at === 'calculating') return { ...told, at: 'failed', doing: 'calculating', goal: state.goal }
      if (state.at === 'redirecting') return { ...told, at: 'result', result: state.result }
      return state.at === 'saving' ? { ...state, at: 'failed', doing: 'saving' } : state
    case 'retry':
      if (state.at !== 'failed') return state
      return state.doing === 'saving' ? { ...state, at: 'saving' } : { ...told, at: 'calculating', goal: state.goal }
    case 'register':
      return state.at === 'result' ? { ...told, at: 'register', result: state.result } : state
    case 'save':
      return state.at === 'register' || (state.at === 'failed' && state.doing === 'saving')
        ? { ...told, at: 'saving', result: state.result, details: event.details }
        : state
    case 'saved':
      return state.at === 'saving' ? { ...state, at: 'success', joined: event.joined } : state
    case 'shop':
      return state.at === 'result' || state.at === 'success'
        ? { ...told, at: 'redirecting', result: state.result, to: event.half }
        : state
  }
}

const asking = (told: Told, step: StepName, result: Result | null = null): Finder => ({
  answers: told.answers,
  visited: told.visited,
  isNewCustomer: told.isNewCustomer,
  at: 'asking',
  step,
  result,
})

/** After a question: the next one, or the result where it was changed from or was the last. */
function onwards(state: Finder & { at: 'asking' }): Finder {
  const told: Told = state
  const next = QUIZ[orderOf(state.step) + 1]
  if (state.result === null && next !== undefined) return asking(told, next)
  return goTo(state, 'result')
}

/** The step before; before a change, the result. */
function back(state: Finder, told: Told): Finder {
  if (state.at === 'declined') return asking(told, 'age')
  if (state.at === 'asking') {
    if (state.result) return goTo(state, 'result')
    const before = QUIZ[orderOf(state.step) - 1]
    return before ? asking(told, before) : startWith(told)
  }
  if (state.at === 'register' || (state.at === 'failed' && state.doing === 'saving')) return goTo(state, 'result')
  if (state.at === 'find' || state.at === 'start') return startWith(told)
  return asking(told, 'style', resultOf(state))
}

/** To a place by its name, as far as the answers carry: nothing is recommended before the first three are there. */
function goTo(state: Finder, place: Place): Finder {
  const { answers, visited, isNewCustomer } = state
  const told: Told = { answers, visited, isNewCustomer }
  const result = resultOf(state)
  const missing = firstMissing(answers)
  if (place === 'start') return startWith(told)
  if (place === 'find') return { ...told, at: 'find' }
  if (isStep(place)) return asking(told, earlier(place, missing), result)
  if (missing) return asking(told, missing, result)
  const goal = place === 'save' ? 'register' : 'result'
  if (result === null || result.of !== answers) return { ...told, at: 'calculating', goal }
  return { ...told, at: goal, result }
}

/** A question that comes after a required one which is still open has to wait for it. */
const earlier = (step: StepName, missing: StepName | undefined): StepName =>
  missing && orderOf(missing) < orderOf(step) ? missing : step

const orderOf = (step: StepName): number => (isInQuiz(step) ? QUIZ.indexOf(step) : QUIZ.length)
const isInQuiz = (step: StepName): step is (typeof QUIZ)[number] => (QUIZ as readonly string[]).includes(step)

function recommended(state: Finder, result: Result): Finder {
  // an answer that comes late, for what has been changed since, is nobody's
  if (result.of !== state.answers) return state
  if (state.at === 'calculating' || (state.at === 'failed' && state.doing === 'calculating')) {
    const { answers, visited, isNewCustomer } = state
    return { answers, visited, isNewCustomer, at: state.goal, result }
  }
  return state.at === 'asking' && state.result ? { ...state, result } : state
}

/** Where somebody was who comes back: what he last saw, or the first question. */
function whereLeft({ visited }: Told): Place {
  return visited.at(-1) ?? 'height'
}

/** Adds the place to those that were visited. The start and the search for a saved fit are no part of a quiz. */
function remembering(state: Finder): Finder {
  const place = placeOf(state)
  if (place === 'start' || place === 'find' || place === state.visited.at(-1)) return state
  return { ...state, visited: [...state.visited.filter((each) => each !== place), place] }
}

import { expect, test } from 'vitest'
import type { FitAnswers } from '#app/fit/fit-answers.ts'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import { QUIZ } from '../questions/steps.ts'
import { transition } from './finder-machine.ts'
import { type FinderEvent, type FinderState, getPlace, isStale, START } from './finder-state.ts'

const recommendation: Recommendation = {
  fit: { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } },
  probabilities: {},
  neighbours: {},
  moved: [],
  doubts: [],
  askedFor: [],
}
const answers: FitAnswers = { height: 180, weight: 82, age: 38 }
const progress = { answers, visited: [...QUIZ], isNewCustomer: true }
const result = { answers, recommendation }
const registration = { email: null, marketing: false }

const asking = (step: (typeof QUIZ)[number], more = {}): FinderState => ({
  ...progress,
  at: 'asking',
  step,
  result: null,
  ...more,
})
const states = {
  start: { ...progress, at: 'start' },
  height: asking('height'),
  build: asking('build', { visited: ['height', 'weight', 'age', 'waist', 'size-up', 'slim-fit', 'build'] }),
  't-shirt': asking('t-shirt'),
  style: asking('style'),
  'waist again': asking('waist', { result }),
  'a booster': { ...progress, at: 'asking', step: 'leg', result },
  declined: { ...progress, at: 'declined' },
  calculating: { ...progress, at: 'calculating', goal: 'result' },
  'calculating to save': { ...progress, at: 'calculating', goal: 'register' },
  result: { ...progress, at: 'result', result },
  register: { ...progress, at: 'register', result },
  saving: { ...progress, at: 'saving', result, registration },
  success: { ...progress, at: 'success', result, registration, hasSubscribed: null },
  'failed to calculate': { ...progress, at: 'failed', work: 'calculating', goal: 'result' },
  'failed to save': { ...progress, at: 'failed', work: 'saving', result, registration },
  redirecting: { ...progress, at: 'redirecting', result, half: 'top' },
  find: { ...progress, at: 'find' },
} satisfies Record<string, FinderState>

const describe = (state: FinderState) =>
  state.at === 'asking' ? `asking ${state.step}` : state.at === 'failed' ? `failed ${state.work}` : state.at

test.each<[keyof typeof states, FinderEvent, string]>([
  ['start', { type: 'begin', isNewCustomer: true }, 'asking height'],
  ['start', { type: 'find' }, 'find'],
  ['height', { type: 'next' }, 'asking weight'],
  ['height', { type: 'skip' }, 'asking height'],
  ['height', { type: 'back' }, 'start'],
  ['build', { type: 'see-result' }, 'asking build'],
  ['t-shirt', { type: 'see-result' }, 'calculating'],
  ['style', { type: 'skip' }, 'calculating'],
  ['style', { type: 'next' }, 'asking style'],
  ['style', { type: 'back' }, 'asking jacket'],
  ['waist again', { type: 'back' }, 'result'],
  ['waist again', { type: 'skip' }, 'result'],
  ['a booster', { type: 'skip' }, 'result'],
  ['declined', { type: 'back' }, 'asking age'],
  ['calculating', { type: 'recommended', result }, 'result'],
  ['calculating', { type: 'failed' }, 'failed calculating'],
  ['calculating', { type: 'next' }, 'calculating'],
  ['calculating', { type: 'back' }, 'asking style'],
  ['result', { type: 'edit', step: 'waist' }, 'asking waist'],
  ['result', { type: 'register' }, 'register'],
  ['result', { type: 'shop', half: 'bottom' }, 'redirecting'],
  ['result', { type: 'back' }, 'asking style'],
  ['result', { type: 'home' }, 'start'],
  ['register', { type: 'save', registration }, 'saving'],
  ['register', { type: 'back' }, 'result'],
  ['saving', { type: 'saved', hasSubscribed: null }, 'success'],
  ['saving', { type: 'failed' }, 'failed saving'],
  ['saving', { type: 'save', registration }, 'saving'],
  ['success', { type: 'shop', half: 'top' }, 'redirecting'],
  ['failed to calculate', { type: 'retry' }, 'calculating'],
  ['failed to calculate', { type: 'recommended', result }, 'result'],
  ['failed to calculate', { type: 'back' }, 'asking style'],
  ['failed to save', { type: 'retry' }, 'saving'],
  ['failed to save', { type: 'back' }, 'result'],
  ['find', { type: 'back' }, 'start'],
  ['redirecting', { type: 'failed' }, 'result'],
  ['redirecting', { type: 'arrived', place: 'result' }, 'result'],
  ['calculating to save', { type: 'recommended', result }, 'register'],
  ['calculating to save', { type: 'arrived', place: 'save' }, 'calculating'],
])('%s, on %j, becomes %s [FIT-04]', (from, event, to) => {
  expect(describe(transition(states[from], event))).toBe(to)
})

test.each(['calculating', 'saving'] as const)('a failure of %s keeps the answers [FIT-04]', (at) => {
  expect(transition(states[at], { type: 'failed' })).toMatchObject({ at: 'failed', work: at, answers })
})

test.each([true, false])('the consent of the register step is saved unchanged: %s [FIT-05]', (marketing) => {
  const given = { email: 'jo@example.com', marketing }
  const saving = transition(states.register, { type: 'save', registration: given })
  expect(saving).toMatchObject({ at: 'saving', registration: given })
  expect(transition(saving, { type: 'failed' })).toMatchObject({ registration: given })
})

test('the eleven questions come in order, then the calculation [FIT-03]', () => {
  let state: FinderState = transition(START, { type: 'begin', isNewCustomer: true })
  const steps: string[] = []
  while (state.at === 'asking') {
    steps.push(state.step)
    const answer = { height: 180, weight: 82, age: 38 }[state.step as 'age']
    state = transition(state, { type: 'changed', answer })
    state = transition(state, answer === undefined ? { type: 'skip' } : { type: 'next' })
  }
  expect(steps).toEqual(QUIZ)
  expect(state).toMatchObject({ at: 'calculating', answers })
})

test('a changed answer makes the result stale until a new one arrives [FIT-03]', () => {
  const changed = transition(states['waist again'], { type: 'changed', answer: '36' })
  expect(isStale(changed)).toBe(true)
  expect(transition(changed, { type: 'recommended', result })).toBe(changed)
  const fresh = transition(changed, { type: 'recommended', result: { answers: changed.answers, recommendation } })
  expect(isStale(fresh)).toBe(false)
  expect(describe(transition(fresh, { type: 'next' }))).toBe('result')
  expect(describe(transition(changed, { type: 'next' }))).toBe('calculating')
})

test('the result can be seen after the seventh question, and Back leads to where it was seen from [FIT-20]', () => {
  const offering = QUIZ.filter((step) => transition(asking(step), { type: 'see-result' }).at === 'calculating')
  expect(offering).toEqual(['watch', 't-shirt', 'jacket', 'style'])
  const early = transition(asking('watch', { visited: QUIZ.slice(0, 8) }), { type: 'see-result' })
  const shown = transition(early, { type: 'recommended', result })
  expect(shown).toMatchObject({ at: 'result', answers })
  expect(describe(transition(shown, { type: 'back' }))).toBe('asking watch')
  expect(describe(transition(early, { type: 'back' }))).toBe('asking watch')
})

test('skipping a question removes its answer [FIT-03]', () => {
  const answered = transition(asking('jacket'), { type: 'changed', answer: '40' })
  expect(answered.answers.jacket).toBe('40')
  expect(transition(answered, { type: 'skip' }).answers).toEqual(answers)
})

test.each([
  [{}, 'waist', 'height'],
  [{ height: 180 }, 'result', 'weight'],
  [{ height: 180, weight: 82 }, 'save', 'age'],
  [{ height: 180, weight: 82 }, 'weight', 'weight'],
  [{ height: 180, weight: 82, age: 38 }, 'jacket', 'jacket'],
  [{ height: 180, weight: 82, age: 38 }, 'result', 'result'],
  [{ height: 180, weight: 82, age: 38 }, 'leg', 'leg'],
  [{}, 'leg', 'height'],
  [{}, 'find', 'find'],
] as const)('with %j, the URL of %s leads to %s [FIT-03]', (known, place, to) => {
  expect(getPlace(transition({ ...START, answers: known }, { type: 'arrived', place }))).toBe(to)
})

test('a returning visitor resumes at the last place', () => {
  const earlier: FinderState = { ...START, answers: { height: 180, weight: 82 }, visited: ['height', 'weight', 'age'] }
  expect(describe(transition(earlier, { type: 'resume' }))).toBe('asking age')
  expect(describe(transition({ ...earlier, answers, visited: [...QUIZ, 'result'] }, { type: 'resume' }))).toBe(
    'calculating',
  )
})

test('an age under 18 declines the visitor and is not stored', () => {
  expect(transition(asking('age'), { type: 'under-age' })).toMatchObject({ at: 'declined', answers: { height: 180 } })
  expect(transition(asking('age'), { type: 'under-age' }).answers.age).toBeUndefined()
})

test('only starting again clears the answers', () => {
  const start = transition(states.result, { type: 'home' })
  expect(start.answers).toEqual(answers)
  expect(transition(start, { type: 'begin', isNewCustomer: false })).toMatchObject({
    answers: {},
    visited: ['height'],
    isNewCustomer: false,
  })
})

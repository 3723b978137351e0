import { expect, test } from 'vitest'
import type { Recommendation } from '#app/fit/recommendation.ts'
import type { Answers } from '../questions/answers.ts'
import { QUIZ } from '../questions/steps.ts'
import { transition } from './finder-machine.ts'
import { type Finder, type FinderEvent, isStale, placeOf, START } from './finder-state.ts'

const sizes: Recommendation = {
  fit: { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } },
  probabilities: {},
  neighbours: {},
  moved: [],
  doubts: [],
  askedFor: [],
}
const answers: Answers = { height: 180, weight: 82, age: 38 }
const told = { answers, visited: [...QUIZ], isNewCustomer: true }
const result = { of: answers, sizes }
const details = { email: null, marketing: false }

const asking = (step: (typeof QUIZ)[number], more = {}): Finder => ({
  ...told,
  at: 'asking',
  step,
  result: null,
  ...more,
})
const states = {
  start: { ...told, at: 'start' },
  height: asking('height'),
  style: asking('style'),
  'waist again': asking('waist', { result }),
  'a booster': { ...told, at: 'asking', step: 'leg', result },
  declined: { ...told, at: 'declined' },
  calculating: { ...told, at: 'calculating', goal: 'result' },
  'calculating to save': { ...told, at: 'calculating', goal: 'register' },
  result: { ...told, at: 'result', result },
  register: { ...told, at: 'register', result },
  saving: { ...told, at: 'saving', result, details },
  success: { ...told, at: 'success', result, details, joined: null },
  'failed to calculate': { ...told, at: 'failed', doing: 'calculating', goal: 'result' },
  'failed to save': { ...told, at: 'failed', doing: 'saving', result, details },
  redirecting: { ...told, at: 'redirecting', result, to: 'top' },
  find: { ...told, at: 'find' },
} satisfies Record<string, Finder>

const nameOf = (state: Finder) =>
  state.at === 'asking' ? `asking ${state.step}` : state.at === 'failed' ? `failed ${state.doing}` : state.at

test.each<[keyof typeof states, FinderEvent, string]>([
  ['start', { type: 'begin', isNewCustomer: true }, 'asking height'],
  ['start', { type: 'find' }, 'find'],
  ['height', { type: 'next' }, 'asking weight'],
  ['height', { type: 'skip' }, 'asking height'],
  ['height', { type: 'back' }, 'start'],
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
  ['register', { type: 'save', details }, 'saving'],
  ['register', { type: 'back' }, 'result'],
  ['saving', { type: 'saved', joined: null }, 'success'],
  ['saving', { type: 'failed' }, 'failed saving'],
  ['saving', { type: 'save', details }, 'saving'],
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
])('%s, on %j, is %s [FIT-04]', (from, event, to) => {
  expect(nameOf(transition(states[from], event))).toBe(to)
})

test('the eleven questions come in their order, and then the work begins [FIT-03]', () => {
  let state: Finder = transition(START, { type: 'begin', isNewCustomer: true })
  const asked: string[] = []
  while (state.at === 'asking') {
    asked.push(state.step)
    const answer = { height: 180, weight: 82, age: 38 }[state.step as 'age']
    state = transition(state, { type: 'changed', answer })
    state = transition(state, answer === undefined ? { type: 'skip' } : { type: 'next' })
  }
  expect(asked).toEqual(QUIZ)
  expect(state).toMatchObject({ at: 'calculating', answers })
})

test('a change to one answer makes the result out of date until the new one is there [FIT-03]', () => {
  const changed = transition(states['waist again'], { type: 'changed', answer: '36' })
  expect(isStale(changed)).toBe(true)
  expect(transition(changed, { type: 'recommended', result })).toBe(changed)
  const fresh = transition(changed, { type: 'recommended', result: { of: changed.answers, sizes } })
  expect(isStale(fresh)).toBe(false)
  expect(nameOf(transition(fresh, { type: 'next' }))).toBe('result')
  expect(nameOf(transition(changed, { type: 'next' }))).toBe('calculating')
})

test('a question left out has no answer; one that was answered loses it [FIT-03]', () => {
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
] as const)('with %j, the address of %s leads to %s [FIT-03]', (known, place, to) => {
  expect(placeOf(transition({ ...START, answers: known }, { type: 'arrived', place }))).toBe(to)
})

test('who comes back goes on where he was', () => {
  const left: Finder = { ...START, answers: { height: 180, weight: 82 }, visited: ['height', 'weight', 'age'] }
  expect(nameOf(transition(left, { type: 'resume' }))).toBe('asking age')
  expect(nameOf(transition({ ...left, answers, visited: [...QUIZ, 'result'] }, { type: 'resume' }))).toBe('calculating')
})

test('an age under 18 is no answer', () => {
  expect(transition(asking('age'), { type: 'under-age' })).toMatchObject({ at: 'declined', answers: { height: 180 } })
  expect(transition(asking('age'), { type: 'under-age' }).answers.age).toBeUndefined()
})

test('only beginning anew forgets the answers', () => {
  const start = transition(states.result, { type: 'home' })
  expect(start.answers).toEqual(answers)
  expect(transition(start, { type: 'begin', isNewCustomer: false })).toMatchObject({
    answers: {},
    visited: ['height'],
    isNewCustomer: false,
  })
})

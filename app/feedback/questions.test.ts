import { expect, test } from 'vitest'
import { type Answers, findProblems, type Question, trimAnswers } from './questions.ts'

const QUESTIONS = [
  { name: 'score', kind: 'scale', from: 0, to: 10 },
  { name: 'line', kind: 'text', maxLength: 5 },
  { name: 'note', kind: 'text', maxLength: 5, isOptional: true, isMultiline: true },
] as const satisfies readonly Question<string>[]
type Name = (typeof QUESTIONS)[number]['name']

const complete: Answers<Name> = { score: '7', line: 'a', note: '' }

test.each<[Answers<Name>, ReturnType<typeof findProblems<Name>>]>([
  [{}, null],
  [{ score: '0' }, null],
  [{ score: '10' }, null],
  [{ score: '11' }, { score: 'missed' }],
  [{ score: '-1' }, { score: 'missed' }],
  [{ score: '7.5' }, { score: 'missed' }],
  [{ score: '07' }, { score: 'missed' }],
  [{ score: '' }, { score: 'missed' }],
  [{ line: '' }, { line: 'missed' }],
  [{ line: 'abcde' }, null],
  [{ line: 'abcdef' }, { line: 'too-long' }],
  [{ note: 'abcdef' }, { note: 'too-long' }],
  [
    { score: '', line: '' },
    { score: 'missed', line: 'missed' },
  ],
])('answers with %j have the problems %j [FORM-04] [FORM-05]', (change, problems) => {
  expect(findProblems(QUESTIONS, { ...complete, ...change })).toEqual(problems)
})

test('answers that were not posted are missing, except optional ones [FORM-04]', () => {
  expect(findProblems(QUESTIONS, {})).toEqual({ score: 'missed', line: 'missed' })
})

test('only answers of several lines keep their line breaks [OPS-04]', () => {
  expect(trimAnswers(QUESTIONS, { score: ' 7 ', line: ' a\r\nBcc:\tb\u0000 ', note: '\n a\n b \n' })).toEqual({
    score: '7',
    line: 'a Bcc: b',
    note: 'a\n b',
  })
})

test('a name in emoji or from right to left stays as it is [FORM-05]', () => {
  expect(trimAnswers(QUESTIONS, { line: '👨‍👩‍👦 محمد' })).toMatchObject({ line: '👨‍👩‍👦 محمد' })
})

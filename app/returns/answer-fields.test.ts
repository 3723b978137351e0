import { expect, test } from 'vitest'
import { listHiddenFields, readAnswers } from './answer-fields.ts'
import type { ReturnAnswers } from './return-answers.ts'
import { someAnswers } from './returns.fixtures.ts'

const toForm = (fields: readonly (readonly [string, string])[]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('a form carries all answers, whatever characters ids and texts contain [OPS-06]', () => {
  const answers: ReturnAnswers = someAnswers(
    {
      'gid://shopify/LineItem/1001?a=b': {
        quantity: '2',
        reason: 'poor quality / faulty',
        suggestedFor: 'too tight',
        comment: 'السروال 👖\n"<b>',
        outcome: 'exchange',
        size: ['35', null, '32'],
      },
      'line:2': { isChosen: false, reason: 'other', size: [] },
    },
    { carrierId: 'evri' },
  )
  expect(readAnswers(toForm(listHiddenFields(answers, () => false)))).toEqual(answers)
})

test('fields with a control get no hidden field [OPS-06]', () => {
  const fields = listHiddenFields(someAnswers({ 'line-1': {} }), (name) => name === 'chosen' || name === 'number')
  expect(fields.map(([name]) => name)).toEqual(['proof', 'request', 'quantity:line-1', 'comment:line-1'])
})

test('invalid values of a forged form are ignored [OPS-04]', () => {
  const answers = readAnswers(
    toForm([
      ['reason:line-1', 'because'],
      ['outcome:line-1', 'both'],
      ['size:999999999:line-1', '35'],
      ['__proto__', 'x'],
      ['quantity:__proto__', '9'],
    ]),
  )
  expect(answers.lines['line-1']).toMatchObject({ reason: null, outcome: null, size: [] })
  expect(Object.keys(answers.lines)).toEqual(['line-1', '__proto__'])
  expect(({} as { quantity?: string }).quantity).toBeUndefined()
})

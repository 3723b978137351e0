import { expect, test } from 'vitest'
import { readTold } from './memory.ts'

test('answers and places are read again as they were kept [FIT-03]', () => {
  const answers = { height: 180.34, weight: 82, age: 38, waist: '34', build: { seat: 'more' }, 'size-up': 'no' }
  expect(readTold(JSON.stringify(answers), '["height","weight","result"]', 'false')).toEqual({
    answers,
    visited: ['height', 'weight', 'result'],
    isNewCustomer: false,
  })
})

test.each([
  ['{'],
  ['null'],
  ['[]'],
  ['7'],
  ['{"height":"180"}'],
  ['{"height":1800}'],
  ['{"age":15}'],
  ['{"waist":34}'],
  ['{"waist":"39"}'],
  ['{"build":{}}'],
  ['{"build":{"nose":"more"}}'],
  ['{"build":{"seat":"huge"}}'],
  ['{"shoe":"9"}'],
  ['{"__proto__":{"height":180}}'],
  ['{"height":180}', '{}'],
  ['{"height":180}', '["height","moon"]'],
  ['{"height":180}', '["height"]', 'perhaps'],
])('answers %s, places %s, new %s are cleared as a whole', (answers, visited?: string, isNew?: string) => {
  expect(readTold(answers, visited, isNew)).toBeUndefined()
})

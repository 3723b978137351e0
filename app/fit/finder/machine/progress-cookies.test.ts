import { expect, test } from 'vitest'
import { parseProgress } from './progress-cookies.ts'

test('answers and visited places are read as they were stored [FIT-03]', () => {
  const answers = { height: 180.34, weight: 82, age: 38, waist: '34', build: { seat: 'more' }, 'size-up': 'no' }
  expect(parseProgress(JSON.stringify(answers), '["height","weight","result"]', 'false')).toEqual({
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
  ['{"age":38.5}'],
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
])('invalid progress is dropped as a whole: %s, %s, %s', (answers, visited?: string, isNewCustomer?: string) => {
  expect(parseProgress(answers, visited, isNewCustomer)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { toAnswersOfFit } from './answers-of-fit.ts'

test.each([
  [
    '{"updatedAt":null,"email":null,"status":null,"answers":{"height":190.5,"weight":81}}',
    { height: 190.5, weight: 81 },
  ],
  ['{"updatedAt":null,"email":"jo@example.com","status":null,"answers":null}', null],
  ['{"updatedAt":null,"email":"jo@example.com","status":null}', null],
  ['{"answers":{"height":9000}}', null],
  ['{"answers":"tall"}', null],
  ['{', null],
  [undefined, null],
])('a fit stored as %s has the answers %j [PDP-17]', (details, answers) => {
  expect(toAnswersOfFit(details)).toEqual(answers)
})

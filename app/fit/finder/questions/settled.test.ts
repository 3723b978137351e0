import { expect, test } from 'vitest'
import { TROUSERS_SETTLED } from '#contracts/shop/fit-questions.ts'
import type { Answers } from '#mocks/recommender/answers.ts'
import { getDefaultModel } from '#mocks/recommender/model.ts'
import { createMenOfModel } from '#mocks/recommender/training/men.fixtures.ts'
import { HALVES, measureSettled } from '#mocks/recommender/training/settled.ts'
import { QUIZ } from './steps.ts'

/** The answers of each question in the terms of the model; taste is none of them. */
const MODEL_ANSWERS: Record<(typeof QUIZ)[number], readonly (keyof Answers)[]> = {
  height: ['heightIn'],
  weight: ['weightLb'],
  age: ['ageYears'],
  waist: ['usualWaist'],
  'size-up': ['sizeUp'],
  'slim-fit': ['slimFit'],
  build: ['belly', 'seat', 'thigh'],
  watch: ['watch'],
  't-shirt': ['tShirt'],
  jacket: ['jacket'],
  style: [],
}

test('the seventh question is the first after which trousers have settled for 19 of 20 men [FIT-20]', () => {
  const model = getDefaultModel()
  const men = createMenOfModel(model, 500, 7)
  const rows = QUIZ.map((question, at) => {
    const answered = QUIZ.slice(0, at + 1).flatMap((name) => MODEL_ANSWERS[name])
    const measure = (outputs: (typeof HALVES)[keyof typeof HALVES], isExact = false) =>
      measureSettled(model, men, answered, outputs, { isExact })
    return {
      question,
      trousers: measure(HALVES.trousers),
      exact: measure(HALVES.trousers, true),
      tops: measure(HALVES.tops),
    }
  })
  const toPercent = (share: number) => `${(100 * share).toFixed(1)} %`
  for (const { question, trousers, exact, tops } of rows)
    console.log(
      `after ${question}: trousers settled for ${toPercent(trousers)} (best sizes unchanged for ${toPercent(exact)}), tops for ${toPercent(tops)}`,
    )
  expect(TROUSERS_SETTLED).toEqual({ after: 'build', share: 0.95 })
  expect(rows.find(({ trousers }) => trousers >= 0.95)?.question).toBe('build')
  expect(QUIZ.indexOf('build')).toBe(6)
  // the questions left are not for nothing: they are for tops
  expect(rows.find(({ question }) => question === 'build')?.tops).toBeLessThan(0.9)
  expect(rows.at(-1)).toMatchObject({ trousers: 1, exact: 1, tops: 1 })
})

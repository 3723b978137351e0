import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUESTIONS } from '#app/fit/fit-answers.ts'
import { getFigure } from './figure.ts'
import { getFigurePaths } from './figure-paths.ts'

const compared = fc.constantFrom(...QUESTIONS.build.values)
const men = fc.record(
  {
    height: fc.integer({ min: 120, max: 230 }),
    weight: fc.integer({ min: 35, max: 250 }),
    waist: fc.constantFrom('28', '34', '48'),
    build: fc.record({ belly: compared, thigh: compared }),
    style: fc.constantFrom('Slim', 'Standard', 'Straight'),
    'slim-fit': fc.constantFrom('slim', 'regular', 'relaxed'),
  },
  { requiredKeys: [] },
)

test('the drawing follows height, weight and build [FIT-03]', () => {
  expect(getFigure({ height: 190 }).top).toBeLessThan(getFigure({ height: 170 }).top)
  expect(getFigure({ weight: 120 }).waist).toBeGreaterThan(getFigure({ weight: 70 }).waist)
  expect(getFigure({ build: { belly: 'more' } }).waist).toBeGreaterThan(getFigure({ build: { belly: 'less' } }).waist)
  expect(getFigure({ build: { thigh: 'more' } }).thigh).toBeGreaterThan(getFigure({}).thigh)
})

test('every man is drawn with the same joints, so that paths can be animated', () => {
  const joints = (path: string) => path.replaceAll(/[^A-Z]/g, '')
  const average = getFigurePaths(getFigure({}), {})
  fc.assert(
    fc.property(men, (answers) => {
      const figure = getFigure(answers)
      const paths = getFigurePaths(figure, answers)
      const inOrder = [
        figure.top,
        figure.chin,
        figure.shoulderY,
        figure.armpitY,
        figure.waistY,
        figure.hipY,
        figure.kneeY,
      ]
      return (
        inOrder.every((y, at) => at === 0 || y > (inOrder[at - 1] ?? 0)) &&
        Object.values(paths).every((path) => !path.includes('NaN')) &&
        (Object.keys(paths) as (keyof typeof paths)[]).every((part) => joints(paths[part]) === joints(average[part]))
      )
    }),
    { seed: 60 },
  )
})

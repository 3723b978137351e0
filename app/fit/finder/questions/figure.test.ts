import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMPARED } from './answers.ts'
import { figureFor } from './figure.ts'
import { pathsFor } from './figure-paths.ts'

const men = fc.record(
  {
    height: fc.integer({ min: 120, max: 230 }),
    weight: fc.integer({ min: 35, max: 250 }),
    waist: fc.constantFrom('28', '34', '48'),
    build: fc.record({ belly: fc.constantFrom(...COMPARED), thigh: fc.constantFrom(...COMPARED) }),
    style: fc.constantFrom('Slim', 'Standard', 'Straight'),
    'slim-fit': fc.constantFrom('slim', 'regular', 'relaxed'),
  },
  { requiredKeys: [] },
)

test('he follows what is said of him: taller, heavier, rounder [FIT-03]', () => {
  expect(figureFor({ height: 190 }).top).toBeLessThan(figureFor({ height: 170 }).top)
  expect(figureFor({ weight: 120 }).waist).toBeGreaterThan(figureFor({ weight: 70 }).waist)
  expect(figureFor({ build: { belly: 'more' } }).waist).toBeGreaterThan(figureFor({ build: { belly: 'less' } }).waist)
  expect(figureFor({ build: { thigh: 'more' } }).thigh).toBeGreaterThan(figureFor({}).thigh)
})

test('every man there is can be drawn, with the same joints, so that one moves into the next', () => {
  const joints = (path: string) => path.replaceAll(/[^A-Z]/g, '')
  const average = pathsFor(figureFor({}), {})
  fc.assert(
    fc.property(men, (answers) => {
      const figure = figureFor(answers)
      const paths = pathsFor(figure, answers)
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

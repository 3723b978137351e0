import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { getFigure } from './figure.ts'
import { getFigurePaths } from './figure-paths.ts'

const compared = fc.constantFrom(...FIT_QUESTIONS.build.values)
const men = fc.record(
  {
    height: fc.integer({ min: 120, max: 230 }),
    weight: fc.integer({ min: 35, max: 250 }),
    waist: fc.constantFrom('28', '34', '48'),
    age: fc.integer({ min: 18, max: 110 }),
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

/** Half widths at 178 cm for a weight in stone. */
const getWidths = (stone: number) => getFigure({ height: 178, weight: stone * 6.35 })

test('nineteen stone shows at waist, belly, hips, thighs and neck [FIT-03]', () => {
  const [lean, heavy] = [getWidths(11), getWidths(19)]
  const gains = (['waist', 'belly', 'hip', 'thigh', 'neck'] as const).map((part) => heavy[part] / lean[part])
  for (const gain of gains) expect(gain).toBeGreaterThan(1.2)
  expect(gains[1]).toBeGreaterThan(1.45)
  expect(heavy.belly).toBeGreaterThan(heavy.chest)
  expect(lean.belly).toBeLessThan(lean.chest)
})

test('each pound widens the figure a little, without a jump [FIT-03]', () => {
  for (const height of [160, 178, 196])
    for (let kg = 50; kg < 160; kg += 0.5) {
      const [before, after] = [getFigure({ height, weight: kg }), getFigure({ height, weight: kg + 0.5 })]
      for (const part of ['neck', 'chest', 'waist', 'belly', 'hip', 'thigh'] as const) {
        expect(after[part] - before[part], `${part} at ${kg} kg`).toBeGreaterThanOrEqual(0)
        expect(after[part] - before[part], `${part} at ${kg} kg`).toBeLessThan(0.6)
      }
    }
})

test('the recommended build shows at the seat and thigh alone [FIT-16]', () => {
  const [a, b, c] = (['A', 'B', 'C'] as const).map((build) =>
    getFigure({ height: 178, weight: 83, build: { seat: 'more' } }, { top: {}, bottom: { build } }),
  )
  for (const part of ['hip', 'thigh'] as const) {
    expect((b?.[part] ?? 0) / (a?.[part] ?? 1), part).toBeGreaterThan(1.05)
    expect((c?.[part] ?? 0) / (b?.[part] ?? 1), part).toBeGreaterThan(1.05)
  }
  expect([a?.waist, a?.knee]).toEqual([c?.waist, c?.knee])
})

test('paths have the same commands for all answers, so that they can be animated', () => {
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
        figure.bellyY,
        figure.hipY,
        figure.kneeY,
      ]
      return (
        inOrder.every((y, at) => at === 0 || y > (inOrder[at - 1] ?? 0)) &&
        Object.values(paths).every((path) => !path.includes('NaN')) &&
        (Object.keys(paths) as (keyof typeof paths)[]).every((part) => joints(paths[part]) === joints(average[part]))
      )
    }),
  )
})

import { expect, test } from 'vitest'
import { readModel } from '../model.ts'
import { compareWithGoals } from './goals.ts'
import { solveLeastSquares } from './linear.ts'
import { createRandom } from './random.ts'
import { createNumberLabels } from './size-labels.ts'
import { type Man, readSurvey, SURVEY_COLUMNS } from './survey.ts'
import { serializeModel, trainModel } from './train.ts'

/** Creates random men whose girths follow weight and whose heights follow stature. */
function createMen(count: number, seed: number): Man[] {
  const { normal, uniform } = createRandom(seed)
  return Array.from({ length: count }, (_, i) => {
    const tall = normal()
    const heavy = 0.4 * tall + 0.9 * normal()
    const girth = (mean: number, grows: number) => mean + grows * heavy + 20 * normal()
    return {
      subjectid: String(i),
      waistcircumference: girth(940, 95),
      buttockcircumference: girth(1020, 65),
      thighcircumference: girth(625, 50),
      chestcircumference: girth(1058, 75),
      crotchheight: 846 + 38 * tall + 15 * normal(),
      cervicaleheight: 1517 + 60 * tall + 10 * normal(),
      sleevelengthspinewrist: 896 + 35 * tall + 15 * normal(),
      wristcircumference: 175 + 6 * heavy + 4 * normal(),
      stature: 1756 + 66 * tall,
      weightkg: 855 + 130 * heavy,
      Age: 18 + Math.floor(uniform() * 35),
      Heightin: Math.round((1756 + 66 * tall) / 25.4 + 0.9),
      Weightlbs: Math.round((85.5 + 13 * heavy) * 2.2046),
    }
  })
}

test('the same men give exactly the same model, and it can be parsed', () => {
  const men = createMen(300, 1)
  const text = serializeModel(trainModel(men))
  expect(serializeModel(trainModel(men))).toBe(text)
  expect(readModel(text).provenance.men).toBe(300)
})

test('a model is scored on other men and compared with every goal', () => {
  const rows = compareWithGoals(trainModel(createMen(600, 1)), createMen(200, 2), { seed: 1 })
  expect(rows).toHaveLength(64 + 12 * 6)
  const exact = (questionnaire: string) =>
    Number(
      rows.find((row) => row.questionnaire === questionnaire && row.output === 'waist' && row.measure === 'exact %')
        ?.value,
    )
  expect(exact('all')).toBeGreaterThan(exact('hwa'))
  expect(exact('hwa')).toBeGreaterThan(15)
})

test('probabilities are calibrated whatever number of answers is given [AGT-03]', () => {
  const rows = compareWithGoals(trainModel(createMen(1_200, 1)), createMen(600, 2), { seed: 1 })
  const byAnswers = rows.filter(({ questionnaire }) => /^first \d+$/.test(questionnaire))
  expect(byAnswers.map(({ questionnaire }) => questionnaire).filter((_, at) => at % 6 === 0)).toEqual(
    Array.from({ length: 12 }, (_, count) => `first ${count}`),
  )
  expect(byAnswers.filter(({ value }) => Number(value) > 8)).toEqual([])
})

test('rejects a survey without a number, by line and column', () => {
  const [heading, line] = [SURVEY_COLUMNS.join(','), SURVEY_COLUMNS.map(() => '1').join(',')]
  expect(readSurvey(`${heading}\n${line}\n`)).toHaveLength(1)
  expect(() => readSurvey(`${heading}\n${line}\n${line.replace('1,1', '1,tall')}`)).toThrow(
    /Line 3.*waistcircumference/,
  )
})

test('a stocked label covers its neighbourhood, a rare one its own inch', () => {
  expect(createNumberLabels([28, 30, 31, 32, 33, 34, 36], [29, 35, 38])).toMatchObject({
    28: [28, 4 / 12],
    29: [29, 1 / 12],
    30: [29.75, 1.5 ** 2 / 12],
    34: [34.25, 1.5 ** 2 / 12],
    36: [36, 4 / 12],
  })
})

test('least squares find the line through the points', () => {
  const [a, b] = solveLeastSquares(
    [
      [1, 0],
      [1, 1],
      [1, 5],
    ],
    [2, 5, 17],
  )
  expect(a).toBeCloseTo(2)
  expect(b).toBeCloseTo(3)
})

import { expect, test } from 'vitest'
import { readModel } from '../model.ts'
import { createChance } from './chance.ts'
import { goalRows } from './goals.ts'
import { numberLabels } from './labels.ts'
import { leastSquares } from './linear.ts'
import { type Man, readSurvey, SURVEY_COLUMNS } from './survey.ts'
import { modelText, train } from './train.ts'

/** Men as chance makes them: girths grow with weight, heights with height. Enough like people to fit a model to. */
function someMen(count: number, seed: number): Man[] {
  const { normal, uniform } = createChance(seed)
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

test('the same men give the same model, to the digit, and it can be read back', () => {
  const men = someMen(300, 1)
  const text = modelText(train(men))
  expect(modelText(train(men))).toBe(text)
  expect(readModel(text).provenance.men).toBe(300)
})

test('a model is scored on men whom it has not seen, with every goal beside', () => {
  const rows = goalRows(train(someMen(600, 1)), someMen(200, 2), { seed: 1 })
  expect(rows).toHaveLength(63)
  const exact = (questionnaire: string) =>
    Number(
      rows.find((row) => row.questionnaire === questionnaire && row.output === 'waist' && row.measure === 'exact %')
        ?.value,
    )
  expect(exact('all')).toBeGreaterThan(exact('hwa'))
  expect(exact('hwa')).toBeGreaterThan(15)
})

test('a survey that lacks a number is refused with line and column', () => {
  const [heading, line] = [SURVEY_COLUMNS.join(','), SURVEY_COLUMNS.map(() => '1').join(',')]
  expect(readSurvey(`${heading}\n${line}\n`)).toHaveLength(1)
  expect(() => readSurvey(`${heading}\n${line}\n${line.replace('1,1', '1,tall')}`)).toThrow(
    /Line 3.*waistcircumference/,
  )
})

test('a stocked label stands for all that is nearest to it, a rare one for its own inch', () => {
  expect(numberLabels([28, 30, 31, 32, 33, 34, 36], [29, 35, 38])).toMatchObject({
    28: [28, 4 / 12],
    29: [29, 1 / 12],
    30: [29.75, 1.5 ** 2 / 12],
    34: [34.25, 1.5 ** 2 / 12],
    36: [36, 4 / 12],
  })
})

test('least squares find the line that points lie on', () => {
  const [a, b] = leastSquares(
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

import { expect, test } from 'vitest'
import { parseQuantity } from './parse-quantity.ts'

const YEAR = 2026

test.each([
  ['height', 'cm', ['180'], 180],
  ['height', 'cm', [' 180,5 '], 180.5],
  ['height', 'ft', ['5', '11'], 180.34],
  ['height', 'ft', ['6', ''], 182.88],
  ['weight', 'kg', ['82.4'], 82.4],
  ['weight', 'st', ['12', '8'], 79.83],
  ['weight', 'st', ['12.5', ''], 79.38],
  ['age', 'years', ['38'], 38],
  ['age', 'years', ['17'], 17],
  ['pair-waist', 'in', ['17.5'], 35],
] as const)('%s in %s, typed as %j, is stored as %d [FIT-03]', (quantity, unit, texts, answer) => {
  expect(parseQuantity(quantity, unit, texts, YEAR)).toEqual({ answer })
})

test.each([
  ['height', 'cm', ['1.80'], 'problem.metres', 180],
  ['height', 'cm', ['71'], 'problem.inches', 180.34],
  ['height', 'cm', ['5.11'], 'problem.feet', undefined],
  ['height', 'cm', ['300'], 'problem.range', undefined],
  ['height', 'ft', ['180', ''], 'problem.centimetres', 180],
  ['height', 'ft', ['1.80', ''], 'problem.metres', 180],
  ['height', 'ft', ['71', ''], 'problem.inches', 180.34],
  ['height', 'ft', ['5.11', ''], 'problem.part', undefined],
  ['height', 'ft', ['5', '13'], 'problem.carry', undefined],
  ['height', 'ft', ['', '11'], 'problem.range', undefined],
  ['weight', 'kg', ['12.5'], 'problem.stone', 79.38],
  ['weight', 'kg', ['300'], 'problem.pounds', 136.08],
  ['weight', 'lb', ['70'], 'problem.kilograms', 70],
  ['weight', 'st', ['82', ''], 'problem.kilograms', 82],
  ['weight', 'st', ['180', '0'], 'problem.pounds', 81.65],
  ['weight', 'st', ['12', '14'], 'problem.carry', undefined],
  ['age', 'years', ['1985'], 'problem.birth-year', undefined],
  ['age', 'years', ['2031'], 'problem.future-year', undefined],
  ['age', 'years', ['38.5'], 'problem.whole', undefined],
  ['age', 'years', ['140'], 'problem.range', undefined],
  ['age', 'years', ['0'], 'problem.range', undefined],
  ['height', 'cm', [''], 'problem.empty', undefined],
  ['height', 'ft', [' ', ''], 'problem.empty', undefined],
  ['weight', 'kg', ['heavy'], 'problem.letters', undefined],
  ['height', 'ft', ['5', 'eleven'], 'problem.letters', undefined],
  ['weight', 'kg', ['-80'], 'problem.letters', undefined],
  ['weight', 'kg', ['1e2'], 'problem.letters', undefined],
] as const)('%s in %s, typed as %j, shows %s [FIT-03]', (quantity, unit, texts, key, suggestion) => {
  expect(parseQuantity(quantity, unit, texts, YEAR)).toMatchObject({
    problem: { key, ...(suggestion && { suggestion }) },
  })
})

test('a range is shown in the chosen unit', () => {
  expect(parseQuantity('height', 'ft', ['9', '0'], YEAR)).toEqual({
    problem: { key: 'problem.range', values: { least: '3 ft 11 in', most: '7 ft 6.5 in' } },
  })
})

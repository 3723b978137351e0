import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { formatQuantity, parseQuantity } from './parse-quantity.ts'
import { fromStoredValue, getDefaultUnit, getSliderRange, toStoredValue, toTexts, UNITS } from './units.ts'

/** Numbers that can be typed in a unit: halves where it has two fields, tenths where it has one. */
const typed = (least: number, most: number, parts: 2 | 10) =>
  fc.integer({ min: least * parts, max: most * parts }).map((part) => part / parts)

test.each([
  ['height', 'ft', typed(48, 90, 2)],
  ['height', 'cm', typed(120, 230, 10)],
  ['weight', 'st', typed(78, 550, 2)],
  ['weight', 'lb', typed(78, 550, 10)],
  ['weight', 'kg', typed(35, 250, 10)],
  ['pair-waist', 'in', typed(10, 30, 10)],
  ['pair-leg', 'cm', typed(51, 114, 10)],
] as const)('%s in %s is shown as typed [FIT-03]', (quantity, unit, numbers) => {
  fc.assert(
    fc.property(numbers, (number) => fromStoredValue(quantity, unit, toStoredValue(quantity, unit, number)) === number),
  )
})

test('showing and retyping an answer changes nothing, in any unit [FIT-03]', () => {
  const quantities = ['height', 'weight', 'pair-waist', 'pair-leg'] as const
  fc.assert(
    fc.property(fc.constantFrom(...quantities), fc.double({ min: 0, max: 1, noNaN: true }), (quantity, share) => {
      const { min, max } = FIT_QUESTIONS[quantity]
      const answer = Math.round((min + (max - min) * share) * 100) / 100
      return UNITS[quantity].every((unit) => {
        const texts = toTexts(quantity, unit, answer)
        const parsed = parseQuantity(quantity, unit, texts, 2026)
        return 'answer' in parsed && String(toTexts(quantity, unit, parsed.answer)) === String(texts)
      })
    }),
  )
})

test('an inch is 2.54 cm and a stone fourteen pounds', () => {
  expect(toStoredValue('height', 'ft', 71)).toBe(180.34)
  expect(toTexts('height', 'ft', 180.34)).toEqual(['5', '11'])
  expect(toTexts('weight', 'st', toStoredValue('weight', 'st', 13 * 14 + 1.5))).toEqual(['13', '1.5'])
  expect(toStoredValue('weight', 'lb', 180)).toBe(81.65)
  expect(formatQuantity('weight', 'st', 81.65)).toBe('12 st 12 lb')
})

test('a waistband is typed flat and stored as its circumference', () => {
  expect(toStoredValue('pair-waist', 'in', 17.5)).toBe(35)
  expect(fromStoredValue('pair-waist', 'cm', 35)).toBe(44.4)
})

test.each([
  ['gb', 'ft', 'st', 'in'],
  ['us', 'ft', 'lb', 'in'],
  ['eu', 'cm', 'kg', 'cm'],
] as const)('the default units of %s are %s, %s and %s', (code, height, weight, tape) => {
  expect([
    getDefaultUnit('height', { code }),
    getDefaultUnit('weight', { code }),
    getDefaultUnit('pair-leg', { code }),
  ]).toEqual([height, weight, tape])
})

test('a slider has whole numbers as its ends in every unit', () => {
  for (const unit of UNITS.weight) {
    const { min, max, middle } = getSliderRange('weight', unit)
    expect([min, max, middle].every(Number.isInteger), unit).toBe(true)
    expect(min < middle && middle < max).toBe(true)
  }
})

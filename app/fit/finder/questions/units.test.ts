import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from './steps.ts'
import { inWords, readTyped } from './typed.ts'
import { fromKept, sliderOf, textsOf, toKept, UNITS_OF, usualUnit } from './units.ts'

/** A test that passes must pass again. */
const SAME_EVERY_TIME = { seed: 60 }

/** A number that can be typed in a unit: halves where there are two fields, tenths where there is one. */
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
] as const)('%s told in %s is shown again as it was told [FIT-03]', (quantity, unit, numbers) => {
  fc.assert(
    fc.property(numbers, (number) => fromKept(quantity, unit, toKept(quantity, unit, number)) === number),
    SAME_EVERY_TIME,
  )
})

test('every answer that can be kept reads the same however often it is shown and typed again, in every unit [FIT-03]', () => {
  const quantities = ['height', 'weight', 'pair-waist', 'pair-leg'] as const
  fc.assert(
    fc.property(fc.constantFrom(...quantities), fc.double({ min: 0, max: 1, noNaN: true }), (quantity, share) => {
      const { min, max } = LIMITS[quantity]
      const answer = Math.round((min + (max - min) * share) * 100) / 100
      return UNITS_OF[quantity].every((unit) => {
        const texts = textsOf(quantity, unit, answer)
        const read = readTyped(quantity, unit, texts, 2026)
        return 'answer' in read && String(textsOf(quantity, unit, read.answer)) === String(texts)
      })
    }),
    SAME_EVERY_TIME,
  )
})

test('an inch is 2.54 cm and a stone fourteen pounds', () => {
  expect(toKept('height', 'ft', 71)).toBe(180.34)
  expect(textsOf('height', 'ft', 180.34)).toEqual(['5', '11'])
  expect(textsOf('weight', 'st', toKept('weight', 'st', 13 * 14 + 1.5))).toEqual(['13', '1.5'])
  expect(toKept('weight', 'lb', 180)).toBe(81.65)
  expect(inWords('weight', 'st', 81.65)).toBe('12 st 12 lb')
})

test('a waistband is measured flat and kept as what goes round', () => {
  expect(toKept('pair-waist', 'in', 17.5)).toBe(35)
  expect(fromKept('pair-waist', 'cm', 35)).toBe(44.4)
})

test.each([
  ['gb', 'ft', 'st', 'in'],
  ['us', 'ft', 'lb', 'in'],
  ['eu', 'cm', 'kg', 'cm'],
] as const)('%s is asked in %s, %s and %s', (code, height, weight, tape) => {
  expect([usualUnit('height', { code }), usualUnit('weight', { code }), usualUnit('pair-leg', { code })]).toEqual([
    height,
    weight,
    tape,
  ])
})

test('a slider has whole steps between its ends in every unit', () => {
  for (const unit of UNITS_OF.weight) {
    const { min, max, middle } = sliderOf('weight', unit)
    expect([min, max, middle].every(Number.isInteger), unit).toBe(true)
    expect(min < middle && middle < max).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { OPTION_CODES, parseOptionType } from './option-codes.ts'

test.each([
  ['waist', 'waist'],
  ['leg', 'leg'],
  ['shortsleg', 'shortsleg'],
  ['swimshortsleg', 'shortsleg'],
  ['trunksleg', 'trunksleg'],
  ['build', 'build'],
  ['chest', 'chest'],
  ['cut', 'cut'],
  ['size', 'size'],
  ['length', 'length'],
  ['ShortsLeg', 'shortsleg'],
  ['colour', undefined],
  ['toString', undefined],
])('a product’s option "%s" is read as %s [COL-08]', (wire, type) => {
  expect(parseOptionType(wire)).toBe(type)
})

test('URLs have the specification’s short codes of options [COL-02]', () => {
  expect(OPTION_CODES).toMatchObject({
    waist: 'w',
    build: 'b',
    leg: 'l',
    shortsleg: 'sl',
    size: 's',
    chest: 's',
    cut: 'c',
    length: 'lh',
  })
})

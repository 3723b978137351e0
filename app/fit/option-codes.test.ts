import { expect, test } from 'vitest'
import { OPTION_CODES, parseOptionType, toSizeSearch } from './option-codes.ts'

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

test.each([
  [
    { Waist: '34', Build: 'Build B', Leg: '32' },
    { w: '34', b: 'B', l: '32' },
  ],
  [
    { Size: 'M', ShortsLeg: '7' },
    { s: 'M', sl: '7' },
  ],
  [{ Amount: '100' }, { amount: '100' }],
  [{ Engraving: 'JB' }, {}],
])('the options %j lead to the size %j of the product’s page [CART-10]', (options, search) => {
  expect(toSizeSearch(Object.entries(options).map(([key, value]) => ({ key, value })))).toEqual(search)
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

import { expect, test } from 'vitest'
import { OPTION_LISTS, toListedValue } from './option-lists.ts'

test('the lists are as long as the specification’s [COL-07]', () => {
  const lengths = Object.fromEntries(Object.entries(OPTION_LISTS).map(([option, values]) => [option, values.length]))
  expect(lengths).toEqual({
    waist: 14,
    build: 3,
    leg: 10,
    taper: 3,
    size: 7,
    chest: 7,
    cut: 2,
    length: 3,
    shortsleg: 5,
    socksize: 2,
    pack: 3,
  })
})

test.each([
  ['waist', '34', '34'],
  ['waist', '29', undefined],
  ['build', 'B', 'B'],
  ['build', 'Build B', 'B'],
  ['build', 'build c', 'C'],
  ['build', 'D', undefined],
  ['size', 'm+', 'M+'],
  ['length', 'LONG', 'Long'],
  ['taper', 'Skinny', undefined],
  ['leg', '', undefined],
  ['socksize', 's/m', 'S/M'],
] as const)('%s %s is read as %s', (option, text, value) => {
  expect(toListedValue(option, text)).toBe(value)
})

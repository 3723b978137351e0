import { expect, test } from 'vitest'
import { OPTION_LISTS, toListedValue } from './option-lists.ts'

test.each(['Build A', 'Build B', 'Build C'])('the specification’s "%s" is in the list of builds [COL-07]', (build) => {
  expect(toListedValue('build', build)).toBe(build.at(-1))
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

// spec 3, "Fit option lists"
test.each([
  ['waist', '28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 42, 44, 46'],
  ['build', 'A, B, C'],
  ['taper', 'Slim, Standard, Straight'],
  ['leg', '28, 29, 30, 31, 32, 33, 34, 35, 36, 37'],
  ['size', 'S, M, M+, L, L+, XL, XXL'],
  ['chest', '36, 38, 40, 42, 44, 46, 48'],
  ['cut', 'Slim, Straight'],
  ['length', 'Short, Regular, Long'],
  ['shortsleg', '3, 5, 7, 9, 11'],
  ['socksize', 'S/M, M/L'],
  ['pack', 'Single, 2 Pack, 3 Pack'],
] as const)('the values of %s are %s [COL-07]', (option, values) => {
  expect(OPTION_LISTS[option].join(', ')).toBe(values)
})

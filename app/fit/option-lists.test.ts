import { expect, test } from 'vitest'
import { toListedValue } from './option-lists.ts'

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

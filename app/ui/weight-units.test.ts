import { expect, test } from 'vitest'
import { formatWeight } from './body-units.ts'

test.each([
  [83, 'kg', '83 kg'],
  [83, 'lb', '183 lb'],
  [83, 'st', '13 st 1 lb'],
  [82.55, 'st', '13 st'],
  [88.8, 'st', '14 st'],
] as const)('%d kg in %s is %s', (kg, unit, text) => {
  expect(formatWeight(kg, unit)).toBe(text)
})

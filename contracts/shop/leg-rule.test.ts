import { expect, test } from 'vitest'
import { isLongLeg } from './leg-rule.ts'

test.each([
  ['28', false],
  ['31', false],
  ['32', false],
  ['33', true],
  ['34', true],
  ['37', true],
  ['', false],
])('a leg of %s counts as long: %s [COL-09]', (leg, isLong) => {
  expect(isLongLeg(leg)).toBe(isLong)
})

import { expect, test } from 'vitest'
import { isWithinLegRule } from './leg-rule.ts'

test.each([
  [31, 'X-S', false],
  [31, 'X-L', true],
  [32, 'X-S', true],
  [32, 'X-L', false],
  [34, 'X-L', false],
  [28, 'X', true],
])('at leg %i, sku %s is included: %s [COL-09]', (leg, sku, isIncluded) => {
  expect(isWithinLegRule(sku, leg)).toBe(isIncluded)
})

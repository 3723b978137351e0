import { expect, onTestFinished, test } from 'vitest'
import { isWithinLegRule, setLegSuffixes } from './variants.wire.ts'

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

test('the sku suffixes are configurable [COL-09]', () => {
  onTestFinished(() => setLegSuffixes({ short: '-S', long: '-L' }))
  setLegSuffixes({ short: 'SH', long: 'LG' })
  expect([isWithinLegRule('X-SH', 31), isWithinLegRule('X-SH', 32)]).toEqual([false, true])
  expect([isWithinLegRule('X-LG', 31), isWithinLegRule('X-LG', 32)]).toEqual([true, false])
  expect(isWithinLegRule('X-S', 31)).toBe(true)
})

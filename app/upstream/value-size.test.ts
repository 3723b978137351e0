import { expect, test } from 'vitest'
import { estimateBytes, isEmptyValue } from './value-size.ts'

test('the estimate counts texts and nodes', () => {
  expect(estimateBytes('x'.repeat(1_000))).toBe(2_000)
  expect(estimateBytes({ name: 'Heroes' })).toBe(32 + 4 + 12)
  expect(estimateBytes([1, null, undefined])).toBeGreaterThan(24)
})

test.each([
  [null, true],
  [undefined, true],
  [[], true],
  [{ items: [], banner: null }, true],
  [[null], true],
  [{ total: 0, items: [] }, false],
  ['', false],
  [[{ title: 'Sale' }], false],
])('%j is nothing: %s', (value, expected) => {
  expect(isEmptyValue(value)).toBe(expected)
})

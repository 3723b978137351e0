import { expect, test } from 'vitest'
import { getSourceWidth, isKept } from './widths.ts'

test.each([
  [96, 800],
  [800, 800],
  [960, 1200],
  [1600, 1600],
])('width %d is scaled down from %d', (width, sourceWidth) => {
  expect(getSourceWidth(width)).toBe(sourceWidth)
})

test('the shop’s widths are kept on disk, others are not', () => {
  expect([80, 506, 980, 1600].map(isKept)).toEqual([true, true, true, true])
  expect([81, 507, 1599].map(isKept)).toEqual([false, false, false])
})

import { expect, test } from 'vitest'
import { judgeMemory } from './memory.ts'

/** Samples of each quarter, between what a collection leaves and twice that; a long run has hundreds. */
const measure = (quarters: readonly number[], length = 100) =>
  quarters.flatMap((least) =>
    Array.from({ length }, (_, index) => ({ heap: least * (1 + index / length), resident: 200 })),
  )

test.each([
  ['filled at first, then flat', [30, 50, 52, 51], true],
  ['a steady growth', [40, 60, 80, 100], false],
  ['growth that starts late', [50, 50, 50, 90], false],
])('%s', (_, quarters, isFlat) => {
  expect(judgeMemory(measure(quarters)).isFlat).toBe(isFlat)
})

test.each([
  ['a quarter without a collection', [57, 44, 48, 124], true],
  ['more than a heap grows between two of them', [35, 43, 100, 140], false],
])('in a run of less than two minutes: %s', (_, quarters, isFlat) => {
  expect(judgeMemory(measure(quarters, 11)).isFlat).toBe(isFlat)
})

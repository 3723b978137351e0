import { expect, test } from 'vitest'
import { judgeMemory } from './memory.ts'

/** Ten samples a quarter, each between what a collection leaves and twice that. */
const measure = (...quarters: number[]) =>
  quarters.flatMap((least) =>
    Array.from({ length: 10 }, (_, index) => ({ heap: least * (1 + index / 10), resident: 200 })),
  )

test.each([
  ['filled at first, then flat', [30, 50, 52, 51], true],
  ['a steady growth', [40, 60, 80, 100], false],
  ['growth that starts late', [50, 50, 50, 90], false],
])('%s', (_, quarters, isFlat) => {
  expect(judgeMemory(measure(...quarters)).isFlat).toBe(isFlat)
})

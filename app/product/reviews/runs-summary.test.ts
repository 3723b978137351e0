import { expect, test } from 'vitest'
import { getVerdict } from './review-summary.tsx'

test.each([
  [[2, 24, 3], 'true'],
  [[9, 10, 1], 'small'],
  [[1, 10, 9], 'large'],
  [[5, 2, 5], 'true'],
] as const)('%j is said to run %s [PDP-11]', (runs, verdict) => {
  expect(getVerdict(runs)).toBe(verdict)
})

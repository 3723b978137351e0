import { expect, test } from 'vitest'
import { getUsedCores } from './other-work.ts'

const toCpu = (busy: number, idle: number) => ({ times: { user: busy, nice: 0, sys: 0, idle, irq: 0 } })

test('cores in use are counted between two readings only', () => {
  const before = [toCpu(5_000, 1_000), toCpu(9_000, 0)]
  const after = [toCpu(5_250, 1_750), toCpu(10_000, 0)]
  expect(getUsedCores(before, after)).toBe(1.25)
})

test('an idle machine has no core in use', () => {
  expect(getUsedCores([toCpu(5_000, 0), toCpu(7_000, 0)], [toCpu(5_000, 1_000), toCpu(7_000, 1_000)])).toBe(0)
})

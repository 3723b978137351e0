import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GRACE_MS, PATIENCE_MS, patiently, READABLE_MS, readably } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const workOf = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms))

/** When a promise settled, in ms from now. */
async function timeOf(promise: Promise<unknown>): Promise<number> {
  const from = Date.now()
  const settled = promise.then(
    () => Date.now() - from,
    () => Date.now() - from,
  )
  await vi.runAllTimersAsync()
  return settled
}

test.each([
  [0, 0],
  [GRACE_MS - 1, GRACE_MS - 1],
  [GRACE_MS + 1, GRACE_MS + READABLE_MS],
  [GRACE_MS + READABLE_MS, GRACE_MS + READABLE_MS],
  [5_000, 5_000],
])(
  'work of %i ms is waited for %i ms: never longer than it takes plus what reads well [FIT-04]',
  async (work, waited) => {
    expect(await timeOf(readably(workOf(work)))).toBe(waited)
  },
)

test('a failure is told like a success', async () => {
  await expect(readably(Promise.reject(new Error('down')))).rejects.toThrow('down')
})

test('nobody waits for twenty seconds [FIT-04]', async () => {
  expect(await timeOf(patiently(workOf(20_000)))).toBe(PATIENCE_MS)
  expect(await timeOf(patiently(workOf(50)))).toBe(50)
})

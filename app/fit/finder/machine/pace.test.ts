import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayForReading, GRACE_MS, READABLE_MS, TIMEOUT_MS, withTimeout } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const workFor = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms))

/** How long a promise takes to settle, in ms. */
async function measure(promise: Promise<unknown>): Promise<number> {
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
])('work of %i ms takes %i ms, so that its message can be read [FIT-04]', async (work, shown) => {
  expect(await measure(delayForReading(workFor(work)))).toBe(shown)
})

test('a failure passes through unchanged', async () => {
  await expect(delayForReading(Promise.reject(new Error('down')))).rejects.toThrow('down')
})

test('a result that takes too long counts as failed [FIT-04]', async () => {
  expect(await measure(withTimeout(workFor(20_000)))).toBe(TIMEOUT_MS)
  expect(await measure(withTimeout(workFor(50)))).toBe(50)
})

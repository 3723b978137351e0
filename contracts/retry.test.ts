import { expect, test } from 'vitest'
import { getRetryDelay, isBusy, noRetry, type RetryPolicy, wait } from './retry.ts'

const policy: RetryPolicy = { retries: 3, isRetryable: isBusy, firstDelayMs: 100, maxDelayMs: 1_000 }

test.each([
  [1, 50, 100],
  [2, 100, 200],
  [3, 200, 400],
])('after failure %i the delay is between %i and %i ms', (failures, least, most) => {
  for (let i = 0; i < 50; i++) {
    const delay = getRetryDelay(policy, failures, null)
    expect(delay).toBeGreaterThanOrEqual(least)
    expect(delay).toBeLessThanOrEqual(most)
  }
})

test('there is no attempt after the last retry', () => {
  expect(getRetryDelay(policy, 4, null)).toBeUndefined()
  expect(getRetryDelay(noRetry, 1, null)).toBeUndefined()
})

test('no delay exceeds the maximum', () => {
  expect(getRetryDelay({ ...policy, retries: 20 }, 20, null)).toBeLessThanOrEqual(1_000)
})

test('Retry-After in seconds is obeyed', () => {
  expect(getRetryDelay(policy, 1, '1')).toBe(1_000)
})

test('Retry-After as a date is obeyed', () => {
  expect(getRetryDelay(policy, 1, new Date(Date.now() - 60_000).toUTCString())).toBe(0)
})

test('there is no retry when Retry-After exceeds the maximum delay', () => {
  expect(getRetryDelay(policy, 1, '120')).toBeUndefined()
})

test('an unreadable Retry-After is ignored', () => {
  expect(getRetryDelay(policy, 1, 'soon')).toBeLessThanOrEqual(100)
})

test('aborting the signal ends a wait', async () => {
  const controller = new AbortController()
  const waiting = wait(60_000, controller.signal)
  controller.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
})

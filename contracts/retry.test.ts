import { expect, test } from 'vitest'
import { busy, delayBefore, noRetry, type RetryPolicy, wait } from './retry.ts'

const policy: RetryPolicy = { retries: 3, statuses: busy, firstDelayMs: 100, maxDelayMs: 1_000 }

test.each([
  [1, 50, 100],
  [2, 100, 200],
  [3, 200, 400],
])('after failure %i the wait is between %i and %i ms', (failed, least, most) => {
  for (let i = 0; i < 50; i++) {
    const delay = delayBefore(policy, failed, null)
    expect(delay).toBeGreaterThanOrEqual(least)
    expect(delay).toBeLessThanOrEqual(most)
  }
})

test('no try is made after the last one', () => {
  expect(delayBefore(policy, 4, null)).toBeUndefined()
  expect(delayBefore(noRetry, 1, null)).toBeUndefined()
})

test('no wait grows beyond the longest allowed', () => {
  expect(delayBefore({ ...policy, retries: 20 }, 20, null)).toBeLessThanOrEqual(1_000)
})

test('Retry-After in seconds is obeyed', () => {
  expect(delayBefore(policy, 1, '1')).toBe(1_000)
})

test('Retry-After as a date is obeyed', () => {
  expect(delayBefore(policy, 1, new Date(Date.now() - 60_000).toUTCString())).toBe(0)
})

test('an upstream that asks for more patience than there is is not asked again', () => {
  expect(delayBefore(policy, 1, '120')).toBeUndefined()
})

test('a Retry-After that cannot be read is as good as none', () => {
  expect(delayBefore(policy, 1, 'soon')).toBeLessThanOrEqual(100)
})

test('a wait ends with its signal', async () => {
  const gaveUp = new AbortController()
  const waiting = wait(60_000, gaveUp.signal)
  gaveUp.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
})

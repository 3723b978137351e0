import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first value is handled at once, then the latest of each interval [FORM-02]', () => {
  const handled: number[] = []
  const handle = throttle((value: number) => void handled.push(value), 200)
  for (const value of [1, 2, 3]) handle(value)
  expect(handled).toEqual([1])
  vi.advanceTimersByTime(199)
  expect(handled).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(handled).toEqual([1, 3])
  handle(4)
  vi.advanceTimersByTime(200)
  expect(handled).toEqual([1, 3, 4])
})

test('after a quiet interval the next value is handled at once [FORM-02]', () => {
  const handled: number[] = []
  const handle = throttle((value: number) => void handled.push(value), 200)
  handle(1)
  vi.advanceTimersByTime(1_000)
  handle(2)
  expect(handled).toEqual([1, 2])
})

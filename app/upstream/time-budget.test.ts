import { afterEach, expect, test, vi } from 'vitest'
import { startTimeBudget } from './upstreams.server.ts'

afterEach(() => void vi.useRealTimers())

test('all calls of one request share eight seconds [OPS-10]', () => {
  vi.useFakeTimers()
  const request = new Request('http://shop.test/')
  const first = startTimeBudget(request, 8_000)
  expect(first()).toBe(8_000)
  vi.advanceTimersByTime(5_000)
  expect([first(), startTimeBudget(request, 8_000)()]).toEqual([3_000, 3_000])
  expect(startTimeBudget(new Request('http://shop.test/'), 8_000)()).toBe(8_000)
})

import { expect, test } from 'vitest'
import { describeClockOffset, formatDuration } from './time.ts'

test.each([
  [0, 'none'],
  [14 * 86_400_000, '14 d'],
  [14 * 86_400_000 - 3, '14 d'],
  [9_000_000, '2 h 30 m'],
  [-90_000, '-1 m 30 s'],
])('%d ms are formatted as %s', (ms, words) => expect(formatDuration(ms)).toBe(words))

test('a clock is described by its distance from real time', () => {
  const now = '2026-12-24T00:00:00.000Z'
  expect(describeClockOffset({ now, offsetMs: 3_600_000, frozen: true })).toBe('1 h ahead of real time, stopped')
  expect(describeClockOffset({ now, offsetMs: -86_400_000, frozen: false })).toBe('1 d behind real time')
  expect(describeClockOffset({ now, offsetMs: 0, frozen: false })).toBe('real time')
})

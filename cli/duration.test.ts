import { expect, test } from 'vitest'
import { durationInMs } from './duration.ts'

test.each([
  ['14d', 14 * 86_400_000],
  ['2h30m', 9_000_000],
  ['1.5s', 1_500],
  ['-1d', -86_400_000],
  ['250ms', 250],
])('%s is %d ms', (text, ms) => expect(durationInMs(text)).toBe(ms))

test.each(['', '14', 'd', '14 days', '1d?', 'tomorrow'])('"%s" is no time', (text) =>
  expect(() => durationInMs(text)).toThrow(/like 14d/),
)

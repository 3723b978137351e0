import { expect, test } from 'vitest'
import { parseDuration } from './duration.ts'

test.each([
  ['14d', 14 * 86_400_000],
  ['2h30m', 9_000_000],
  ['1.5s', 1_500],
  ['-1d', -86_400_000],
  ['250ms', 250],
])('%s is %d ms', (text, ms) => expect(parseDuration(text)).toBe(ms))

test.each(['', '14', 'd', '14 days', '1d?', 'tomorrow'])('rejects "%s"', (text) =>
  expect(() => parseDuration(text)).toThrow(/like 14d/),
)

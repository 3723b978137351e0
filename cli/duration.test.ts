import { expect, test } from 'vitest'
import { durationInMs, durationInWords } from './duration.ts'

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

test.each([
  [0, 'none'],
  [14 * 86_400_000, '14 d'],
  [9_000_000, '2 h 30 m'],
  [-90_000, '-1 m 30 s'],
])('%d ms are said as %s', (ms, words) => expect(durationInWords(ms)).toBe(words))

import { expect, test } from 'vitest'
import { parseDuration, parseWait } from './duration.ts'

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

test('a wait is no negative time, and a time without a unit is named', () => {
  expect(parseWait('800ms')).toBe(800)
  expect(() => parseWait('-2s')).toThrow('Expected a time like 800ms or 2s')
  expect(() => parseWait('30')).toThrow('30 has no unit. Expected')
  expect(() => parseDuration('-30')).toThrow('-30 has no unit. Expected')
})

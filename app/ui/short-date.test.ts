import { expect, test } from 'vitest'
import { formatShortDate } from './short-date.ts'

test.each([
  ['2026-11-21T09:00:00Z', '21/11/2026'],
  ['2026-03-04', '04/03/2026'],
  ['2026-07-31T23:30:00Z', '01/08/2026'],
])('%s is shown as %s, in London’s time zone [REG-02]', (iso, text) => {
  expect(formatShortDate(iso)).toBe(text)
})

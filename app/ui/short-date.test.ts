import { expect, test } from 'vitest'
import { formatShortDate } from './short-date.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T09:00:00Z', '21 Nov'],
  ['2026-03-04', '4 Mar'],
  ['2026-07-31T23:30:00Z', '1 Aug'],
  ['2025-11-21T12:00:00Z', '21 Nov'],
  ['2025-11-21T11:59:59Z', '21 Nov 2025'],
  ['2024-02-29', '29 Feb 2024'],
  ['2025-07-31T23:30:00Z', '1 Aug 2025'],
  ['2026-12-24', '24 Dec'],
  ['2027-06-04', '4 Jun 2027'],
])('on 21 Nov 2026 %s is shown as %s, in London’s time zone [REG-02] [REG-10]', (iso, text) => {
  expect(formatShortDate(iso, NOW)).toBe(text)
})

import { expect, test } from 'vitest'
import { consentOf, consentText, EVERYTHING, NOTHING, parseConsent } from './consent.ts'

test.each([
  ['necessary', NOTHING],
  ['necessary,analytics', { analytics: true, support: false }],
  ['necessary,support', { analytics: false, support: true }],
  ['necessary,analytics,support', EVERYTHING],
])('"%s" is kept and read again [NAV-14]', (text, consent) => {
  expect(consentText(consent)).toBe(text)
  expect(parseConsent(text)).toEqual(consent)
})

test.each(['', 'true', 'analytics', '1', 'Necessary', 'all'])('"%s" is nobody’s choice [NAV-14]', (text) => {
  expect(parseConsent(text)).toBeNull()
})

test.each([
  ['who has not chosen is asked, and meanwhile agrees to nothing', undefined, false, NOTHING, true],
  ['who has chosen is not asked again', 'necessary,analytics', false, { analytics: true, support: false }, false],
  ['whose browser refuses is not asked and agrees to nothing', undefined, true, NOTHING, false],
  [
    'who agreed in spite of the browser’s refusal meant it',
    'necessary,support',
    true,
    { analytics: false, support: true },
    false,
  ],
])('%s [NAV-14]', (_what, cookie, refusedByBrowser, consent, ask) => {
  expect(consentOf(cookie, refusedByBrowser)).toEqual({ consent, ask })
})

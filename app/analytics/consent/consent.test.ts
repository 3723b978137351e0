import { expect, test } from 'vitest'
import { ALLOW_ALL, DENY_ALL, parseConsent, resolveConsent, serializeConsent } from './consent.ts'

test.each([
  ['necessary', DENY_ALL],
  ['necessary,analytics', { analytics: true, support: false }],
  ['necessary,support', { analytics: false, support: true }],
  ['necessary,analytics,support', ALLOW_ALL],
])('the choice "%s" is stored and read back [NAV-14]', (text, consent) => {
  expect(serializeConsent(consent)).toBe(text)
  expect(parseConsent(text)).toEqual(consent)
})

test.each(['', 'true', 'analytics', '1', 'Necessary', 'all'])(
  'the value "%s" is not read as a choice [NAV-14]',
  (text) => {
    expect(parseConsent(text)).toBeNull()
  },
)

test.each([
  ['a visitor without a choice is asked, and consents to nothing', undefined, false, DENY_ALL, true],
  [
    'a visitor with a choice is not asked again',
    'necessary,analytics',
    false,
    { analytics: true, support: false },
    false,
  ],
  ['a browser that declines is not asked and consents to nothing', undefined, true, DENY_ALL, false],
  ['a choice outweighs a browser that declines', 'necessary,support', true, { analytics: false, support: true }, false],
])('%s [NAV-14]', (_what, cookie, isDeclinedByBrowser, consent, needsChoice) => {
  expect(resolveConsent(cookie, isDeclinedByBrowser)).toEqual({ consent, needsChoice })
})

import { expect, test } from 'vitest'
import type { FlashBannerFragment } from '#contracts/content/generated/documents.ts'
import { flashBannerFromWire } from './flash-banner.wire.ts'

const wire = (over: Partial<FlashBannerFragment> = {}): FlashBannerFragment => ({
  bannerName: 'sale',
  messageDesktop: 'A message',
  messageMobile: 'A message',
  backgroundColor: '#001e3c',
  contentColor: '#ffffff',
  discount: null,
  discountLabel: null,
  linkTextDesktop: null,
  linkUrl: null,
  ...over,
})

test.each([
  ['no banner', null],
  ['no message', wire({ messageDesktop: null, messageMobile: null })],
  ['empty messages', wire({ messageDesktop: '', messageMobile: '' })],
])('%s is not shown [NAV-09]', (_, banner) => {
  expect(flashBannerFromWire(banner)).toBeNull()
})

test.each([
  [38, 'SORTED', false],
  [39, 'SORTED', true],
  [39, null, false],
])('a mobile message of %d characters with the discount %s is large: %s [NAV-09]', (length, discount, large) => {
  expect(flashBannerFromWire(wire({ messageMobile: 'a'.repeat(length), discount }))?.largeOnMobile).toBe(large)
})

test.each([
  ['/fit-finder', true],
  ['/fit-finder?from=banner', true],
  ['/fit-finders', false],
  [null, false],
])('a banner that links to %s is dismissible: %s [NAV-09]', (linkUrl, dismissible) => {
  expect(flashBannerFromWire(wire({ linkUrl }))?.dismissible).toBe(dismissible)
})

test.each([
  ['#a3341f', '#ffffff', '#a3341f', '#ffffff'],
  ['#fff', '#eeeeee', '#ffffff', '#001e3c'],
  ['#001e3c', '#123456', '#001e3c', '#ffffff'],
  ['red;}body{display:none', 'url(x)', '#001e3c', '#ffffff'],
])(
  'colours %s and %s become %s and %s: legible, and never a CSS rule [NAV-09] [OPS-04]',
  (background, content, safeBackground, safeContent) => {
    const shown = flashBannerFromWire(wire({ backgroundColor: background, contentColor: content }))
    expect(shown).toMatchObject({ background: safeBackground, content: safeContent })
  },
)

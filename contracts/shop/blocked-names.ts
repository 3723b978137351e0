/**
 * Words in an address that public block lists (EasyList, EasyPrivacy, Fanboy's annoyances) take for advertising, for
 * observing visitors or for a notice about cookies. Our own list, made like theirs.
 */
const BLOCKED_WORDS = [
  'ad',
  'ads',
  'adverts?',
  'affiliates?',
  'analytics',
  'banners?',
  'beacon',
  'consent',
  'cookie-?(?:bar|consent|law|notice|popup)',
  'gdpr',
  'newsletter-?popup',
  'pixel',
  'popups?',
  'sponsors?',
  'telemetry',
  'track(?:er|ing)?',
]

/** Matches an address, or the name of a file, that a content blocker may block. */
export const BLOCKED_NAME = new RegExp(`(?:^|[/._-])(?:${BLOCKED_WORDS.join('|')})(?:[/._?-]|$)`, 'i')

import type { Plugin } from 'vite'

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

/** Fails the build if a file has a name that content blockers block: what it holds would be missing in their browsers. */
export const refuseBlockedNames: Plugin = {
  name: 'refuse-blocked-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    // without the hash, which may be any word
    const blocked = Object.keys(bundle).filter((file) => BLOCKED_NAME.test(file.replace(/-[\w-]{8}(?=\.\w+$)/, '')))
    if (blocked.length > 0) this.error(`Content blockers block ${blocked.join(', ')}. Rename the module.`)
  },
}

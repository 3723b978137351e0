/** Texts of the cookie banner. They load with the banner (use-words.ts). */
export const consentBanner = {
  title: 'Cookies',
  text: 'May we use cookies to count visits and load our support chat?',
  without: 'The shop works without them.',
  more: 'Privacy policy',
  accept: 'Accept all',
  refuse: 'Only necessary',
  choose: 'Choose',
} as const

/** Texts of the cookie banner. They load with the banner (use-words.ts). */
export const consentBanner = {
  title: 'Cookies',
  text: 'The shop works without optional cookies. May we also use them to count visits and load our support chat?',
  more: 'Privacy policy',
  accept: 'Accept all',
  refuse: 'Only necessary',
  choose: 'Choose',
} as const

/** Texts of the cookie banner. They load with the banner (use-words.ts). */
export const consentBannerWords = {
  title: 'Cookies',
  text: 'May we use cookies to count visits and load our support chat?',
  without: 'The shop works without them.',
  more: 'Privacy policy',
  accept: 'Accept all',
  refuse: 'Only necessary',
  choose: 'Choose',
} as const

/** Texts of the cookie settings. */
export const privacySettingsWords = {
  title: 'Cookie settings',
  close: 'Close cookie settings',
  text: 'Change your mind whenever you like: what you switch off stops at once.',
  'browser-refuses': 'Your browser asks us not to share what you do, so everything starts switched off.',
  'cookies-refused': 'Your browser refuses cookies, so it cannot keep a choice: everything stays switched off.',
  necessary: 'Necessary',
  'necessary-text':
    'What you want to buy, your fit, your country, what you looked at, signing in, and this choice. They stay between you and the shop.',
  always: 'Always on',
  analytics: 'Analytics',
  'analytics-text':
    'Which pages are viewed, which buttons are used and how fast pages load, under a random number. If you switch this off, the number is deleted.',
  support: 'Support chat',
  'support-text': 'Loads the chat window of our support desk, which keeps cookies of its own.',
  save: 'Save choice',
  accept: 'Accept all',
} as const

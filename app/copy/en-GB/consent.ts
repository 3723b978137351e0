/** Texts of the cookie banner. They load with the banner (use-words.ts). */
export const consentBanner = {
  title: 'Cookies',
  text: 'The shop works without asking. May we also count visits, and load our support chat?',
  more: 'Privacy policy',
  accept: 'Accept all',
  refuse: 'Only necessary',
  choose: 'Choose',
} as const

/** Cookie settings, which come when they are opened. */
export const consentSettings = {
  title: 'Cookie settings',
  close: 'Close cookie settings',
  text: 'Change your mind whenever you like: what you switch off stops at once.',
  'browser-refuses': 'Your browser asks us not to share what you do, so everything starts switched off.',
  necessary: 'Necessary',
  'necessary-text':
    'Your cart, your fit, your country, what you looked at, signing in, and this choice. They stay between you and the shop.',
  always: 'Always on',
  analytics: 'Analytics',
  'analytics-text':
    'Which pages are seen, what is pressed and how fast it all is, under a random number. Switched off, the number is deleted.',
  support: 'Support chat',
  'support-text': 'Loads the chat window of our support desk, which keeps cookies of its own.',
  save: 'Save choice',
  accept: 'Accept all',
} as const

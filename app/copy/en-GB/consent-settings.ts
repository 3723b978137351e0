/** Texts of the cookie settings. A file of their own, because they load only when they are opened. */
export const consentSettings = {
  title: 'Cookie settings',
  close: 'Close cookie settings',
  text: 'Change your mind whenever you like: what you switch off stops at once.',
  'browser-refuses': 'Your browser asks us not to share what you do, so everything starts switched off.',
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

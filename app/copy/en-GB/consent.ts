/** Cookie banner and cookie settings. */
export const consent = {
  title: 'Cookies',
  text: 'The shop works without asking. May we also count visits and offer a chat?',
  more: 'Privacy policy',
  accept: 'Accept all',
  refuse: 'Only necessary',
  choose: 'Choose',
  settings: 'Cookie settings',
  'settings-text':
    'Each of these is off until you switch it on. Change your mind whenever you like: what you switch off stops at once.',
  necessary: 'Necessary',
  'necessary-text': 'Your cart, your fit, your country, signing in, and this choice. The shop cannot work without.',
  always: 'Always on',
  analytics: 'Analytics',
  'analytics-text':
    'Which pages are seen, what is pressed and how fast it all is, under a random number. Off: the number is deleted.',
  support: 'Support chat',
  'support-text': 'Loads the chat window of our support desk, which sets cookies of its own.',
  'browser-refuses': 'Your browser asks us not to share data about you, so nothing here was switched on.',
  save: 'Save choice',
} as const

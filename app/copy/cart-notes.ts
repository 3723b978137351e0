/** Notes on a cart that the server writes, so that no page loads the texts of carts that few have. */
export const cartNotes = {
  filled: 'Filled by an assistant: check it',
  ignored: {
    'en-GB': 'You have a basket already, so your assistant’s stays closed. Empty yours, then open its link again.',
    'en-US': 'You have a cart already, so your assistant’s stays closed. Empty yours, then open its link again.',
  },
} as const

/** Texts of the gift card page (PDP-09). */
export const giftCard = {
  message: 'Your message',
  'message.hint': 'Goes on the card, if you like. {count} characters.',
  valid: 'Vouchers are valid for {months} months.',
  guarantee: '{days}-day money-back guarantee, should nothing fit.',
} as const

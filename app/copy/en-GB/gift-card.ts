import { GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'

/** Texts of the gift card page (PDP-09). */
export const giftCard = {
  name: 'Their name',
  email: 'Their email address',
  'email.hint': 'Leave it empty, and the card comes to you by email.',
  'email.missing': 'Type their email address, or clear the name and the day: then the card comes to you at once.',
  'email.format': 'Email is incorrectly formatted',
  day: 'Send it on',
  'day.hint': 'Leave it empty to send it as soon as you have paid.',
  'day.past': 'Choose today or a later day.',
  'day.far': 'Choose a day within the next three months: we cannot send it later than that.',
  message: 'Your message',
  'message.hint': 'Goes on the card, if you like. Up to {count} characters.',
  valid: `Vouchers are valid for ${VOUCHER_MONTHS} months.`,
  guarantee: `${GIFT_CARD_GUARANTEE_DAYS}-day money-back guarantee, should nothing fit.`,
} as const

import { GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { LETTERS_EXTRA_DAYS } from '#contracts/shop/letters.ts'

/** Texts of the lettering on a garment (PDP-07). */
export const personalisationWords = {
  letters: 'Your letters',
  hint: {
    'en-GB': `{count} at most, in thread of a shade close to the cloth. Adds {price} and ${LETTERS_EXTRA_DAYS} working days.`,
    'en-US': `{count} at most, in thread of a shade close to the cloth. Adds {price} and ${LETTERS_EXTRA_DAYS} business days.`,
  },
  dates: 'Order today: {from} to {to}.',
  preview: 'As it will be sewn',
  empty: 'Type the letters, or leave them off.',
  unsewable: {
    'en-GB': 'We can sew letters, numbers, full stops, hyphens, apostrophes and &.',
    'en-US': 'We can sew letters, numbers, periods, hyphens, apostrophes and &.',
  },
  'too-long': '{count} letters at most, spaces included.',
  unacknowledged: 'Please tick this first: we cannot sell it on with your letters.',
} as const

/** The text to acknowledge before letters are added: spec 5, letter for letter, in every region. */
export const ACKNOWLEDGEMENT = 'I acknowledge that personalised items cannot be exchanged or returned.'

/** Texts of the gift card page (PDP-09). */
export const giftCardWords = {
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

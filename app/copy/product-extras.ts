import { GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { LETTERS_EXTRA_DAYS } from '#contracts/shop/letters.ts'

/** Texts that explain why a size is not available. */
export const sizeGoneWords = {
  'gone.everywhere': '{size} is sold out.',
  'gone.with': '{size} is sold out in {others}.',
  'ahead.everywhere': '{size} is on its way, and can be ordered once it is here.',
  'ahead.with': '{size} in {others} is on its way, and can be ordered once it is here.',
  'close-by': 'In stock, close by:',
} as const

/** Texts of the lettering on a garment (PDP-07). */
export const personalisationWords = {
  letters: 'Your letters',
  hint: {
    'en-GB': `{count} at most, in thread that keeps quiet. Adds {price} and ${LETTERS_EXTRA_DAYS} working days.`,
    'en-US': `{count} at most, in thread that keeps quiet. Adds {price} and ${LETTERS_EXTRA_DAYS} business days.`,
  },
  dates: 'Order today: {from} to {to}.',
  preview: 'As it will be sewn',
  empty: 'Type the letters, or leave them off.',
  unsewable: 'We can sew letters, numbers, full stops, hyphens, apostrophes and &.',
  'too-long': '{count} letters at most, spaces included.',
  unacknowledged: 'Please tick this first: we cannot sell it on with your letters.',
} as const

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

/** Texts of the back-in-stock request. Its result has the messages of spec 8 (PDP-10). */
export const backInStockWords = {
  title: 'Tell me when it’s back',
  text: 'Which size of {name} shall we look out for? One email, when it is on the shelf again.',
  'text.one': 'One email, when {name} is on the shelf again.',
  'size.choose': 'Choose',
  'size.missing': 'Choose {option}',
  'size.in-stock': '{size} is in stock: close this and choose it',
  'size.not-made': 'We do not make {size}',
  email: 'Email address',
  send: 'Email me',
  sending: 'Sending',
  sent: 'Sent',
  'send-failed': 'Not sent',
  close: 'Close',
  done: 'Continue shopping',
} as const

/** Texts of two colours side by side. */
export const compareWords = {
  title: { 'en-GB': 'Compare colours', 'en-US': 'Compare colors' },
  other: { 'en-GB': 'Colour to compare with', 'en-US': 'Color to compare with' },
  close: 'Close the comparison',
  loading: { 'en-GB': 'Fetching this colour', 'en-US': 'Fetching this color' },
  failed: {
    'en-GB': 'This colour could not be loaded. Please try another one, or try again in a moment.',
    'en-US': 'This color could not be loaded. Please try another one, or try again in a moment.',
  },
  'in-stock': '{size} is in stock',
  'sold-out': '{size} is sold out',
  'pre-order': '{size} is on its way',
  choose: 'Choose {name}',
} as const

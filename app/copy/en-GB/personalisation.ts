import { LETTERS_EXTRA_DAYS } from '#contracts/shop/letters.ts'

/** Texts of the lettering on a garment (PDP-07). */
export const personalisation = {
  letters: 'Your letters',
  hint: `{count} at most, in thread that keeps quiet. Adds {price} and ${LETTERS_EXTRA_DAYS} working days.`,
  dates: 'Order today: {from} to {to}.',
  preview: 'As it will be sewn',
  empty: 'Type the letters, or leave them off.',
  unsewable: 'We can sew letters, numbers, full stops, hyphens, apostrophes and &.',
  'too-long': '{count} letters at most, spaces included.',
  unacknowledged: 'Please tick this first: we cannot sell it on with your letters.',
} as const

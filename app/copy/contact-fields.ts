/** Texts of the phone field. The problem of a number is the backend's sentence, or a message of the catalogue (FORM-03). */
export const phoneWords = {
  country: 'Country',
  option: '{name} ({prefix})',
  number: 'Phone number',
} as const

/** The name of the postcode's field. */
export const postcodeWords = { postcode: { 'en-GB': 'Postcode', 'en-US': 'Zipcode' } } as const

/** Texts of the newsletter's modal. 'sent-by-phone' and 'continue' are given (FORM-02). */
export const newsletterModalWords = {
  'by-phone': 'Use my phone number instead',
  'by-email': 'Use my email address instead',
  'sent-by-phone': 'We’ve sent your discount code to {phone}',
  continue: 'Continue shopping',
  close: 'Close',
} as const

/** Texts of the phone field. The problem of a number is the backend's sentence, or a message of the catalogue (FORM-03). */
export const phoneWords = {
  country: 'Country',
  option: '{name} ({prefix})',
  number: 'Phone number',
} as const

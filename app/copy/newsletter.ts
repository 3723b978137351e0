/** Texts of the newsletter sign-up. The confirmation's texts are given (FORM-02). */
export const newsletterWords = {
  text: 'New styles, and sizes that are back in stock, in one email a week at most.',
  email: 'Email address',
  join: 'Sign up',
  joining: 'Signing up',
  joined: 'You’re on the list',
  'sent-by-email': 'We’ve emailed your discount code to {email}',
  sent: 'We’ve emailed your discount code to you.',
} as const

/** Texts of the newsletter's modal. 'sent-by-phone' and 'continue' are given (FORM-02). */
export const newsletterModalWords = {
  'by-phone': 'Use my phone number instead',
  'by-email': 'Use my email address instead',
  'sent-by-phone': 'We’ve sent your discount code to {phone}',
  continue: 'Continue shopping',
  close: 'Close',
} as const

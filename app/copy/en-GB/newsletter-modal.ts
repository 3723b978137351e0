/** Texts of the newsletter's modal. 'sent-by-phone' and 'continue' are given (FORM-02). */
export const newsletterModal = {
  'by-phone': 'Use my phone number instead',
  'by-email': 'Use my email address instead',
  'sent-by-phone': 'We’ve sent your discount code to {phone}',
  continue: 'Continue shopping',
  close: 'Close',
} as const

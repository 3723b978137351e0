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

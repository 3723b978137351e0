/** Texts of the newsletter sign-up. The confirmation's texts are given (FORM-02). */
export const newsletter = {
  'newsletter.title': '10% off your first order',
  'newsletter.text': 'New styles, and sizes that are back in stock, in one email a week at most.',
  'newsletter.email': 'Email address',
  'newsletter.join': 'Sign up',
  'newsletter.joining': 'Signing up',
  'newsletter.joined': 'You’re on the list',
  'newsletter.sent-by-email': 'We’ve emailed your discount code to {email}',
  'newsletter.sent': 'We’ve emailed your discount code to you.',
} as const

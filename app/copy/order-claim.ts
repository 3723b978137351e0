/** Texts of looking up an order by its number, which returns and following an order share. They load with their pages. */
export const orderClaimWords = {
  number: 'Order number',
  'number.hint': 'It is in the email that confirmed your order, like SP1001.',
  proof: { 'en-GB': 'Email or postcode', 'en-US': 'Email or Zipcode' },
  'proof.hint': 'The one you ordered with.',
  find: 'Find my order',
  finding: 'Finding it',
  found: 'Found',
  'not-found': 'That didn’t work',
  'not-found.next': 'Did you order in another country? Then look in that country’s shop.',

  'problem.number-missing': 'Please enter your order number',
  'problem.number': 'That is not one of our order numbers. They look like SP1001',
  'problem.missing': { 'en-GB': 'Please enter your email or postcode', 'en-US': 'Please enter your email or zipcode' },
  'problem.postcode': {
    'en-GB': 'That is neither an email nor a postcode',
    'en-US': 'That is neither an email nor a zipcode',
  },
} as const

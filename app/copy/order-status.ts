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

/** Texts of the page on which guests follow an order. They load with it. */
export const orderStatusWords = {
  title: 'Where is my order?',
  lead: {
    'en-GB':
      'Give us your order number and the email or postcode that you ordered with, and we will tell you where it is.',
    'en-US':
      'Give us your order number and the email or zipcode that you ordered with, and we will tell you where it is.',
  },
  'lead.account': 'With an account, all your orders are',
  'lead.account-link': 'in one place',
  unavailable: 'Orders cannot be followed on this page at the moment. Write to us, and we will find out for you:',
  resuming: 'Finding your order',

  order: 'Order {number}',
  placed: 'Placed {date}',
  expected: 'Expected by {date}',
  'title.received': 'We have your order',
  'title.packed': 'It is packed',
  'title.sent': 'It is on its way',
  'title.out-for-delivery': 'It arrives today',
  'title.delivered': 'It is delivered',
  'title.cancelled': { 'en-GB': 'This order is cancelled', 'en-US': 'This order is canceled' },
  steps: 'Its journey so far',
  'step.received': 'Received',
  'step.packed': 'Packed',
  'step.sent': 'Sent',
  'step.out-for-delivery': 'Out for delivery',
  'step.delivered': 'Delivered',
  'step.open': 'not yet',
  track: 'Follow the parcel with its carrier',
  items: 'What is in it',
  return: 'Return something',
  print: 'Print this',
} as const

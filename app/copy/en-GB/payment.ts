/** Ways to pay, beside checkout and in the footer. */
export const payment = {
  marks: 'Ways to pay: Visa, Mastercard, American Express, PayPal, Apple Pay, Google Pay',
} as const

import type { returns as words } from '../en-GB/returns.ts'

/** Where American English differs. */
export const returns: Partial<Record<keyof typeof words, string>> = {
  'step.write': 'Email us the number, with the email address or zipcode that you ordered with.',
  personalised: 'Personalized items cannot be exchanged or returned.',
  phone: 'Or call {phone}',
}

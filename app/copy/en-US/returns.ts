import type { returns as words } from '../en-GB/returns.ts'

/** Where American English differs. */
export const returns: Partial<Record<keyof typeof words, string>> = {
  'find.proof': 'Email or Zipcode',
  'problem.missing': 'Please enter your email or zipcode',
  'problem.postcode': 'That is neither an email nor a zipcode',
  'blocked.personalised': 'Personalized items cannot be exchanged or returned',
  personalised: 'Personalized items cannot be exchanged or returned.',
  phone: 'Or call {phone}',
}

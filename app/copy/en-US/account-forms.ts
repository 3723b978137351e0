import type { accountForms as british } from '../en-GB/account-forms.ts'

/** What differs in American English. */
export const accountForms = {
  address2: 'Apartment, suite or company',
  city: 'City',
  'missing.city': 'Please enter a city',
} as const satisfies Partial<Record<keyof typeof british, string>>

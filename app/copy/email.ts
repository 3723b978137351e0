/** Texts of the email field. Keys and texts are given (REG-09). */
export const emailWords = {
  'common.email.validation': 'Please enter an email',
  'common.email.incorrect-format': 'Email is incorrectly formatted',
} as const

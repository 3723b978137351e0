/** Texts that several departments share. The keys and texts of the email field are given (REG-09). */
export const common = {
  'common.email.validation': 'Please enter an email',
  'common.email.incorrect-format': 'Email is incorrectly formatted',
  /** Stands for a time to wait where it is not known. */
  'common.a-little': 'a little',
  'common.picture-missing': 'This picture could not be loaded.',
  'common.postcode': 'Postcode',
} as const

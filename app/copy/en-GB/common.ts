/** Words that many departments share. The two of the email field are the source's own keys (REG-09). */
export const common = {
  'common.email.validation': 'Please enter an email',
  'common.email.incorrect-format': 'Email is incorrectly formatted',
  'common.postcode': 'Postcode',
} as const

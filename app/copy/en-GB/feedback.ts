/** Texts that the survey and the unsubscribe form share. They load with these pages. */
export const feedback = {
  /** Spec 5, without the full stop of the message for a failed call. */
  missed: 'We think you might have missed a question',
  'too-long': 'That is more than we can take: {most} characters at most, please',
  'too-long.form': 'One of your answers is longer than we can take',
  'failed.next': 'Nothing you wrote is lost. If every question has its answer, please try again in a moment.',
  optional: '(optional)',
  onwards: 'Back to the shop',
} as const

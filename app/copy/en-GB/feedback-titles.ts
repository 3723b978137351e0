/** Titles of the survey and the unsubscribe form, needed by the page's head before their other texts load. */
export const feedbackTitles = {
  'feedback.survey': 'Tell us how we did',
  'feedback.unsubscribe': 'Stop our catalogue',
} as const

const RESULTS = ['joined', 'failed', 'email'] as const

/** The result of a sign-up without script: joined, failed, or not an email address. */
export type NewsletterResult = (typeof RESULTS)[number]

/** Whether a word from the address is a result. */
export const isNewsletterResult = (word: unknown): word is NewsletterResult =>
  (RESULTS as readonly unknown[]).includes(word)

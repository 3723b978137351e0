const RESULTS = ['joined', 'failed', 'email'] as const

/** How a form that was posted without script went: joined, not taken, or no email address. */
export type NewsletterResult = (typeof RESULTS)[number]

/** Narrows a word from the address. */
export const isNewsletterResult = (word: unknown): word is NewsletterResult =>
  (RESULTS as readonly unknown[]).includes(word)

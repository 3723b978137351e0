/** Texts about a refused code of the flash banner, which few visits need. */
export const flashCodeWords = {
  refused: { 'en-GB': '{code} does not apply to your basket', 'en-US': '{code} does not apply to your cart' },
} as const

/** The text after a sign-out. */
export const signedOutWords = { done: 'You are signed out.' } as const

/** Texts for a page of an earlier build whose missing code could not be loaded. */
export const oldPageWords = {
  reloaded: 'The shop has changed since you opened this page, so we have loaded it afresh. Please press once more.',
  'part-missing':
    'This needs a newer version of the page. Please load it again, once you have sent or copied what you have typed.',
} as const

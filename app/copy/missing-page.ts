/** Texts of the page that is not found (PAGE-03). */
export const notFoundWords = {
  text: "Sorry, we couldn't find that page.",
  search: 'Search the shop',
  ways: 'Where to go from here',
  link: 'Back to the home page',
} as const

/** Texts of the page of goods that only other shops have (REG-11). */
export const notSoldHereWords = {
  title: 'We do not sell {name} in our {shop} shop',
  text: {
    'en-GB': 'Another of our shops does. What you chose goes with you, and every basket stays where it is.',
    'en-US': 'Another of our shops does. What you chose goes with you, and every cart stays where it is.',
  },
  back: 'Go to the {shop} shop',
  nearest: 'The closest we have here',
} as const

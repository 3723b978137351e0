/** Names of the collections that the footer, the search and the page that is not found link to. */
export const collectionNames = {
  trousers: 'Trousers',
  denim: 'Denim',
  shorts: 'Shorts',
  tops: 'Tops',
  underwear: 'Underwear',
} as const

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

/** Texts of the menu on a phone. */
export const menuDrawerWords = {
  back: 'Back',
  more: 'More',
  account: 'My Account',
  faqs: 'FAQs',
  returns: 'Returns',
  'contact-us': 'Contact Us',
} as const

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

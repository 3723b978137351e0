/** Texts of the error pages. */
export const errors = {
  'not-found.title': 'Page not found',
  'not-found.text': "Sorry, we couldn't find that page.",
  'not-found.search': 'Search the shop',
  'not-found.ways': 'Where to go from here',
  'not-found.link': 'Back to the home page',
  'error.title': "Oops, something's gone wrong",
  'error.text': 'It is us, not you. Try again, or see whether the FAQs can help.',
  'error.offline': 'You seem to be offline. Try again when you are back.',
  'error.retry': 'Try again',
  'error.faqs': 'Read the FAQs',
  'error.home': 'Back to the home page',
  'error.reference': 'Report error',
  'layout-error.title': "We're not quite sure what went wrong.",
  'layout-error.text': 'It is us, not you. Nothing that you chose is lost.',
  'layout-error.help': 'Get help',
} as const

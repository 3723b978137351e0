import { shown } from './shown.ts'

/** One thing that can go wrong, as promised to the shopper and to whoever reads the reports (spec section 8). */
export type CatalogueRow = {
  /** When it happens. */
  when: string
  /** What the shopper reads. None: nothing is said. */
  shown?: string
  /** What is reported. None: nothing is. */
  reported?: string
  /** The report goes on with ': ' and the cause's own message. */
  withCause?: true
  level?: 'critical'
  /** What the shop does next. */
  next: string
  /** Wording that the spec leaves open and that is therefore ours. Every other sentence is the spec's, letter for letter. */
  ours?: readonly ('shown' | 'reported')[]
}

/**
 * The error catalogue: code -> when, shown, reported, next. Code passes the key around, never the sentence.
 * Errors named 'Network Error' and 'Request aborted' are never reported, whatever the row says (`isUnreported`, contracts/http.ts).
 */
export const errorCatalogue = {
  'fit.fetch-failed': {
    when: 'The fit service fails to answer for the saved fit, other than by 404',
    reported: 'Failed to fetch customer fit',
    next: 'empty data: the shop goes on as if nothing were known',
  },
  'fit.none': {
    when: 'The fit service answers 404 for the saved fit',
    next: 'an empty fit',
  },
  'fit.token-failed': {
    when: 'No token can be had for the visitor',
    reported: 'User token failed',
    next: 'the local fit is used, unless signing in says whose fit to fetch',
  },
  'fit.identify-failed': {
    when: 'The fit service cannot be told who the visitor is',
    reported: 'User could not be identified',
    next: 'the local fit is used, unless signing in says whose fit to fetch',
  },
  'fit.save-failed': {
    when: 'Saving a fit fails',
    reported: 'Failed to save customer fit',
    withCause: true,
    next: 're-thrown; the button shows an error state and edit mode is left',
    ours: ['reported'],
  },
  'fit.recommend-failed': {
    when: 'The fit service gives no recommendation for the answers',
    reported: 'Failed to recommend a fit',
    withCause: true,
    next: "'try again' is offered, and the answers are kept",
    ours: ['reported'],
  },
  'fit.mail-failed': {
    when: 'A fit that was found by email cannot be mailed',
    shown: shown['fit.mail-failed'],
    reported: 'Failed to mail customer fit',
    withCause: true,
    next: 'the email stays in its field',
    ours: ['shown', 'reported'],
  },
  'fit.forget-failed': {
    when: 'The fit service fails to delete a fit',
    shown: shown['fit.forget-failed'],
    reported: 'Failed to delete customer fit',
    withCause: true,
    next: 'the fit stays, here and there, so that it can be tried again',
    ours: ['shown', 'reported'],
  },
  'fit.not-found-by-email': {
    when: 'Find-saved-fit knows no fit for the email address',
    shown: shown['fit.not-found-by-email'],
    next: 'the email stays in its field',
  },
  'fit.stored-filters-corrupt': {
    when: 'The filters kept for the session cannot be read',
    reported: 'error on filter sessionStorage parsing',
    next: 'stored filters are cleared',
  },

  'cart.completed': {
    when: 'The cart that is read turns out empty: it was checked out',
    shown: shown['cart.completed'],
    reported: 'This cart was previously completed',
    next: 'stored id is removed',
  },
  'cart.no-id': {
    when: 'A cart is to be updated and there is none',
    shown: shown['cart.no-id'],
    reported: 'No cart id',
    next: 'loading state is reset',
    ours: ['shown'],
  },
  'cart.lines-missing': {
    when: 'Lines are to be added or updated and none are given',
    reported: 'lines missing from cart',
    next: 'loading state is reset',
  },
  'cart.change-failed': {
    when: 'Reading or changing the cart fails',
    shown: shown['cart.change-failed'],
    reported: 'cart',
    withCause: true,
    next: 'loading state is reset',
    ours: ['shown', 'reported'],
  },
  'cart.add-failed': {
    when: 'Adding to the basket fails for a reason that is not the goods',
    shown: shown['cart.add-failed'],
    reported: 'cart',
    withCause: true,
    next: 'loading state is reset',
    ours: ['reported'],
  },
  'cart.variant-unavailable': {
    when: 'Shopify refuses the line because the chosen size is gone',
    shown: shown['cart.variant-unavailable'],
    reported: 'cart',
    withCause: true,
    next: 'loading state is reset',
    ours: ['reported'],
  },
  'cart.colour-unavailable': {
    when: 'Shopify refuses the line because every size of the colour is gone',
    shown: shown['cart.colour-unavailable'],
    reported: 'cart',
    withCause: true,
    next: 'loading state is reset',
    ours: ['reported'],
  },

  'customer.read-failed': {
    when: 'Shopify fails to answer for the customer',
    reported: 'Failed to read the customer',
    withCause: true,
    next: 'an empty customer',
    ours: ['reported'],
  },
  'sign-in.state-mismatch': {
    when: 'Sign-in comes back with another state than it was sent with; … stands for the stored one',
    reported: 'Invalid state (local state = …)',
    next: 'sign-in fails; the visitor stays logged out',
  },
  'sign-in.failed': {
    when: 'The sign-in service gives no tokens for a code or a refresh token',
    reported: 'Sign-in failed',
    withCause: true,
    next: 'the visitor is logged out and may try again',
    ours: ['reported'],
  },

  'content.image-failed': {
    when: 'An image cannot be fetched from the content service',
    reported: 'Failed to get Contentful image',
    next: 'the place of the image stays empty',
  },
  'content.promo-failed': {
    when: 'Promos cannot be fetched from the content service',
    reported: 'Error fetching contentful products promo',
    next: 'the page stands without them',
  },
  'content.care-failed': {
    when: 'Care copy for a type of product cannot be fetched from the content service',
    reported: 'Error fetching contentful product care copy',
    next: "the product's own line on care stands alone",
    ours: ['reported'],
  },
  'content.not-found': {
    when: 'The content service has no such entry',
    reported: 'The resource could not be found.',
    next: 'the page stands without it, or is the 404 page',
  },
  'header.missing': {
    when: 'The content service answers without a header',
    reported: 'Header data missing',
    level: 'critical',
    next: 'no header is rendered',
  },
  'menu.fetch-failed': {
    when: 'The menu cannot be fetched when the page starts',
    reported: 'Menu fetch failure',
    withCause: true,
    next: 'page props are empty',
  },

  'mailing.subscribe-failed': {
    when: 'The newsletter sign-up fails, or is answered by anything but success',
    shown: shown['mailing.subscribe-failed'],
    next: 'the button is ready again',
  },
  'mailing.request-failed': {
    when: 'A call to the mailing list fails',
    reported: 'mailing failure',
    withCause: true,
    next: 're-thrown',
  },
  'phone.invalid': {
    when: 'The phone check refuses a number (then its own error is shown), or fails',
    shown: shown['phone.invalid'],
    next: 'the number stays in its field',
  },
  'form.question-missed': {
    when: 'The survey or the unsubscribe form is refused, or a question is left open',
    // Spec 5 and FORM-04 give the sentence without its full stop, the catalogue with it.
    shown: shown['form.question-missed'],
    next: 'what was typed stays',
  },
  'feedback.visit-failed': {
    when: 'Feedback on the recommended fit cannot be sent',
    reported: 'fit feedback failure',
    withCause: true,
    next: 'an error object is returned; the flag cookie is not set',
  },
  'stock.request-failed': {
    when: 'A back-in-stock request is answered by anything but status 200',
    shown: shown['stock.request-failed'],
    next: 'the modal stays open',
  },

  'analytics.send-failed': {
    when: 'An event cannot be sent',
    reported: 'Failed to send analytics event',
    next: 'the event is lost',
  },
  'analytics.basket-failed': {
    when: 'Basket events cannot be worked out or sent',
    reported: 'basketEvents failed',
    next: 'the events are lost',
  },
  'flags.fetch-failed': {
    when: 'Feature flags cannot be fetched',
    reported: 'Failed to get PostHog feature flags',
    next: 'every flag has its default',
  },
  'copy.missing': {
    when: 'A text has no translation; the cause names its key',
    reported: 'missing translation',
    withCause: true,
    next: 'the key stands in its place',
  },

  // Pages that the source does not tell the failing of: theirs is the generic error page.
  'collection.read-failed': {
    when: 'A collection cannot be read',
    reported: 'Failed to fetch collection',
    withCause: true,
    next: 'its page shows the generic error with a reference; other pages do without it',
    ours: ['reported'],
  },
  'product.read-failed': {
    when: 'A product cannot be read',
    reported: 'Failed to fetch product',
    withCause: true,
    next: 'its page shows the generic error with a reference',
    ours: ['reported'],
  },
  'product.others-failed': {
    when: 'Goods that go with a product, or that were viewed before, cannot be read',
    reported: 'Failed to fetch other products',
    withCause: true,
    next: 'the page stands without them',
    ours: ['reported'],
  },
  'content.page-failed': {
    when: 'A content page cannot be read',
    reported: 'Failed to fetch content page',
    withCause: true,
    next: 'its page shows the generic error with a reference; other pages do without it',
    ours: ['reported'],
  },
  'page.broke': {
    when: 'A page cannot be drawn, for a reason of its own',
    reported: 'Page failed to draw',
    withCause: true,
    next: 'it shows the generic error with a reference',
    ours: ['reported'],
  },
  'reviews.read-failed': {
    when: 'What buyers say of a style cannot be read',
    reported: 'Failed to fetch reviews',
    withCause: true,
    next: 'the page stands without it',
    ours: ['reported'],
  },
  'search.failed': {
    when: 'A search gets no answer',
    reported: 'Search failed',
    withCause: true,
    next: 'the search page says so with a reference and keeps the words; the drawer offers to try again',
    ours: ['reported'],
  },

  'returns.all-returned': {
    when: 'Everything of the order has been returned',
    shown: shown['returns.all-returned'],
    next: 'the order can be looked up again',
    ours: ['shown'],
  },
  'returns.carrier-needed': {
    when: 'The return goes on without a carrier',
    shown: shown['returns.carrier-needed'],
    next: 'the carriers are offered',
    ours: ['shown'],
  },
  'returns.label-not-generated': {
    when: 'The return is created and its label or QR code is not',
    shown: shown['returns.label-not-generated'],
    next: 'the return stands',
    ours: ['shown'],
  },
  'returns.carrier-problem': {
    when: 'The carrier does not answer, or refuses',
    shown: shown['returns.carrier-problem'],
    next: 'the carriers are offered again',
    ours: ['shown'],
  },
  'returns.not-issued': {
    when: 'The return is refused',
    shown: shown['returns.not-issued'],
    next: 'what was chosen stays',
    ours: ['shown'],
  },
  'returns.system-down': {
    when: 'The returns system does not work',
    shown: shown['returns.system-down'],
    next: 'nothing can be done on the page',
    ours: ['shown'],
  },
  'returns.maintenance': {
    when: 'The returns system is being worked on',
    shown: shown['returns.maintenance'],
    next: 'nothing can be done on the page',
    ours: ['shown'],
  },
} as const satisfies Record<string, CatalogueRow>

export type CatalogueCode = keyof typeof errorCatalogue

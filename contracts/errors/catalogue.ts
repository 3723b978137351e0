import { shopperMessages } from './shopper-messages.ts'

/** A failure: when it happens, what the shopper reads, what is reported (spec section 8). */
export type CatalogueRow = {
  /** When it happens. */
  when: string
  /** What the shopper reads. Absent: nothing is shown. */
  shown?: string
  /** The message of the report. Absent: nothing is reported. */
  reported?: string
  /** The report's message ends in ': ' and the message of the cause. */
  withCause?: true
  level?: 'critical'
  /** What the shop does next. */
  next: string
  /** Sentences that the spec does not give. Every other sentence is the spec's, letter for letter. */
  ownWording?: readonly ('shown' | 'reported')[]
}

/**
 * The error catalogue by code. Code passes the key around, never the sentence. Errors named 'Network Error' and
 * 'Request aborted' are never reported, whatever the row says (`isUnreported` in contracts/http.ts).
 */
export const errorCatalogue = {
  'fit.fetch-failed': {
    when: 'Reading the saved fit fails with anything but a 404',
    reported: 'Failed to fetch customer fit',
    next: 'empty data: the shop treats the visitor as having no fit',
  },
  'fit.none': {
    when: 'The fit service responds with 404 for the saved fit',
    next: 'an empty fit',
  },
  'fit.token-failed': {
    when: 'No token can be obtained for the visitor',
    reported: 'User token failed',
    next: 'the local fit is used, unless the visitor is signed in',
  },
  'fit.identify-failed': {
    when: 'The fit service cannot identify the visitor',
    reported: 'User could not be identified',
    next: 'the local fit is used, unless the visitor is signed in',
  },
  'fit.save-failed': {
    when: 'Saving a fit fails',
    reported: 'Failed to save customer fit',
    withCause: true,
    next: 're-thrown; the button shows an error state and edit mode is left',
    ownWording: ['reported'],
  },
  'fit.recommend-failed': {
    when: 'The fit service gives no recommendation for the answers',
    reported: 'Failed to recommend a fit',
    withCause: true,
    next: "'try again' is offered and the questionnaire answers stay",
    ownWording: ['reported'],
  },
  'fit.mail-failed': {
    when: 'A fit that was found by email cannot be mailed',
    shown: shopperMessages['fit.mail-failed'],
    reported: 'Failed to mail customer fit',
    withCause: true,
    next: 'the email stays in its field',
    ownWording: ['shown', 'reported'],
  },
  'fit.forget-failed': {
    when: 'The fit service fails to delete a fit',
    shown: shopperMessages['fit.forget-failed'],
    reported: 'Failed to delete customer fit',
    withCause: true,
    next: 'the fit stays in the browser and in the service, so that deleting can be tried again',
    ownWording: ['shown', 'reported'],
  },
  'fit.not-found-by-email': {
    when: 'No saved fit is found for the email address',
    shown: shopperMessages['fit.not-found-by-email'],
    next: 'the email stays in its field',
  },
  'fit.stored-filters-corrupt': {
    when: 'The filters saved for the session cannot be parsed',
    reported: 'error on filter sessionStorage parsing',
    next: 'stored filters are cleared',
  },

  'cart.completed': {
    when: 'Reading the cart returns none: it was checked out',
    shown: shopperMessages['cart.completed'],
    reported: 'This cart was previously completed',
    next: 'stored id is removed',
  },
  'cart.no-id': {
    when: 'A cart update finds no cart',
    shown: shopperMessages['cart.no-id'],
    reported: 'No cart id',
    next: 'loading state is reset',
    ownWording: ['shown'],
  },
  'cart.lines-missing': {
    when: 'A change is of lines that the cart does not have any more, or of none',
    reported: 'lines missing from cart',
    next: 'loading state is reset; the other lines are changed, and the cart is shown as it is',
  },
  'cart.change-failed': {
    when: 'Reading or changing the cart fails',
    shown: shopperMessages['cart.change-failed'],
    reported: 'cart',
    withCause: true,
    next: 'loading state is reset',
    ownWording: ['shown', 'reported'],
  },
  'cart.add-failed': {
    when: 'Adding to the basket fails for a reason other than stock',
    shown: shopperMessages['cart.add-failed'],
    reported: 'cart',
    withCause: true,
    next: 'loading state is reset',
    ownWording: ['reported'],
  },
  'cart.variant-unavailable': {
    when: 'Shopify refuses the line because the chosen size is sold out',
    shown: shopperMessages['cart.variant-unavailable'],
    reported: 'cart',
    withCause: true,
    next: 'loading state is reset',
    ownWording: ['reported'],
  },
  'cart.colour-unavailable': {
    when: 'Shopify refuses the line because every size of the colour is sold out',
    shown: shopperMessages['cart.colour-unavailable'],
    reported: 'cart',
    withCause: true,
    next: 'loading state is reset',
    ownWording: ['reported'],
  },

  'customer.read-failed': {
    when: 'Reading the customer from Shopify fails',
    reported: 'Failed to read the customer',
    withCause: true,
    next: 'an empty customer',
    ownWording: ['reported'],
  },
  'customer.change-failed': {
    when: 'Saving or deleting an address, or saving a name, fails',
    shown: shopperMessages['customer.change-failed'],
    reported: 'Failed to save the customer',
    withCause: true,
    next: 'the input stays and can be sent again',
    ownWording: ['shown', 'reported'],
  },
  'customer.provinces-failed': {
    when: 'Reading the provinces of a country fails',
    reported: 'Failed to fetch provinces',
    withCause: true,
    next: 'a text field takes the place of the list; the address can be saved',
    ownWording: ['reported'],
  },
  'sign-in.state-mismatch': {
    when: 'Sign-in returns with another state than the stored one, which replaces …',
    reported: 'Invalid state (local state = …)',
    next: 'sign-in fails; the visitor stays logged out',
  },
  'sign-in.failed': {
    when: 'The sign-in service issues no tokens for a code or a refresh token',
    reported: 'Sign-in failed',
    withCause: true,
    next: 'the visitor is logged out and can try again',
    ownWording: ['reported'],
  },

  'content.image-failed': {
    when: 'An image of the content service cannot be read, signed or loaded; once for a page',
    reported: 'Failed to get Contentful image',
    next: 'its place is kept, with its text',
  },
  'content.promo-failed': {
    when: 'Fetching promos from the content service fails',
    reported: 'Error fetching contentful products promo',
    next: 'the page is shown without them',
  },
  'content.banner-failed': {
    when: 'Fetching the flash banner from the content service fails, and the menu does not',
    reported: 'Error fetching contentful flash banner',
    next: 'the page is shown without it',
    ownWording: ['reported'],
  },
  'content.care-failed': {
    when: 'Fetching the care copy of a product type from the content service fails',
    reported: 'Error fetching contentful product care copy',
    next: "only the product's own care line is shown",
    ownWording: ['reported'],
  },
  'content.not-found': {
    when: 'The content service answers NotFound',
    reported: 'The resource could not be found.',
    next: 'the page is shown without it, or is the 404 page',
  },
  'header.missing': {
    when: 'The content service responds without a header',
    reported: 'Header data missing',
    level: 'critical',
    next: 'no header is rendered',
  },
  'menu.fetch-failed': {
    when: 'Fetching the menu for a page fails',
    reported: 'Menu fetch failure',
    withCause: true,
    next: 'page props are empty',
  },

  'mailing.subscribe-failed': {
    when: 'The newsletter sign-up fails or its response is not a success',
    shown: shopperMessages['mailing.subscribe-failed'],
    next: 'the button is ready again',
  },
  'mailing.request-failed': {
    when: 'A call to the mailing list fails',
    reported: 'mailing failure',
    withCause: true,
    next: 're-thrown',
  },
  'phone.invalid': {
    when: 'The phone check fails, or refuses a number without a message of its own',
    shown: shopperMessages['phone.invalid'],
    next: 'the number stays in its field',
  },
  'form.question-missed': {
    when: 'The call of the survey or of the unsubscribe form fails',
    // Spec 5 gives the sentence for an unanswered question, without the full stop: it is a text of the form.
    shown: shopperMessages['form.question-missed'],
    next: 'the input stays',
  },
  'feedback.visit-failed': {
    when: 'Sending feedback on the recommended fit fails',
    reported: 'fit feedback failure',
    withCause: true,
    next: 'an error object is returned; the flag cookie is not set',
  },
  'stock.request-failed': {
    when: 'A back-in-stock request is answered with any status but 200',
    shown: shopperMessages['stock.request-failed'],
    next: 'the modal stays open',
  },

  'analytics.send-failed': {
    when: 'Sending an event fails',
    reported: 'Failed to send analytics event',
    next: 'the event is lost',
  },
  'analytics.basket-failed': {
    when: 'Deriving or sending basket events fails',
    reported: 'basketEvents failed',
    next: 'the events are lost',
  },
  'flags.fetch-failed': {
    when: 'Fetching the feature flags fails',
    reported: 'Failed to get PostHog feature flags',
    next: 'the default of each flag is used',
  },
  'copy.missing': {
    when: 'A text has no translation; the cause names its key',
    reported: 'missing translation',
    withCause: true,
    next: 'the key is shown instead',
  },

  // The spec says nothing about these failures: their pages show the generic error page.
  'collection.read-failed': {
    when: 'Reading a collection fails',
    reported: 'Failed to fetch collection',
    withCause: true,
    next: 'its page shows the generic error with a reference; other pages are shown without it',
    ownWording: ['reported'],
  },
  'product.read-failed': {
    when: 'Reading a product fails',
    reported: 'Failed to fetch product',
    withCause: true,
    next: 'its page shows the generic error with a reference',
    ownWording: ['reported'],
  },
  'product.others-failed': {
    when: 'Reading recommended or recently viewed products fails',
    reported: 'Failed to fetch other products',
    withCause: true,
    next: 'the page is shown without them',
    ownWording: ['reported'],
  },
  'item.left-out': {
    when: 'A product of a list, or another item of an answer, breaks its contract',
    reported: 'An item was left out',
    withCause: true,
    next: 'the others are shown; each such problem is reported once by a server',
    ownWording: ['reported'],
  },
  'content.page-failed': {
    when: 'Reading a content page fails',
    reported: 'Failed to fetch content page',
    withCause: true,
    next: 'its page shows the generic error with a reference; other pages are shown without it',
    ownWording: ['reported'],
  },
  'page.broke': {
    when: 'Rendering a page throws',
    reported: 'Page failed to draw',
    withCause: true,
    next: 'it shows the generic error with a reference',
    ownWording: ['reported'],
  },
  'page.unhandled': {
    when: 'An error or a rejected promise in the browser is handled by no code',
    reported: 'Unhandled error',
    withCause: true,
    next: 'the page stays as it is',
    ownWording: ['reported'],
  },
  'reviews.read-failed': {
    when: 'Reading the reviews of a style fails',
    reported: 'Failed to fetch reviews',
    withCause: true,
    next: 'the page is shown without it',
    ownWording: ['reported'],
  },
  'reviews.vote-failed': {
    when: 'A vote for a review cannot be counted or taken back',
    shown: shopperMessages['reviews.vote-failed'],
    reported: 'Failed to vote for a review',
    withCause: true,
    next: 'the vote is as it was, and can be pressed again',
    ownWording: ['shown', 'reported'],
  },
  'search.failed': {
    when: 'A search request fails',
    reported: 'Search failed',
    withCause: true,
    next: 'the search page shows an error with a reference and keeps the query; the drawer offers to try again',
    ownWording: ['reported'],
  },

  'limit.reached': {
    when: 'A client or an email address reaches a limit of the shop (OPS-08)',
    shown: shopperMessages['limit.reached'],
    next: 'the input stays and can be sent again after the wait',
    ownWording: ['shown'],
  },

  'order.tracking-failed': {
    when: 'The call that says where an order is fails',
    shown: shopperMessages['order.tracking-failed'],
    reported: 'Order tracking failed',
    withCause: true,
    next: 'the input stays, and the order can be looked up again',
    ownWording: ['shown', 'reported'],
  },
  'returns.order-not-found': {
    when: 'No order has this number with this email or postcode',
    shown: shopperMessages['returns.order-not-found'],
    next: 'the input stays and can be corrected',
    ownWording: ['shown'],
  },
  'returns.all-returned': {
    when: 'Every item of the order has been returned',
    shown: shopperMessages['returns.all-returned'],
    next: 'the order can be looked up again',
    ownWording: ['shown'],
  },
  'returns.carrier-needed': {
    when: 'The return is continued without a carrier',
    shown: shopperMessages['returns.carrier-needed'],
    next: 'the carriers are offered',
    ownWording: ['shown'],
  },
  'returns.label-not-generated': {
    when: 'The return is created but its label or QR code is not',
    shown: shopperMessages['returns.label-not-generated'],
    next: 'the return stays valid',
    ownWording: ['shown'],
  },
  'returns.carrier-problem': {
    when: 'The carrier does not respond, or refuses',
    shown: shopperMessages['returns.carrier-problem'],
    next: 'the carriers are offered again',
    ownWording: ['shown'],
  },
  'returns.not-issued': {
    when: 'The return is refused',
    shown: shopperMessages['returns.not-issued'],
    next: 'the selection stays',
    ownWording: ['shown'],
  },
  'returns.call-failed': {
    when: 'A call of the returns system fails without a code of its own',
    shown: shopperMessages['returns.call-failed'],
    reported: 'Returns call failed',
    withCause: true,
    next: 'the answers stay; a return whose response is lost is looked up before it can be created again',
    ownWording: ['shown', 'reported'],
  },
  'returns.system-down': {
    when: 'The returns system is down',
    shown: shopperMessages['returns.system-down'],
    next: 'the page offers no action',
    ownWording: ['shown'],
  },
  'returns.maintenance': {
    when: 'The returns system is in maintenance',
    shown: shopperMessages['returns.maintenance'],
    next: 'the page offers no action',
    ownWording: ['shown'],
  },
} as const satisfies Record<string, CatalogueRow>

export type CatalogueCode = keyof typeof errorCatalogue

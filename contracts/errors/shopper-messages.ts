import { RETURN_DAYS } from '../shop/returns.ts'

/** What the shopper reads when something fails, by catalogue code. Apart from the catalogue to keep its texts for developers out of the browser. */
export const shopperMessages = {
  'fit.mail-failed': 'We found your fit, but couldn’t send the email just now. Please try again in a moment.',
  'fit.forget-failed': 'We couldn’t delete your fit just now. Nothing has changed: please try again in a moment.',
  'fit.not-found-by-email':
    'No Fit Finder Results found for this email address, please enter a different email address or retake the Fit Finder.',
  'cart.completed': 'This cart was previously completed',
  'cart.no-id': 'Your basket has expired. Please add your things again.',
  'cart.change-failed': 'We couldn’t reach your basket just now. Nothing is lost: please try again.',
  'cart.add-failed':
    "There was a problem adding this product to basket. Please try again, if that doesn't work please contact Customer Service.",
  'cart.variant-unavailable':
    'Sorry, this product is now out of stock. Please try another size or submit a Back in Stock notification request.',
  'cart.colour-unavailable':
    'Sorry, this colour is now out of stock. Please try another colour or submit a Back in Stock notification request.',
  'customer.change-failed': 'We couldn’t save that just now. Nothing you typed is lost: please try again in a moment.',
  'mailing.subscribe-failed': 'There was a problem subscribing, try again later.',
  'phone.invalid': 'Failed to validate the phone number',
  'form.question-missed': 'We think you might have missed a question.',
  'stock.request-failed': 'Oops! Something went wrong! Try again later',
  // {wait} is a time like '5 minutes', or 'a little' where it is not known.
  'limit.reached': 'You have tried this several times. Please wait {wait} and try again.',
  'returns.order-not-found':
    'We can’t find an order with this number and this email or postcode. Please check them: both are in your order confirmation.',
  'reviews.vote-failed': 'Your vote did not go through. Please try again in a moment.',
  'order.tracking-failed': 'We couldn’t reach our orders just now. Nothing is lost: please try again in a moment.',
  'returns.all-returned': 'Everything in this order has already been returned.',
  'returns.carrier-needed': 'Please choose how you would like to send your parcel back.',
  'returns.label-not-generated':
    'Your return is booked, but we couldn’t make your label just yet. We’ll email it to you as soon as it is ready.',
  'returns.carrier-problem': 'We can’t reach this carrier at the moment. Please choose another one or try again later.',
  'returns.not-issued':
    'We couldn’t create your return. Please try again, or contact Customer Service and we’ll sort it out.',
  'returns.call-failed':
    'We couldn’t reach our returns system just now. Nothing is lost: please try again in a moment.',
  'returns.system-down': `Our returns system is having a moment. Please try again later: your ${RETURN_DAYS} days are safe.`,
  'returns.maintenance': 'We are working on our returns page. Please come back a little later.',
} as const

import { shopperMessages } from '#contracts/errors/shopper-messages.ts'
import { successMessages } from '#contracts/errors/success-messages.ts'

const ADJUSTED = "Cart updated. Some items are now gone. But don't worry, there's plenty more fits in the sea."
const WITHOUT_WORDS =
  'Gift messages and recipients are personal, so they did not come along. Any gift card in here now goes to you.'

/** Notices that are neither a failure of the error catalogue nor a success message of spec 8. */
const notices = {
  /** Spec 4, "Cart": products were sold elsewhere and left the cart (CART-07). */
  'cart.adjusted': ADJUSTED,
  /** A cart of a link, or of a customer who has left: the goods came without what a person wrote (CART-07). */
  'cart.without-words': WITHOUT_WORDS,
  'cart.adjusted-without-words': `${ADJUSTED} ${WITHOUT_WORDS}`,
  /** A posted form changed the size or colour of a line (CART-18). */
  'cart.line-changed': 'Changed. Your basket is as you want it now.',
  /** Stock is smaller than the requested quantity. */
  'cart.capped': 'That is all we have of one of your sizes. We have put in as many as there are.',
  /** An order was ordered again, as far as that is possible. */
  'cart.reordered-in-part': 'Some of that order is not in here. Its page says what, and why.',
  'connection.lost': 'You are offline. Pages that are not open yet cannot load until you are back.',
  /** A form could not be sent. */
  'form.offline': 'You seem to be offline. What you wrote is still here: please send it again when you are back.',
  /** Nothing was sent. */
  'cart.offline': 'You seem to be offline. Your basket is as it was: please try again when you are back.',
} as const

/** What the shopper reads when something failed, succeeded or changed, by code. The texts of spec 8 are letter for letter. */
export const messages = { ...shopperMessages, ...successMessages, ...notices } as const

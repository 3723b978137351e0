import type { messages as british } from '../en-GB/messages.ts'

/** Where American English differs. Sentences that the specification gives are the same in every region. */
export const messages: Partial<Record<keyof typeof british, string>> = {
  'cart.no-id': 'Your cart has expired. Please add your things again.',
  'cart.change-failed': "We couldn't reach your cart just now. Nothing is lost: please try again.",
  'cart.offline': 'You seem to be offline. Your cart is as it was: please try again when you are back.',
  'cart.line-changed': 'Changed. Your cart is as you want it now.',
  'returns.order-not-found':
    "We can't find an order with this number and this email or zipcode. Please check them: both are in your order confirmation.",
}

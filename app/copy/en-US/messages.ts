import type { messages as british } from '../en-GB/messages.ts'

/** Where American English differs. */
export const messages: Partial<Record<keyof typeof british, string>> = {
  'cart.colour-unavailable':
    'Sorry, this color is now out of stock. Please try another color or submit a Back in Stock notification request.',
  'catalogue.unsubscribed': 'Thank you. You will stop receiving our catalog shortly.',
}

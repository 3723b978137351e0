import { WELCOME_PERCENT } from '../shop/discount-codes.ts'

/** What the shopper reads after a success (spec section 8, "Success messages"), letter for letter. */
export const successMessages = {
  'discount.sorted': `Your ${WELCOME_PERCENT}% discount will be applied at the checkout.`,
  'discount.other': 'Your discount will be applied at the checkout.',
  'stock.requested': 'Thank you! We will be in touch when this product becomes available.',
  // Spec 8: "the modal text has no final full stop".
  'stock.requested-in-modal': 'Thank you! We will be in touch when this product becomes available',
  'feedback.sent': 'Thank you for your feedback.',
  'catalogue.unsubscribed': 'Thank you. You will stop receiving our catalogue shortly.',
} as const

import type { orders as british } from '../en-GB/orders.ts'

/** What differs in American English. */
export const orders = {
  'again-adding': 'Adding to your cart',
  'again-added': 'In your cart',
  'again-not-added': 'Not in your cart:',
  cancelled: 'Canceled',
  'return-cancelled': 'Canceled',
} as const satisfies Partial<Record<keyof typeof british, string>>

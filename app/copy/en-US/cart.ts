import type { cart as words } from '../en-GB/cart.ts'
import type { CatalogueText } from '../plural.ts'

/** Where American English differs. */
export const cart: Partial<Record<keyof typeof words, CatalogueText>> = {
  loading: 'Fetching your cart',
  empty: 'Your cart is empty.',
  lines: 'In your cart',
  'put-back': { one: '{name} is back in your cart.', other: '{count} lines are back in your cart.' },
  change: 'Change size or color',
  'change-line': 'Change size or color of {name}',
  updating: 'Updating cart totals',
  updated: 'Cart totals updated',
  view: 'View cart',
  added: 'Added to your cart.',
  adding: 'Adding to your cart',
  'code.not-applicable': '{code} does not apply to this cart',
}

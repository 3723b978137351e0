import type { CopyKey } from './en-GB.ts'
import type { CatalogueText } from './plural.ts'

/** Where American English differs. Other keys fall back to en-GB. */
export const enUS: Partial<Record<CopyKey, CatalogueText>> = {
  'header.cart': 'Cart',
  'header.cart-count': { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  'cart.title': 'Your cart',
  'common.postcode': 'Zipcode',
  'feedback.unsubscribe': 'Stop our catalog',
  'collection.colours': '{count} colors',
  'collection.colours-of': 'Colors of {style}',
  'collection.more-colours': { one: '{count} more color', other: '{count} more colors' },
}

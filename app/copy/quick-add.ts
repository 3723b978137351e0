/** Texts about a product in the filtered or the shopper's size. They load once a size is known. */
export const sizeWords = {
  in: 'In your size',
  few: 'Last few in your size',
  out: 'Your size is out',
  'selected.in': 'In stock',
  'selected.few': 'Last few',
  'selected.out': 'Sold out',
  open: 'In {size}, {option} {values}',
  add: 'Add {size}',
  'add-label': { 'en-GB': 'Add {size} to basket: {name}', 'en-US': 'Add {size} to cart: {name}' },
  adding: 'Adding',
  added: 'Added',
  failed: 'Not added',
} as const

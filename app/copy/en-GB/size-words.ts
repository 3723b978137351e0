/** What is said of a product in the shopper's size. They load once a fit is known. */
export const sizeWords = {
  in: 'In your size',
  few: 'Last few in your size',
  out: 'Your size is out',
  open: 'In {size}, {option} {values}',
  add: 'Add {size}',
  'add-label': 'Add {name} in {size} to basket',
  adding: 'Adding',
  added: 'Added',
  failed: 'Not added',
} as const

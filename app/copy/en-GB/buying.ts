/** Choosing a size of a product and putting it in the cart; comes with the product's page. */
export const buying = {
  colour: 'Colour',
  'colour.sold-out': 'This colour is sold out in every size.',
  add: 'Add to basket',
  adding: 'Adding',
  added: 'Added to basket',
  'add-failed': 'Not added',
  tell: 'Tell me when it’s back',
  'tell.size': 'Tell me when a size is back',
  unavailable: '{value}, sold out',
  'pre-order': '{value}, on its way',
  'your-size': 'Your size: {size}',
  low: 'Only {count} left',
  'choose-first': 'Choose {option} first.',
  'fit.none': 'Not sure of your size?',
  'fit.find': 'Find your Fit',
  'fit.yours': 'Your fit: {size}',
  'fit.gone': 'Your fit, {size}, is sold out',
  'fit.change': 'Change',
  'fit.use': 'Choose it',
  'fit.close-by': 'What’s close?',
  'gone.everywhere': '{size} is sold out.',
  'gone.with': '{size} is sold out in {others}.',
  'ahead.everywhere': '{size} is on its way, and can be ordered once it is here.',
  'ahead.with': '{size} in {others} is on its way, and can be ordered once it is here.',
  'gone.close-by': 'In stock, close by:',
  'made-to-order': 'Made to order: cut for you once you have ordered.',
  'letters.add': 'Add your letters, {price}',
  'letters.none': 'Without letters',
} as const

/** Where it is said otherwise elsewhere. */
export const buyingDifferences = {
  'en-US': { colour: 'Color', 'colour.sold-out': 'This color is sold out in every size.' },
} as const

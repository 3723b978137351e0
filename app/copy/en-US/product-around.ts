import type { productAround as words } from '../en-GB/product-around.ts'

/** Where American English differs around the buying form. */
export const productAround: Partial<Record<keyof typeof words, string>> = {
  'offer.how': 'Any sizes and colors at full price. No code: the cart counts for you.',
  'offer.how.belts': 'Taken off in the cart, without a code.',
  'returns.personalised': 'Personalized items cannot be exchanged or returned.',
}

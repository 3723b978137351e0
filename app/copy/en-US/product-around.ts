import type { productAround as words } from '../en-GB/product-around.ts'

/** Where American English differs around the buying form. */
export const productAround: Partial<Record<keyof typeof words, string>> = {
  'offer.how': 'Any sizes and colors at full price. No code: the basket counts for you.',
  'returns.personalised': 'Personalized items cannot be exchanged or returned.',
}

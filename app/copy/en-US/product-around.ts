import type { productAround as words } from '../en-GB/product-around.ts'

/** Where American English differs around the buying form. */
export const productAround: Partial<Record<keyof typeof words, string>> = {
  'offer.how': 'Any sizes and colors at full price. No code: the cart works it out.',
  'offer.how.belts': 'Taken off in the cart, without a code.',
  'promise.standard': 'Standard delivery, {from}-{to} business days',
  'promise.personalised': 'With letters, {from}-{to} business days',
  'fit.trousers':
    'Waist is where trousers sit. Build is the room at seat and thigh for that waist: B is average, A is slimmer, C is for those who cycle, row or squat. Leg is the inseam, in inches.',
  'fit.shorts':
    'Waist, and build if there is one, as in our trousers. Drawcord shorts come in letters. Leg is the inseam, in inches.',
  'returns.personalised': 'Personalized items cannot be exchanged or returned.',
}

import { MADE_TO_ORDER_WEEKS } from '#contracts/shop/delivery.ts'
import { GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'

/** Texts around the size form of the product page. The server renders most of them. */
export const productAroundWords = {
  'offer.how': {
    'en-GB': 'Any sizes and colours that are not already reduced. No code: the basket works it out.',
    'en-US': 'Any sizes and colors that are not already reduced. No code: the cart works it out.',
  },
  'size-guide': 'Size guide',
  promises: 'Delivery and returns',
  'promise.standard': {
    'en-GB': 'Standard delivery, {from}-{to} working days',
    'en-US': 'Standard delivery, {from}-{to} business days',
  },
  'promise.personalised': {
    'en-GB': 'With letters, {from}-{to} working days',
    'en-US': 'With letters, {from}-{to} business days',
  },
  'promise.made-to-order': `Cut for you first: allow about ${MADE_TO_ORDER_WEEKS} weeks.`,
  'promise.email': 'Sent by email, with nothing to pay for delivery',
  'promise.email.text': 'To you, or straight to the person it’s for, on the day you choose.',
  'promise.dates': 'Order today: {from} to {to}',
  'promise.returns': `Extended ${RETURN_DAYS} day returns`,
  'promise.returns.text': 'Return it or swap the size, free.',
  'promise.customs': 'No EU customs or duty fees',
  'promise.customs.text': 'Nothing to pay at the door: checkout shows the whole price.',
  details: 'Product details',
  fabric: 'Made of',
  highlights: 'Highlights',
  fit: 'Size and fit',
  'fit.range': '{first} to {last}',
  'fit.trousers': {
    'en-GB':
      'Waist is where trousers sit. Build is the room at seat and thigh for that waist: B is average, A is slimmer, C is for those who cycle, row or squat. Leg is the inside seam, in inches.',
    'en-US':
      'Waist is where trousers sit. Build is the room at seat and thigh for that waist: B is average, A is slimmer, C is for those who cycle, row or squat. Leg is the inseam, in inches.',
  },
  'fit.denim':
    'Waist, build and leg as in our trousers. Denim gives a little in the first week and then stays as it is.',
  'fit.shorts': {
    'en-GB':
      'Waist, and build if there is one, as in our trousers. Drawcord shorts come in letters. Leg is the inside seam, in inches.',
    'en-US':
      'Waist, and build if there is one, as in our trousers. Drawcord shorts come in letters. Leg is the inseam, in inches.',
  },
  'fit.tops': 'Size is your chest, cut is your waist, length is how far it falls. M+ and L+ are the sizes between.',
  'fit.underwear': 'If you know your waist with us, you know your size here.',
  'fit.accessories': 'Belts go by the waist you wear, socks by the shoe.',
  care: 'Care',
  returns: 'Returns and exchanges',
  'returns.text': `Try it on at home, as often as it takes. You have ${RETURN_DAYS} days to send it back or to swap it for another size, and both are free.`,
  'returns.personalised': {
    'en-GB': 'Personalised items cannot be exchanged or returned.',
    'en-US': 'Personalized items cannot be exchanged or returned.',
  },
  'returns.gift': `Gift cards come with a ${GIFT_CARD_GUARANTEE_DAYS}-day money-back guarantee. Vouchers are valid for ${VOUCHER_MONTHS} months.`,
  'returns.link': 'How returns work',
  also: 'You may also like',
  outfit: 'Wear it with',
  'outfit.sizes': 'Sizes from your fit',
  seen: 'Recently viewed',
  'seen.clear': 'Clear',
  'seen.clear-label': 'Clear recently viewed',
} as const

/** Texts that explain builds beside the sizes of a product. */
export const buildHelpWords = {
  question: 'What is a build?',
  A: 'slimmer',
  B: 'average',
  C: 'roomier',
  text: 'The room at seat and thigh for your waist. If trousers pull across your thighs, choose C. If they are baggy there, choose A.',
} as const

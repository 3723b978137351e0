/** Texts around the size form of the product page. The server renders most of them. */
export const productAround = {
  'offer.how': 'Any sizes and colours at full price. No code: the basket counts for you.',
  'offer.how.belts': 'Taken off in the basket, without a code.',
  promises: 'Delivery and returns',
  'promise.standard': 'Standard delivery, {from}-{to} working days',
  'promise.dates': 'Order today: {from} to {to}',
  'promise.returns': 'Extended {days} day returns',
  'promise.returns.text': 'Return it or swap the size, free.',
  'promise.customs': 'No EU customs or duty fees',
  'promise.customs.text': 'Free shipping under 150€, a 20€ fee over 150€. Checkout shows which applies before you pay.',
  details: 'Product details',
  fabric: 'Fabric',
  highlights: 'Highlights',
  fit: 'Size and fit',
  'fit.range': '{first} to {last}',
  'fit.trousers':
    'Waist is where trousers sit. Build is the shape of seat and thigh: A is lean, B is most men, C is for those who cycle, row or squat. Leg is the inside seam, in inches.',
  'fit.denim':
    'Waist, build and leg as in our trousers. Denim gives a little in the first week and then stays as it is.',
  'fit.shorts': 'Waist and build as in our trousers. Leg is the inside seam, in inches.',
  'fit.tops':
    'Size is your chest, cut is your waist, length is the rest of you. Between two sizes there is one with a +.',
  'fit.underwear': 'If you know your waist with us, you know your size here.',
  'fit.accessories': 'Belts go by the waist you wear, socks by the shoe.',
  'fit.finder': 'Find your fit in 60 seconds',
  care: 'Care',
  returns: 'Returns and exchanges',
  'returns.text':
    'Try it on at home, as often as it takes. You have {days} days to send it back or to swap it for another size, and both are free.',
  'returns.personalised': 'Personalised items cannot be exchanged or returned.',
  'returns.gift': 'Gift cards come with a {days}-day money-back guarantee. Vouchers are valid for {months} months.',
  'returns.link': 'How returns work',
  also: 'You may also like',
  seen: 'Recently viewed',
  'seen.clear': 'Clear',
  'seen.clear-label': 'Clear what you viewed',
} as const

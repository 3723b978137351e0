/** Multi-buy offers, delivery and returns, as product page and cart say them. */
export const offers = {
  tees: 'T-shirts',
  trunks: 'trunks',
  'heavyweight-tees': 'heavyweight tees',
  belts: 'belts',
  set: '{quantity} for {price}',
  'set.saves': 'save {amount}',
  off: '{amount} off',
  next: '{missing} more for {quantity} for {price}',
  'next.saves': 'That saves you {amount}.',
  'delivery.missing': '{amount} more and delivery is free',
  'delivery.free': 'Your delivery is free',
} as const

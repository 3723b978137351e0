/** Texts of multi-buy offers, delivery and returns, for product page and cart. */
export const offersWords = {
  tees: 'T-shirts',
  trunks: 'trunks',
  'heavyweight-tees': 'heavyweight tees',
  belts: 'belts',
  set: '{quantity} for {price}',
  'set.saves': 'save {amount}',
  next: 'add {missing} more, and {quantity} cost {price}',
  'next.saves': 'That saves you {amount}.',
  'delivery.missing': '{amount} more and delivery is free',
  'delivery.ideas': 'See small things',
  'delivery.free': 'Your delivery is free',
} as const

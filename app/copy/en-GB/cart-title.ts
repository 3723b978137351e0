/** The cart's words that others say too: the head of its page, before the rest has come, and the home page. */
export const cartTitle = {
  'cart.title': 'Your cart',
  'cart.delivery.gb': 'Free delivery over £100',
  'cart.delivery.eu': 'Free delivery over 150 €',
  'cart.delivery.us': 'Delivery is worked out at checkout',
} as const

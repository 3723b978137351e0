/** Cart texts that other pages need before the cart has loaded. */
export const cartTitle = {
  'cart.title': 'Your cart',
  'cart.delivery.gb': 'Free delivery over £100',
  'cart.delivery.eu': 'Free delivery over 150 €',
  'cart.delivery.us': 'Delivery is worked out at checkout',
} as const

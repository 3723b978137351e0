/** Basket texts that other pages need before the cart has loaded. */
export const cartTitle = {
  'cart.title': 'Your basket',
  'cart.delivery.gb': 'Free delivery over £100, otherwise {price}',
  'cart.delivery.eu': 'Free delivery over 150 €, otherwise {price}',
  'cart.delivery.us': 'Delivery {price}',
} as const

/** Basket texts that other pages need before the cart has loaded. */
export const cartTitle = {
  'cart.title': 'Your basket',
  'cart.delivery.free-over': 'Free delivery over {over}, otherwise {price}',
  'cart.delivery': 'Delivery {price}',
} as const

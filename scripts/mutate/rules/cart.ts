import type { Mutation } from '../mutation.ts'

/** The basket. */
export const cart: readonly Mutation[] = [
  {
    id: 'CART-08',
    file: 'app/cart/change-cart.server.ts',
    from: 'merchandise.id && quantity > 0',
    to: 'merchandise.id && quantity > 1',
  },
  {
    id: 'CART-06',
    file: 'app/cart/change-cart.server.ts',
    from: "deps.report('cart.no-id')",
    to: "deps.log('cart.no-id')",
  },
]

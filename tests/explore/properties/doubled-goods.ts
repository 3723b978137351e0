import type { Property } from '../observation.ts'

/** No cart has more goods than were asked for, however often an answer was lost. */
export const doubledGoods: Property = ({ cart, mostGoods }) =>
  cart && mostGoods !== null && cart.count > mostGoods
    ? [`the store's cart has ${cart.count} goods, and at most ${mostGoods} were asked for`]
    : []

import type { Property } from '../observation.ts'

/** Where a cart is open the header counts what the store has. */
export const shownCount: Property = ({ cart, isCalmNow, page: { shownCount: shown, shownTotal } }) =>
  cart && isCalmNow && shownTotal !== null && shown !== null && shown !== cart.count
    ? [`the header counts ${shown} goods, the store's cart has ${cart.count}`]
    : []

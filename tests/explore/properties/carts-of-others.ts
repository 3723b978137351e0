import type { Property } from '../observation.ts'

/** A browser in which nobody is signed in shows no cart that belongs to a customer. */
export const cartsOfOthers: Property = ({ cart, isSignedIn, isCalmNow, page: { shownTotal } }) =>
  cart?.customer && !isSignedIn && isCalmNow && shownTotal !== null
    ? [`nobody is signed in, and the cart on the screen is that of customer ${cart.customer}`]
    : []

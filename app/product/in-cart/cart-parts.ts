import type { CartParts } from '#app/cart/cart-lines.tsx'
import { DeliverySuggestion } from '../delivery-suggestion/delivery-suggestion.tsx'
import { LineChange } from '../line-change/line-change.tsx'
import { OtherCarts } from '../other-cart/other-carts.tsx'
import { RecentlyViewedPart } from '../recommendations/recently-viewed-part.tsx'
import { SaveLine, undoSave } from '../wish-list/save-line.tsx'

/** The parts of cart drawer and cart page that depend on products. */
export const CART_PARTS: CartParts = {
  LineChange,
  SaveLine,
  undoSave,
  DeliverySuggestion,
  OtherCarts,
  RecentlyViewed: RecentlyViewedPart,
}

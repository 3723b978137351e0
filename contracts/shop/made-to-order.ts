/** Spec 3, "Tags": "'Made to Order' (also 'tax:MTO')". */
export const MADE_TO_ORDER_TAG = 'Made to Order'
export const MADE_TO_ORDER_TAX_TAG = 'tax:MTO'

/** Spec 9: "Made-to-order is marked by the tag 'tax:MTO' and the cart attribute _mto". */
export const MADE_TO_ORDER_KEY = '_mto'

/** Whether goods with these tags are made to order: either tag says so. */
export const hasMadeToOrderTag = (tags: readonly string[]): boolean =>
  tags.includes(MADE_TO_ORDER_TAG) || tags.includes(MADE_TO_ORDER_TAX_TAG)

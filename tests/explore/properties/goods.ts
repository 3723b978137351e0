import type { Property } from '../observation.ts'
import { requestsGoods } from '../requested-goods.ts'

/** No cart has more goods than were requested, however often a response was lost. */
const doubledGoods: Property = ({ cart, maxGoods }) =>
  cart && maxGoods !== null && cart.count > maxGoods
    ? [`the store's cart has ${cart.count} goods, and at most ${maxGoods} were requested`]
    : []

const EMPTY = /Your (?:basket|cart) is empty/

/** A cart that is empty after an addition says why. */
const vanishedGoods: Property = ({ step, isCalm, page: { text, alerts } }) =>
  isCalm && requestsGoods(step) && EMPTY.test(text) && alerts.length === 0
    ? ['after an addition the cart is shown empty, without a word']
    : []

/** Where a cart is open the header counts what the store has. */
const shownCount: Property = ({ cart, isCalmNow, page: { shownCount: shown, shownTotal } }) =>
  cart && isCalmNow && shownTotal !== null && shown !== null && shown !== cart.count
    ? [`the header counts ${shown} goods, the store's cart has ${cart.count}`]
    : []

/** What a shopper adds is in the cart, once. */
export const GOODS = {
  'doubled goods': doubledGoods,
  'vanished goods': vanishedGoods,
  'shown count': shownCount,
} as const satisfies Record<string, Property>

import { asksForGoods } from '../asked-goods.ts'
import type { Property } from '../observation.ts'

const EMPTY = /Your (?:basket|cart) is empty/

/** A cart that is empty after an addition says why. */
export const vanishedGoods: Property = ({ step, isCalm, page: { text, alerts } }) =>
  isCalm && asksForGoods(step) && EMPTY.test(text) && alerts.length === 0
    ? ['after an addition the cart is shown empty, without a word']
    : []

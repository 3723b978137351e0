import type { JournalEntry } from '#mocks/world/journal.ts'
import type { Property } from '../observation.ts'
import { keepsGoods, requestsGoods } from '../requested-goods.ts'

/** No cart has more goods than were requested, however often a response was lost. */
const doubledGoods: Property = ({ cart, maxGoods }) =>
  cart && maxGoods !== null && cart.count > maxGoods
    ? [`the store's cart has ${cart.count} goods, and at most ${maxGoods} were requested`]
    : []

const EMPTY = /Your (?:basket|cart) is empty/

/** A cart that is empty after an addition says why. A page that is left at once may have asked for a size instead. */
const vanishedGoods: Property = ({ step, isCalm, isCalmNow, journal, page: { text, alerts } }) =>
  (isCalm || isCalmNow) &&
  requestsGoods(step) &&
  (step.do === 'press' || journal.some(isAddition)) &&
  EMPTY.test(text) &&
  alerts.length === 0
    ? ['after an addition the cart is shown empty, without a word']
    : []

const isAddition = (entry: JournalEntry): boolean =>
  entry.kind === 'request' && /^cart(?:Create|LinesAdd)/.test(entry.operation)

/** A cart that has goods at the store is not called empty. */
const shownEmpty: Property = ({ cart, isCalmNow, page: { text } }) =>
  cart && cart.count > 0 && isCalmNow && EMPTY.test(text)
    ? [`the cart is shown empty, and has ${cart.count} goods at the store`]
    : []

/** A cart that showed goods has them on the next page, or says why not. */
const forgottenGoods: Property = ({ step, isCalm, showedGoods, page: { text, alerts, isAtRest } }) =>
  isCalm && isAtRest && showedGoods && keepsGoods(step) && EMPTY.test(text) && alerts.length === 0
    ? ['the cart showed goods, and is empty on the next page, without a word']
    : []

/** Where a cart is open, and on a new page of a calm visit, the header counts what the store has, if it has script. */
const shownCount: Property = (observation) => {
  const { step, setting, cart, isCalm, isCalmNow, wasCartRead, page } = observation
  const { shownCount: shown, shownTotal, isAtRest } = page
  if (!cart || shown === null || shown === cart.count || setting.conditions.includes('no-script')) return []
  const isNew = isAtRest && (step.do === 'open' || step.do === 'reload')
  return (isCalmNow && shownTotal !== null) || (isCalm && wasCartRead && isNew)
    ? [`the header counts ${shown} goods, the store's cart has ${cart.count}`]
    : []
}

/** What a shopper adds is in the cart, once. */
export const GOODS = {
  'doubled goods': doubledGoods,
  'vanished goods': vanishedGoods,
  'shown empty': shownEmpty,
  'forgotten goods': forgottenGoods,
  'shown count': shownCount,
} as const satisfies Record<string, Property>

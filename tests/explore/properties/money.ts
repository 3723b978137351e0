import { toMinorUnits } from '#app/ui/money.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import type { Property } from '../observation.ts'

/** The total on the screen is the store's. */
const shownTotal: Property = ({ cart, isCalmNow, page: { shownTotal: shown } }) => {
  if (!cart || shown === null || !isCalmNow) return []
  const minor = toMinorUnits(cart.total)
  return Number(shown.replaceAll(/\D/g, '')) === (/[.]\d\d/.test(shown) ? minor : minor / 100)
    ? []
    : [`the page says ${shown} in total, the store ${cart.total.amount} ${cart.total.currencyCode}`]
}

/** Pages whose amounts are prices; editors may write of any. */
const PRICED = /^(?:\/(?:eu|us))?\/(?:cart|collections|products)\b/
const AMOUNT = /([£$€])\s?\d/g

/** Every price of a page is in the currency of its region. A page that waits has the next one's address already. */
const shownCurrency: Property = ({ region, hasFixedAnswers, page: { path, text, isOurs, isAtRest } }) => {
  if (!isOurs || !isAtRest || hasFixedAnswers || !PRICED.test(path)) return []
  const own = SYMBOLS[REGIONS[region].currency] ?? ''
  const foreign = [...text.matchAll(AMOUNT)].find(([, symbol]) => symbol !== own)
  if (!foreign) return []
  const around = text.slice(Math.max(0, foreign.index - AROUND), foreign.index + AROUND).replaceAll(/\s+/g, ' ')
  return [`a page in ${own} has a price in ${foreign[1]}: ${around}`]
}

/** How much of the text before and after a price is said. */
const AROUND = 40

const SYMBOLS: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }

/** What a page says of money is so at the store. */
export const MONEY = {
  'shown total': shownTotal,
  'shown currency': shownCurrency,
} as const satisfies Record<string, Property>

import { REGIONS } from '#contracts/shop/regions.ts'
import type { Property } from '../observation.ts'

/** Pages whose amounts are prices; editors may write of any. */
const PRICED = /^(?:\/(?:eu|us))?\/(?:cart|collections|products)\b/
const AMOUNT = /([£$€])\s?\d/g

/** Every price of a page is in the currency of its region. */
export const shownCurrency: Property = ({ region, page: { path, text, isOurs } }) => {
  if (!isOurs || !PRICED.test(path)) return []
  const symbols = new Set([...text.matchAll(AMOUNT)].map(([, symbol]) => symbol))
  const own = SYMBOLS[REGIONS[region].currency] ?? ''
  symbols.delete(own)
  return symbols.size > 0 ? [`a page in ${own} has prices in ${[...symbols].join(', ')}`] : []
}

const SYMBOLS: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }

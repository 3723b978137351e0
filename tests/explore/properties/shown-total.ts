import { toMinorUnits } from '#app/ui/money.ts'
import type { Property } from '../observation.ts'

/** The total on the screen is the store's. */
export const shownTotal: Property = ({ cart, isCalmNow, page: { shownTotal: shown } }) => {
  if (!cart || shown === null || !isCalmNow) return []
  const minor = toMinorUnits(cart.total)
  return Number(shown.replaceAll(/\D/g, '')) === (/[.]\d\d/.test(shown) ? minor : minor / 100)
    ? []
    : [`the page says ${shown} in total, the store ${cart.total.amount} ${cart.total.currencyCode}`]
}

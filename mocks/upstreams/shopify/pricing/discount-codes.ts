import { WELCOME_CODE, WELCOME_PERCENT } from '#contracts/shop/discount-codes.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import type { PriceList } from '../money.ts'

/** The discount of a code: a percentage, or an amount from a minimum subtotal. Minor units. */
type Discount =
  /** `isPersonal`: for customers who are known to the cart. */
  | { kind: 'percentage'; percentage: number; isPersonal?: boolean }
  | { kind: 'amount'; amount: Record<RegionCode, number>; minimum: Record<RegionCode, number> }

/** The code of a referred friend. Assumed, because there has to be one other than the welcome code. */
export const FRIEND_CODE = 'FRIEND20'

/** All discount codes of the simulated store, in upper case because codes are case-insensitive. */
const DISCOUNT_CODES: Readonly<Record<string, Discount>> = {
  /** Sent to new subscribers. */
  [WELCOME_CODE]: { kind: 'percentage', percentage: WELCOME_PERCENT },
  /** Assumed, for a code of a person: it applies in the carts of customers only. */
  WELCOMEBACK: { kind: 'percentage', percentage: 15, isPersonal: true },
  [FRIEND_CODE]: {
    kind: 'amount',
    amount: { gb: 20_00, us: 20_00, eu: 20_00 },
    minimum: { gb: 100_00, us: 100_00, eu: 100_00 },
  },
}

/** Undefined for an unknown code. */
export const findDiscount = (code: string): Discount | undefined => DISCOUNT_CODES[code.trim().toUpperCase()]

/** Why a code takes nothing off a cart. */
export type DiscountRefusal = 'unknown' | 'customer-missing' | 'nothing-to-reduce' | 'other-currency' | 'below-minimum'

/** What a code takes off a subtotal, in minor units, or why it takes nothing. */
export function evaluateDiscount(
  code: string,
  subtotal: number,
  { region, currency, hasCustomer }: PriceList & { hasCustomer: boolean },
): { amount: number } | { refusal: DiscountRefusal } {
  const discount = findDiscount(code)
  if (!discount) return { refusal: 'unknown' }
  if ('isPersonal' in discount && !hasCustomer) return { refusal: 'customer-missing' }
  if (subtotal === 0) return { refusal: 'nothing-to-reduce' }
  if (discount.kind === 'percentage') return { amount: Math.round((subtotal * discount.percentage) / 100) }
  if (currency !== REGIONS[region].currency) return { refusal: 'other-currency' }
  if (subtotal < discount.minimum[region]) return { refusal: 'below-minimum' }
  return { amount: Math.min(discount.amount[region], subtotal) }
}

/** What a code takes off a subtotal, in minor units; 0 for one that takes nothing. */
export function getDiscountAmount(...args: Parameters<typeof evaluateDiscount>): number {
  const result = evaluateDiscount(...args)
  return 'amount' in result ? result.amount : 0
}

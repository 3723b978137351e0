import type { RegionCode } from '#contracts/regions.ts'

/** What a code takes off an order: a percentage, or an amount in minor units from a minimum subtotal. */
export type DiscountCode =
  | { kind: 'percentage'; percentage: number }
  | { kind: 'amount'; amount: Record<RegionCode, number>; minimum: Record<RegionCode, number> }

/** Every code that the simulated store honours, in capitals: codes are not case-sensitive. */
const DISCOUNT_CODES: Readonly<Record<string, DiscountCode>> = {
  /** Spec 1 and 8: 10% off the first order, sent to new subscribers. */
  SORTED: { kind: 'percentage', percentage: 10 },
  /** Assumed, for a code that is not SORTED: what a referred friend gets. */
  FRIEND20: {
    kind: 'amount',
    amount: { gb: 20_00, us: 20_00, eu: 20_00 },
    minimum: { gb: 100_00, us: 100_00, eu: 100_00 },
  },
}

export const discountCode = (code: string): DiscountCode | undefined => DISCOUNT_CODES[code.trim().toUpperCase()]

/** What a code takes off a subtotal, in minor units; 0 when nobody knows the code or its minimum is not met. */
export function discountOf(code: string, subtotal: number, region: RegionCode): number {
  const discount = discountCode(code)
  if (!discount) return 0
  if (discount.kind === 'percentage') return Math.round((subtotal * discount.percentage) / 100)
  return subtotal >= discount.minimum[region] ? Math.min(discount.amount[region], subtotal) : 0
}

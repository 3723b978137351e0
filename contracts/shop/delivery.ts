import type { RegionCode } from './regions.ts'

/** The amount over which delivery is free: in minor units, and as the specification writes it. Null: it never is. */
type FreeDelivery = { over: number; written: string } | null

/** Spec 9: "Free delivery: GB over £100, EU 150 €, US none." */
export const FREE_DELIVERY = {
  gb: { over: 100_00, written: '£100' },
  us: null,
  eu: { over: 150_00, written: '€150' },
} as const satisfies Record<RegionCode, FreeDelivery>

/** Assumed, because the specification gives only the thresholds of free delivery. Minor units. */
export const STANDARD_PRICE: Readonly<Record<RegionCode, number>> = { gb: 5_00, us: 10_00, eu: 10_00 }

/** Spec 9 has "5-8 working days in one copy; 3-5 working days in two others"; decided: this one (PDP-06). */
export const STANDARD_DAYS = { from: 5, to: 8 } as const

/** '5-8', for sentences. */
export const STANDARD_DAYS_WRITTEN = `${STANDARD_DAYS.from}-${STANDARD_DAYS.to}` as const

/** Assumed, because the specification gives no time for cutting. */
export const MADE_TO_ORDER_WEEKS = 3

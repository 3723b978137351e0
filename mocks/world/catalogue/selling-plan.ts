import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Metafield } from './metafield.ts'
import type { GroupTexts, PlanTexts, Translations } from './translations.ts'

/** Purchase options of one kind, such as the frequencies of a subscription, with what they are offered for. */
export type SellingPlanGroup = {
  name: string
  appName: string | null
  /** What its plans differ in, such as 'Delivery every'. */
  options: readonly string[]
  plans: readonly SellingPlan[]
  /** Whether it is offered for every variant of its products. */
  hasProduct(handle: string): boolean
  /** Skus of single variants that it is offered for besides. */
  skus: ReadonlySet<string>
  translations: Translations<GroupTexts>
}

/** One purchase option: a subscription, an advance payment, a pre-order. */
export type SellingPlan = {
  /** Numeric tail of gid://shopify/SellingPlan/… */
  id: string
  name: string
  description: string | null
  /** Its value of each option of its group. */
  options: readonly string[]
  /** Null for what is paid once. */
  billing: PlanInterval | null
  /** Null for what is delivered once. */
  delivery: PlanInterval | null
  /** How many deliveries one payment is for. */
  deliveries: number
  checkoutCharge: { percentage: number } | { price: PlanAmount }
  /** At most two: from the first order, and after some. */
  adjustments: readonly PlanAdjustment[]
  metafields: readonly Metafield[]
  translations: Translations<PlanTexts>
}

export type PlanInterval = { interval: 'DAY' | 'MONTH' | 'WEEK' | 'YEAR'; intervalCount: number }

/** Minor units: of each store, and by the currency of each market. */
export type PlanAmount = { stores: Readonly<Record<RegionCode, number>>; markets: ReadonlyMap<string, number> }

export type PlanAdjustment = {
  /** For how many orders it counts; null: for all that follow. */
  orderCount: number | null
} & ({ kind: 'PERCENTAGE'; percentage: number } | { kind: 'FIXED_AMOUNT' | 'PRICE'; amount: PlanAmount })

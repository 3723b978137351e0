import type { PlanAdjustment, PlanAmount, SellingPlan } from '../../../world/catalogue/selling-plan.ts'
import type { PriceList } from '../money.ts'
import { getUnitPrice } from './prices.ts'
import type { ProductVariant } from './product-variant.ts'

/** A variant with a plan that it can be bought by. */
export type PlannedVariant = ProductVariant & { plan: SellingPlan }

/** The groups of plans that a variant is offered by. */
export const listPlanGroups = ({ product, variant }: ProductVariant) =>
  (product.details?.sellingPlanGroups ?? []).filter(
    (group) => group.hasProduct(product.handle) || group.skus.has(variant.sku),
  )

/** The plan of a variant with a numeric id; undefined for one that it is not offered by. */
export const findPlan = (merchandise: ProductVariant, planId: string): SellingPlan | undefined =>
  listPlanGroups(merchandise)
    .flatMap(({ plans }) => plans)
    .find(({ id }) => id === planId)

/** An amount of a plan, in minor units. */
export const getPlanAmount = ({ stores, markets }: PlanAmount, { region, currency }: PriceList): number =>
  markets.get(currency) ?? stores[region]

/** What one payment would cost without the plan, in minor units: the price of its deliveries. */
export const getFullPrice = ({ plan, ...merchandise }: PlannedVariant, list: PriceList): number =>
  getUnitPrice(merchandise, list) * plan.deliveries

/** What one payment costs with an adjustment, in minor units. */
export function getAdjustedPrice(
  planned: PlannedVariant,
  adjustment: PlanAdjustment | undefined,
  list: PriceList,
): number {
  const full = getFullPrice(planned, list)
  if (!adjustment) return full
  if (adjustment.kind === 'PERCENTAGE') return Math.round((full * (100 - adjustment.percentage)) / 100)
  const amount = getPlanAmount(adjustment.amount, list)
  return adjustment.kind === 'PRICE' ? amount : Math.max(0, full - amount)
}

/** What the first payment of one piece costs, in minor units. */
export const getPlanPrice = (planned: PlannedVariant, list: PriceList): number =>
  getAdjustedPrice(planned, planned.plan.adjustments[0], list)

/** The part of a price that is paid at the checkout, in minor units. */
export function getCheckoutCharge({ checkoutCharge }: SellingPlan, price: number, list: PriceList): number {
  return 'percentage' in checkoutCharge
    ? Math.round((price * checkoutCharge.percentage) / 100)
    : Math.min(price, getPlanAmount(checkoutCharge.price, list))
}

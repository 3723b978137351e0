import { countReferences } from '../../../world/catalogue/measure.ts'
import type { PlanAdjustment, SellingPlan, SellingPlanGroup } from '../../../world/catalogue/selling-plan.ts'
import { resolveProperty } from '../../graphql-not-simulated.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { toMoney } from '../money.ts'
import { createMetafieldResolvers } from './metafields.ts'
import {
  getAdjustedPrice,
  getCheckoutCharge,
  getFullPrice,
  getPlanAmount,
  getPlanPrice,
  listPlanGroups,
  type PlannedVariant,
} from './plan-prices.ts'
import type { ProductVariant } from './product-variant.ts'

/** A plan as its group offers it. */
type OfferedPlan = { plan: SellingPlan; group: SellingPlanGroup }
/** A variant with a plan of a group. */
type Allocation = PlannedVariant & { group: SellingPlanGroup }

/** ProductVariant.sellingPlanAllocations: every plan that the variant is offered by. */
export const resolveAllocations = (merchandise: ProductVariant, args: PageArgs) =>
  toConnection(
    listPlanGroups(merchandise).flatMap((group) =>
      group.plans.map((plan): Allocation => ({ ...merchandise, plan, group })),
    ),
    args,
    ({ plan }) => plan.id,
  )

/** The allocation of a variant's plan; null without one. */
export const toAllocation = (merchandise: ProductVariant, plan: SellingPlan | null): Allocation | null => {
  const group = listPlanGroups(merchandise).find(({ plans }) => plan && plans.includes(plan))
  return plan && group ? { ...merchandise, plan, group } : null
}

export const sellingPlanResolvers = {
  SellingPlanGroup: {
    name: resolveProperty,
    appName: resolveProperty,
    options: ({ options, plans }: SellingPlanGroup) =>
      options.map((name, index) => ({
        name,
        values: [...new Set(plans.flatMap((plan) => plan.options[index] ?? []))],
      })),
    sellingPlans: (group: SellingPlanGroup, args: PageArgs) =>
      toConnection(
        group.plans.map((plan): OfferedPlan => ({ plan, group })),
        args,
        ({ plan }) => plan.id,
      ),
  },
  SellingPlan: {
    id: ({ plan }: OfferedPlan) => toGid('SellingPlan', plan.id),
    name: ({ plan }: OfferedPlan) => plan.name,
    description: ({ plan }: OfferedPlan) => plan.description,
    options: ({ plan, group }: OfferedPlan) =>
      plan.options.map((value, index) => ({ name: group.options[index] ?? null, value })),
    billingPolicy: ({ plan: { billing } }: OfferedPlan) =>
      billing && { __typename: 'SellingPlanRecurringBillingPolicy', ...billing },
    deliveryPolicy: ({ plan: { delivery } }: OfferedPlan) =>
      delivery && { __typename: 'SellingPlanRecurringDeliveryPolicy', ...delivery },
    recurringDeliveries: ({ plan }: OfferedPlan) => plan.delivery !== null,
    checkoutCharge: ({ plan: { checkoutCharge } }: OfferedPlan, _args, context) =>
      'percentage' in checkoutCharge
        ? {
            type: 'PERCENTAGE',
            value: {
              __typename: 'SellingPlanCheckoutChargePercentageValue',
              percentage: checkoutCharge.percentage,
            },
          }
        : {
            type: 'PRICE',
            value: { __typename: 'MoneyV2', ...toMoney(getPlanAmount(checkoutCharge.price, context), context) },
          },
    priceAdjustments: ({ plan }: OfferedPlan, _args, context) =>
      plan.adjustments.map((adjustment) => ({
        orderCount: adjustment.orderCount,
        adjustmentValue: toAdjustmentValue(adjustment, context),
      })),
    ...createMetafieldResolvers(({ plan }: OfferedPlan) => plan.metafields),
  },
  SellingPlanAllocation: {
    sellingPlan: ({ plan, group }: Allocation): OfferedPlan => ({ plan, group }),
    priceAdjustments: (allocation: Allocation, _args, context) =>
      allocation.plan.adjustments.map((adjustment) => toPrices(allocation, adjustment, context)),
    checkoutChargeAmount: (allocation: Allocation, _args, context) =>
      toMoney(getCheckoutCharge(allocation.plan, getPlanPrice(allocation, context), context), context),
    remainingBalanceChargeAmount: (allocation: Allocation, _args, context) => {
      const price = getPlanPrice(allocation, context)
      return toMoney(price - getCheckoutCharge(allocation.plan, price, context), context)
    },
  },
} satisfies Record<string, Resolvers>

function toAdjustmentValue(adjustment: PlanAdjustment, context: ShopifyContext): object {
  if (adjustment.kind === 'PERCENTAGE')
    return { __typename: 'SellingPlanPercentagePriceAdjustment', adjustmentPercentage: adjustment.percentage }
  const money = toMoney(getPlanAmount(adjustment.amount, context), context)
  return adjustment.kind === 'PRICE'
    ? { __typename: 'SellingPlanFixedPriceAdjustment', price: money }
    : { __typename: 'SellingPlanFixedAmountPriceAdjustment', adjustmentAmount: money }
}

function toPrices(allocation: Allocation, adjustment: PlanAdjustment, context: ShopifyContext) {
  const price = getAdjustedPrice(allocation, adjustment, context)
  const perDelivery = Math.round(price / allocation.plan.deliveries)
  const measurement = allocation.variant.details?.unitPriceMeasurement
  return {
    price: toMoney(price, context),
    compareAtPrice: toMoney(getFullPrice(allocation, context), context),
    perDeliveryPrice: toMoney(perDelivery, context),
    unitPrice: measurement ? toMoney(Math.round(perDelivery / countReferences(measurement)), context) : null,
  }
}

import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'

type Plan = NonNullable<GoodsFile['sellingPlanGroups']>[number]['sellingPlans'][number]
type PricingPolicies = NonNullable<Plan['pricingPolicies']>

const MONEY = '{ amount currencyCode }'

/** What a request reads of a selling plan. */
export const PLAN_FIELDS = `id name description options { value }
  billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
  deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
  checkoutCharge { value { ... on SellingPlanCheckoutChargePercentageValue { percentage } ... on MoneyV2 { amount currencyCode } } }
  priceAdjustments { orderCount adjustmentValue {
    ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage }
    ... on SellingPlanFixedAmountPriceAdjustment { adjustmentAmount ${MONEY} }
    ... on SellingPlanFixedPriceAdjustment { price ${MONEY} }
  } }`

const money = z.object({ amount: z.string(), currencyCode: z.string() })
const interval = z.object({ interval: z.enum(['DAY', 'MONTH', 'WEEK', 'YEAR']), intervalCount: z.number() }).nullable()
const priceAdjustment = z.object({
  orderCount: z.number().nullable(),
  adjustmentValue: z.union([
    z.object({ adjustmentPercentage: z.number() }),
    z.object({ adjustmentAmount: money }),
    z.object({ price: money }),
  ]),
})
type PriceAdjustment = z.output<typeof priceAdjustment>

export const planFields = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  options: z.array(z.object({ value: z.string().nullable() })),
  billingPolicy: interval,
  deliveryPolicy: interval,
  checkoutCharge: z.object({ value: z.union([z.object({ percentage: z.number() }), money]) }),
  priceAdjustments: z.array(priceAdjustment),
})
type PlanFields = z.output<typeof planFields>

/** What a plan costs in another currency. */
export type PlanPrices = Pick<PlanFields, 'checkoutCharge' | 'priceAdjustments'>
/** By currency. */
type PricesAbroad = ReadonlyMap<string, PlanPrices>

/** When a plan is paid. */
export function toBillingPolicy(
  { billingPolicy, checkoutCharge }: PlanFields,
  abroad: PricesAbroad,
): Plan['billingPolicy'] {
  if (billingPolicy) return { recurring: billingPolicy }
  const { value } = checkoutCharge
  if (!('percentage' in value)) {
    const amounts = [...abroad.values()].map((prices) => prices.checkoutCharge.value)
    return { fixed: { checkoutCharge: { type: 'PRICE', value: { fixedValue: toMoney(value, amounts) } } } }
  }
  return value.percentage === 100
    ? { fixed: {} }
    : { fixed: { checkoutCharge: { type: 'PERCENTAGE', value: { percentage: value.percentage } } } }
}

/** When a plan is delivered. */
export const toDeliveryPolicy = ({ deliveryPolicy }: PlanFields): Plan['deliveryPolicy'] =>
  deliveryPolicy ? { recurring: deliveryPolicy } : { fixed: {} }

/** The prices of a plan: from the first order, and after some. */
export function toPricingPolicies({ priceAdjustments }: PlanFields, abroad: PricesAbroad): PricingPolicies {
  const afterCycle = priceAdjustments[0]?.orderCount
  return priceAdjustments.map((adjustment, index) => {
    const others = [...abroad.values()].flatMap((prices) => prices.priceAdjustments[index]?.adjustmentValue ?? [])
    const policy = toAdjustment(adjustment.adjustmentValue, others)
    return index === 0 || afterCycle == null ? { fixed: policy } : { recurring: { ...policy, afterCycle } }
  })
}

type Value = PriceAdjustment['adjustmentValue']

function toAdjustment(value: Value, others: readonly Value[]) {
  if ('adjustmentPercentage' in value)
    return { adjustmentType: 'PERCENTAGE' as const, adjustmentValue: { percentage: value.adjustmentPercentage } }
  const [type, amount] =
    'price' in value ? (['PRICE', value.price] as const) : (['FIXED_AMOUNT', value.adjustmentAmount] as const)
  const amounts = others.flatMap((other) =>
    'price' in other ? other.price : 'adjustmentAmount' in other ? other.adjustmentAmount : [],
  )
  return { adjustmentType: type, adjustmentValue: { fixedValue: toMoney(amount, amounts) } }
}

/** One decimal, or one per currency. */
function toMoney(own: z.output<typeof money>, others: readonly unknown[]): string | Record<string, string> {
  const abroad = others.flatMap((other) => money.safeParse(other).data ?? [])
  if (abroad.length === 0) return own.amount
  return Object.fromEntries([own, ...abroad].map(({ amount, currencyCode }) => [currencyCode, amount]))
}

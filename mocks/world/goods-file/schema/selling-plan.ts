import { z } from 'zod'
import { handle, id, metafields, money } from './parts.ts'
import { translations } from './translation.ts'

/** Shopify's SellingPlanRecurringBillingPolicyInput and SellingPlanRecurringDeliveryPolicyInput. */
const recurring = z.strictObject({
  interval: z.enum(['DAY', 'MONTH', 'WEEK', 'YEAR']),
  intervalCount: z.int().positive().default(1),
})

const share = z.number().min(0).max(100)

const policyValue = z.strictObject({
  percentage: share.optional(),
  fixedValue: money.optional().describe('a decimal like "2.50", or one by currency'),
})

/** The value that an adjustment or a charge of a type needs. */
const hasItsValue = ({ isShare, value }: { isShare: boolean; value: z.output<typeof policyValue> }) =>
  isShare === (value.percentage !== undefined) && isShare === (value.fixedValue === undefined)
const VALUE_ERROR = 'expected a percentage for the type PERCENTAGE, else a fixedValue'

const checkoutCharge = z
  .strictObject({ type: z.enum(['PERCENTAGE', 'PRICE']), value: policyValue })
  .refine(({ type, value }) => hasItsValue({ isShare: type === 'PERCENTAGE', value }), VALUE_ERROR)

const adjustment = z.strictObject({
  adjustmentType: z.enum(['FIXED_AMOUNT', 'PERCENTAGE', 'PRICE']),
  adjustmentValue: policyValue,
})
const matchesType = ({ adjustmentType, adjustmentValue: value }: z.output<typeof adjustment>) =>
  hasItsValue({ isShare: adjustmentType === 'PERCENTAGE', value })

/** Shopify's SellingPlanPricingPolicyInput. */
const pricingPolicy = z.union([
  z.strictObject({ fixed: adjustment.refine(matchesType, VALUE_ERROR) }),
  z.strictObject({
    recurring: adjustment
      .extend({ afterCycle: z.int().positive().describe('after how many orders it counts') })
      .refine(matchesType, VALUE_ERROR),
  }),
])

/** Shopify's SellingPlanInput. */
const sellingPlan = z.strictObject({
  name: z.string().min(1),
  id: id.optional(),
  description: z.string().nullish(),
  options: z.array(z.string()).default([]).describe('its value of each option of the group; its name without them'),
  billingPolicy: z
    .union([
      z.strictObject({ recurring }),
      z.strictObject({ fixed: z.strictObject({ checkoutCharge: checkoutCharge.optional() }) }),
    ])
    .describe('when it is paid: again and again, or once, of which a part at the checkout'),
  deliveryPolicy: z
    .union([z.strictObject({ recurring }), z.strictObject({ fixed: z.strictObject({}) })])
    .describe('when it is delivered'),
  pricingPolicies: z
    .array(pricingPolicy)
    .max(2, 'Shopify allows 2 pricing policies of a selling plan')
    .default([])
    .describe('its prices: from the first order, and after some'),
  metafields,
  translations: translations({ name: z.string(), description: z.string(), options: z.array(z.string()) }),
})
export type SellingPlanInput = z.output<typeof sellingPlan>
export type PricingPolicyInput = z.output<typeof pricingPolicy>

/** Shopify's SellingPlanGroupInput, with what it is offered for. */
export const sellingPlanGroup = z.strictObject({
  name: z.string().min(1),
  appName: z.string().nullish().describe('the app that made it'),
  options: z
    .array(z.string())
    .min(1)
    .max(3)
    .default(['Purchase option'])
    .describe('what its plans differ in, such as "Delivery every"'),
  sellingPlans: z.array(sellingPlan).min(1).max(31, 'Shopify allows 31 selling plans of a group'),
  translations: translations({ name: z.string(), options: z.array(z.string()) }),
  products: z.array(handle).default([]).describe('handles of the products that it is offered for'),
  variants: z.array(z.string()).default([]).describe('skus of single variants that it is offered for'),
})
export type SellingPlanGroupInput = z.output<typeof sellingPlanGroup>

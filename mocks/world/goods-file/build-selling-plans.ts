import type { PlanAdjustment, PlanInterval, SellingPlan, SellingPlanGroup } from '../catalogue/selling-plan.ts'
import { getRecordId } from './assign-ids.ts'
import type { MetafieldBuilder } from './build-metafields.ts'
import type { PriceReader } from './price-reader.ts'
import { describeMissing, type Path, type Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'
import type { PricingPolicyInput, SellingPlanGroupInput, SellingPlanInput } from './schema/selling-plan.ts'

type Builders = { metafields: MetafieldBuilder; readPrice: PriceReader; report: Report }

/** The selling plan groups of a goods file, in its order. */
export function buildSellingPlans(file: ParsedGoodsFile, builders: Builders): SellingPlanGroup[] {
  const { report } = builders
  const handles = new Set(file.products.map(({ handle }) => handle))
  const skus = new Set(file.products.flatMap(listSkus))
  return file.sellingPlanGroups.map((input, index): SellingPlanGroup => {
    const path = ['sellingPlanGroups', index]
    for (const [position, handle] of input.products.entries())
      if (!handles.has(handle)) report([...path, 'products', position], describeMissing('product', handle, handles))
    for (const [position, sku] of input.variants.entries())
      if (!skus.has(sku)) report([...path, 'variants', position], describeMissing('variant', sku, skus))
    const products = new Set(input.products)
    return {
      name: input.name,
      appName: input.appName ?? null,
      options: input.options,
      plans: input.sellingPlans.map((plan, position) =>
        buildPlan(plan, input, [...path, 'sellingPlans', position], builders),
      ),
      hasProduct: (handle) => products.has(handle),
      skus: new Set(input.variants),
      translations: input.translations,
    }
  })
}

const listSkus = ({ sku, variants = [] }: ParsedGoodsFile['products'][number]) =>
  [sku, ...variants.map((variant) => variant.sku ?? variant.inventoryItem?.sku)].flatMap((name) => name ?? [])

function buildPlan(
  input: SellingPlanInput,
  group: SellingPlanGroupInput,
  path: Path,
  { metafields, readPrice, report }: Builders,
): SellingPlan {
  const { name, billingPolicy, deliveryPolicy, pricingPolicies } = input
  const billing = 'recurring' in billingPolicy ? billingPolicy.recurring : null
  const delivery = 'recurring' in deliveryPolicy ? deliveryPolicy.recurring : null
  const options = input.options.length > 0 ? input.options : [name]
  if (options.length !== group.options.length)
    report(
      [...path, 'options'],
      `expected a value of each of ${group.options.map((option) => `"${option}"`).join(', ')}`,
    )
  const deliveries = countDeliveries(billing, delivery)
  if (deliveries === undefined)
    report(
      [...path, 'billingPolicy'],
      'expected an interval that is a multiple of that of the delivery, and both recurring or both fixed',
    )
  const charge = 'fixed' in billingPolicy ? billingPolicy.fixed.checkoutCharge?.value : undefined
  const chargePath = [...path, 'billingPolicy', 'fixed', 'checkoutCharge', 'value', 'fixedValue']
  return {
    id: getRecordId('SellingPlan', `${group.name} ${name}`, input.id),
    name,
    description: input.description ?? null,
    options,
    billing,
    delivery,
    deliveries: deliveries ?? 1,
    checkoutCharge:
      charge?.fixedValue === undefined
        ? { percentage: charge?.percentage ?? 100 }
        : { price: readPrice(charge.fixedValue, chargePath) },
    adjustments: buildAdjustments(pricingPolicies, [...path, 'pricingPolicies'], { readPrice, report }),
    metafields: metafields.buildMetafields(input.metafields, `selling plan ${group.name} ${name}`, [
      ...path,
      'metafields',
    ]),
    translations: input.translations,
  }
}

/** How long an interval is, in days, or in months, which have no number of days. */
const UNITS: Readonly<Record<PlanInterval['interval'], { kind: 'day' | 'month'; length: number }>> = {
  DAY: { kind: 'day', length: 1 },
  WEEK: { kind: 'day', length: 7 },
  MONTH: { kind: 'month', length: 1 },
  YEAR: { kind: 'month', length: 12 },
}

/** How many deliveries a payment is for; undefined if it is no whole number, which Shopify refuses. */
function countDeliveries(billing: PlanInterval | null, delivery: PlanInterval | null): number | undefined {
  if (!billing || !delivery) return billing === delivery ? 1 : undefined
  const [paid, sent] = [UNITS[billing.interval], UNITS[delivery.interval]]
  const count = (paid.length * billing.intervalCount) / (sent.length * delivery.intervalCount)
  return paid.kind === sent.kind && Number.isInteger(count) ? count : undefined
}

function buildAdjustments(
  policies: readonly PricingPolicyInput[],
  path: Path,
  { readPrice, report }: Pick<Builders, 'readPrice' | 'report'>,
): PlanAdjustment[] {
  const [first, second] = policies
  if ((first && !('fixed' in first)) || (second && !('recurring' in second)))
    report(path, 'expected a fixed policy, and after it a recurring one at most')
  const afterCycle = second && 'recurring' in second ? second.recurring.afterCycle : null
  return policies.map((policy, index): PlanAdjustment => {
    const [kind, adjustment] = 'fixed' in policy ? ['fixed', policy.fixed] : ['recurring', policy.recurring]
    const { adjustmentType, adjustmentValue } = adjustment
    const orderCount = index === 0 ? afterCycle : null
    if (adjustmentType === 'PERCENTAGE')
      return { kind: adjustmentType, percentage: adjustmentValue.percentage ?? 0, orderCount }
    const valuePath = [...path, index, kind, 'adjustmentValue', 'fixedValue']
    return { kind: adjustmentType, amount: readPrice(adjustmentValue.fixedValue ?? '0', valuePath), orderCount }
  })
}

import type { OrderRecord } from '../../../world/orders.ts'
import { money } from '../money.ts'
import { discountCode } from '../pricing/discount-codes.ts'

type Discount = OrderRecord['lines'][number]['discounts'][number]

/** A discount of an order in Shopify's shape, with the name that tells it from the others. */
type Application = {
  __typename: string
  name: string
  allocationMethod: 'ACROSS'
  targetType: 'LINE_ITEM'
  targetSelection: 'ALL' | 'ENTITLED'
  value: object
  title?: string
  code?: string
  applicable?: true
}

/** Every discount that lowered an order, each once. */
export function discountApplications(order: OrderRecord): Application[] {
  const names = new Map(order.lines.flatMap(({ discounts }) => discounts.map((each) => [each.name, each])))
  return [...names.values()].map((discount) => application(order, discount))
}

/** What each discount took off a line. */
export function discountAllocations(order: OrderRecord, { discounts }: OrderRecord['lines'][number]) {
  return discounts.map((discount) => ({
    allocatedAmount: money(discount.amount, order.region),
    discountApplication: application(order, discount),
  }))
}

function application(order: OrderRecord, { kind, name }: Discount): Application {
  const common = { name, allocationMethod: 'ACROSS', targetType: 'LINE_ITEM', value: value(order, name) } as const
  if (kind === 'code')
    return { __typename: 'DiscountCodeApplication', ...common, targetSelection: 'ALL', code: name, applicable: true }
  return { __typename: 'AutomaticDiscountApplication', ...common, targetSelection: 'ENTITLED', title: name }
}

/** A percentage where the code is one, else what it took off the whole order. */
function value({ lines, region }: OrderRecord, name: string): object {
  const code = discountCode(name)
  if (code?.kind === 'percentage') return { __typename: 'PricingPercentageValue', percentage: code.percentage }
  const same = lines.flatMap(({ discounts }) => discounts.filter((each) => each.name === name))
  const amount = same.reduce((sum, each) => sum + each.amount, 0)
  return { __typename: 'MoneyV2', ...money(amount, region) }
}

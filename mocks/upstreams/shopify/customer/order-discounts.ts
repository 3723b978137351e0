import type { OrderRecord } from '../../../world/orders.ts'
import { toMoney } from '../money.ts'
import { findDiscount } from '../pricing/discount-codes.ts'

type OrderLine = OrderRecord['lines'][number]
type OrderDiscount = OrderLine['discounts'][number]

/** Shopify's DiscountApplication, with a name that is unique in the order. */
type DiscountApplication = {
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

/** Order.discountApplications: the distinct discounts of an order. */
export function toDiscountApplications(order: OrderRecord): DiscountApplication[] {
  const discountsByName = new Map(
    order.lines.flatMap(({ discounts }) => discounts.map((discount) => [discount.name, discount])),
  )
  return [...discountsByName.values()].map((discount) => toApplication(order, discount))
}

/** OrderLineItem.discountAllocations. */
export function toDiscountAllocations(order: OrderRecord, { discounts }: OrderLine) {
  return discounts.map((discount) => ({
    allocatedAmount: toMoney(discount.amount, order),
    discountApplication: toApplication(order, discount),
  }))
}

function toApplication(order: OrderRecord, { kind, name }: OrderDiscount): DiscountApplication {
  const common = { name, allocationMethod: 'ACROSS', targetType: 'LINE_ITEM', value: toValue(order, name) } as const
  if (kind === 'code')
    return { __typename: 'DiscountCodeApplication', ...common, targetSelection: 'ALL', code: name, applicable: true }
  return { __typename: 'AutomaticDiscountApplication', ...common, targetSelection: 'ENTITLED', title: name }
}

/** The percentage of a code, else the amount over all lines. */
function toValue({ lines, currency }: OrderRecord, name: string): object {
  const discount = findDiscount(name)
  if (discount?.kind === 'percentage') return { __typename: 'PricingPercentageValue', percentage: discount.percentage }
  const lineDiscounts = lines.flatMap(({ discounts }) => discounts.filter((other) => other.name === name))
  const amount = lineDiscounts.reduce((sum, lineDiscount) => sum + lineDiscount.amount, 0)
  return { __typename: 'MoneyV2', ...toMoney(amount, { currency }) }
}

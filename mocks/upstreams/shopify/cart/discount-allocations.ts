import type { RegionCode } from '#contracts/regions.ts'
import { money } from '../money.ts'
import { discountCode } from '../pricing/discount-codes.ts'
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts'

/**
 * What a discount code takes off, in Shopify's shape: a code for the whole order is allocated on the cart, once per
 * line that it lowers (Shopify's own js-buy-sdk refuses any other number).
 */
export function codeAllocations({ record: { region }, code, lines }: PricedCart) {
  if (!code) return []
  const discount = discountCode(code.code)
  const value =
    discount?.kind === 'percentage'
      ? { __typename: 'PricingPercentageValue', percentage: discount.percentage }
      : { __typename: 'MoneyV2', ...money(code.amount, region) }
  return lines
    .filter(({ codeDiscount }) => codeDiscount > 0)
    .map(({ codeDiscount }) => ({
      __typename: 'CartCodeDiscountAllocation',
      code: code.code,
      discountedAmount: money(codeDiscount, region),
      targetType: 'LINE_ITEM',
      discountApplication: { allocationMethod: 'ACROSS', targetSelection: 'ALL', targetType: 'LINE_ITEM', value },
    }))
}

/** What the automatic offers take off a line, in Shopify's shape. */
export function offerAllocations({ offers }: PricedLine, region: RegionCode) {
  return offers.map(({ title, amount, off }) => ({
    __typename: 'CartAutomaticDiscountAllocation',
    title,
    discountedAmount: money(amount, region),
    targetType: 'LINE_ITEM',
    discountApplication: {
      allocationMethod: 'ACROSS',
      targetSelection: 'ENTITLED',
      targetType: 'LINE_ITEM',
      value: { __typename: 'MoneyV2', ...money(off, region) },
    },
  }))
}

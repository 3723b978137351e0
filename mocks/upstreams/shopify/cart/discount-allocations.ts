import { toMoney } from '../money.ts'
import { findDiscount } from '../pricing/discount-codes.ts'
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts'

/**
 * Cart.discountAllocations: the cart's discount code, with one allocation per discounted line. Shopify's js-buy-sdk
 * rejects any other number.
 */
export function toCodeAllocations({ currency, code, lines }: PricedCart) {
  if (!code) return []
  const discount = findDiscount(code.code)
  const value =
    discount?.kind === 'percentage'
      ? { __typename: 'PricingPercentageValue', percentage: discount.percentage }
      : { __typename: 'MoneyV2', ...toMoney(code.amount, { currency }) }
  return lines
    .filter(({ codeDiscount }) => codeDiscount > 0)
    .map(({ codeDiscount }) => ({
      __typename: 'CartCodeDiscountAllocation',
      code: code.code,
      discountedAmount: toMoney(codeDiscount, { currency }),
      targetType: 'LINE_ITEM',
      discountApplication: { allocationMethod: 'ACROSS', targetSelection: 'ALL', targetType: 'LINE_ITEM', value },
    }))
}

/** CartLine.discountAllocations: the automatic offers of a line. */
export function toOfferAllocations({ offers, currency }: PricedLine) {
  return offers.map(({ title, amount, bundleSaving }) => ({
    __typename: 'CartAutomaticDiscountAllocation',
    title,
    discountedAmount: toMoney(amount, { currency }),
    targetType: 'LINE_ITEM',
    discountApplication: {
      allocationMethod: 'ACROSS',
      targetSelection: 'ENTITLED',
      targetType: 'LINE_ITEM',
      value: { __typename: 'MoneyV2', ...toMoney(bundleSaving, { currency }) },
    },
  }))
}

import type { RegionCode } from '#contracts/regions.ts'
import { toMoney } from '../money.ts'
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts'

/** Cart.cost: the subtotal is after offers and before discount codes. Prices include taxes, which are not listed. */
export function toCartCost(cart: PricedCart) {
  const { region } = cart.record
  return {
    subtotalAmount: toMoney(cart.subtotal, region),
    subtotalAmountEstimated: true,
    totalAmount: toMoney(cart.total, region),
    totalAmountEstimated: true,
    checkoutChargeAmount: toMoney(cart.subtotal, region),
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
  }
}

/** Cart.estimatedCost, the deprecated predecessor of Cart.cost. */
export function toEstimatedCost(cart: PricedCart) {
  const { subtotalAmount, totalAmount, checkoutChargeAmount } = toCartCost(cart)
  return { subtotalAmount, totalAmount, checkoutChargeAmount, totalDutyAmount: null, totalTaxAmount: null }
}

/** CartLine.cost: the subtotal is before offers, the total after. */
export function toLineCost(line: PricedLine, region: RegionCode) {
  return {
    amountPerQuantity: toMoney(line.unitPrice, region),
    compareAtAmountPerQuantity: line.compareAtPrice === null ? null : toMoney(line.compareAtPrice, region),
    subtotalAmount: toMoney(line.subtotal, region),
    totalAmount: toMoney(line.total, region),
  }
}

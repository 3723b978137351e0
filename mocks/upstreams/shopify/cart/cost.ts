import { toMoney } from '../money.ts'
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts'

/** Cart.cost: the subtotal is after offers and before discount codes. Prices include taxes, which are not listed. */
export function toCartCost(cart: PricedCart) {
  return {
    subtotalAmount: toMoney(cart.subtotal, cart),
    subtotalAmountEstimated: true,
    totalAmount: toMoney(cart.total, cart),
    totalAmountEstimated: true,
    checkoutChargeAmount: toMoney(cart.checkoutCharge, cart),
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
export function toLineCost(line: PricedLine) {
  return {
    amountPerQuantity: toMoney(line.unitPrice, line),
    compareAtAmountPerQuantity: line.compareAtPrice === null ? null : toMoney(line.compareAtPrice, line),
    subtotalAmount: toMoney(line.subtotal, line),
    totalAmount: toMoney(line.total, line),
  }
}

import type { RegionCode } from '#contracts/regions.ts'
import { money } from '../money.ts'
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts'

/**
 * Shopify's CartCost: the subtotal is after offers on lines and before discounts on the cart. Taxes are inside the
 * prices and no longer told.
 */
export function cartCost(cart: PricedCart) {
  const { region } = cart.record
  return {
    subtotalAmount: money(cart.subtotal, region),
    subtotalAmountEstimated: true,
    totalAmount: money(cart.total, region),
    totalAmountEstimated: true,
    checkoutChargeAmount: money(cart.subtotal, region),
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
  }
}

/** The deprecated form of the same. */
export function estimatedCost(cart: PricedCart) {
  const { subtotalAmount, totalAmount, checkoutChargeAmount } = cartCost(cart)
  return { subtotalAmount, totalAmount, checkoutChargeAmount, totalDutyAmount: null, totalTaxAmount: null }
}

/** Shopify's CartLineCost: the subtotal is before offers, the total after. */
export function lineCost(line: PricedLine, region: RegionCode) {
  return {
    amountPerQuantity: money(line.unitPrice, region),
    compareAtAmountPerQuantity: line.compareAt === null ? null : money(line.compareAt, region),
    subtotalAmount: money(line.subtotal, region),
    totalAmount: money(line.total, region),
  }
}

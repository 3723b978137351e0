import type { CartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import { requiresShipping } from '../goods/gift-card.ts'
import { getCheckoutCharge } from '../goods/plan-prices.ts'
import { applyOffers, type OfferSaving } from './apply-offers.ts'
import { type CappedLine, capToStock, getCartCurrency } from './cap-to-stock.ts'
import { type Delivery, getDelivery } from './delivery.ts'
import { getDiscountAmount } from './discount-codes.ts'
import { type GiftCardPayment, getGiftCardPayments } from './gift-cards.ts'
import { splitAmount } from './split-amount.ts'

/** A line with its costs, in minor units. */
export type PricedLine = CappedLine & {
  /** Before offers. */
  subtotal: number
  offers: readonly OfferSaving[]
  /** After offers, before discount codes. */
  total: number
  /** This line's share of the discount code. */
  codeDiscount: number
  /** The line that this one belongs to, like a warranty to its goods. */
  parent?: PricedLine
}

/** A cart with its current costs, in minor units. */
export type PricedCart = {
  record: CartRecord
  currency: string
  /** Oldest first. */
  lines: readonly PricedLine[]
  quantity: number
  /** The sum of the lines after offers. */
  subtotal: number
  /** The part of it that is paid at the checkout; plans may take the rest later. */
  checkoutCharge: number
  /** The part of the subtotal that codes may reduce. */
  reducibleTotal: number
  codes: readonly { code: string; applicable: boolean }[]
  /** The code that applies; codes are not combined. */
  code: { code: string; amount: number } | null
  /** Null without an address. */
  delivery: Delivery | null
  /** After all discounts, with delivery. */
  total: number
  /** The parts of the total that gift cards pay. */
  payments: readonly GiftCardPayment[]
}

/** Computes the costs of a cart in its world. All amounts of carts and orders come from here. */
export function priceCart(world: World, record: CartRecord): PricedCart {
  const cappedLines = capToStock(world, record)
  const currency = getCartCurrency(world, record)
  const offers = applyOffers({ region: record.region, currency }, cappedLines)
  const lineTotals = cappedLines.map((line, index) => {
    const subtotal = line.unitPrice * line.quantity
    const saved = offers[index]?.reduce((sum, { amount }) => sum + amount, 0) ?? 0
    return { subtotal, total: subtotal - saved }
  })
  const subtotal = lineTotals.reduce((sum, { total }) => sum + total, 0)
  // As at Shopify, codes are for goods that are bought once, unless the merchant says otherwise.
  const reducible = lineTotals.map(({ total }, index) => (cappedLines[index]?.plan?.billing ? 0 : total))
  const reducibleTotal = reducible.reduce((sum, total) => sum + total, 0)
  const code = pickBestCode(record, reducibleTotal, currency)
  const codeShares = splitAmount(code?.amount ?? 0, reducible)
  const lines = cappedLines.map(
    (line, index): PricedLine => ({
      ...line,
      subtotal: lineTotals[index]?.subtotal ?? 0,
      offers: offers[index] ?? [],
      total: lineTotals[index]?.total ?? 0,
      codeDiscount: codeShares[index] ?? 0,
    }),
  )
  for (const line of lines) {
    const parent = line.record.parentLineId && lines.find(({ record: { id } }) => id === line.record.parentLineId)
    if (parent) line.parent = parent
  }
  const delivery = getDelivery(record, getShippedValue(lines), world.catalogue)
  const checkoutCharge = lines.reduce((sum, line) => sum + getLineCharge(line, record.region), 0)
  const total = subtotal - (code?.amount ?? 0) + (delivery?.selected?.cost ?? 0)
  return {
    record,
    currency,
    lines,
    quantity: cappedLines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    checkoutCharge,
    reducibleTotal,
    codes: record.discountCodes.map((cartCode) => ({ code: cartCode, applicable: cartCode === code?.code })),
    code,
    delivery,
    total,
    payments: getGiftCardPayments(world, record, { total, currency }),
  }
}

/** The cost of the lines that have to be delivered, after all discounts; null without any. */
function getShippedValue(lines: readonly PricedLine[]): number | null {
  const shippedLines = lines.filter(({ product, quantity }) => quantity > 0 && requiresShipping(product))
  if (shippedLines.length === 0) return null
  return shippedLines.reduce((sum, { total, codeDiscount }) => sum + total - codeDiscount, 0)
}

/** What is paid for a line at the checkout. */
const getLineCharge = ({ plan, total, currency, quantity }: PricedLine, region: CartRecord['region']) => {
  if (!plan || quantity === 0) return total
  return getCheckoutCharge(plan, Math.round(total / quantity), { region, currency }) * quantity
}

/** The code with the largest discount; the first of equal ones. */
function pickBestCode(record: CartRecord, subtotal: number, currency: string): PricedCart['code'] {
  let best: PricedCart['code'] = null
  const hasCustomer = record.buyer.customerId !== null
  for (const code of record.discountCodes) {
    const amount = getDiscountAmount(code, subtotal, { region: record.region, currency, hasCustomer })
    if (amount > (best?.amount ?? 0)) best = { code, amount }
  }
  return best
}

import type { CartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import { applyOffers, type OfferSaving } from './apply-offers.ts'
import { type Delivery, deliveryOf, isShipped } from './delivery.ts'
import { discountOf } from './discount-codes.ts'
import { type Payment, payWithGiftCards } from './gift-cards.ts'
import { type SettledLine, settle } from './settle.ts'
import { split } from './split.ts'

/** A line with what it costs, in minor units. */
export type PricedLine = SettledLine & {
  /** Before offers. */
  subtotal: number
  offers: readonly OfferSaving[]
  /** After offers, before discount codes. */
  total: number
  /** What the discount code takes off this line. */
  codeDiscount: number
}

/** A cart with what it costs at this moment, in minor units. */
export type PricedCart = {
  record: CartRecord
  /** In the order in which they were added. */
  lines: readonly PricedLine[]
  quantity: number
  /** The lines after their offers. */
  subtotal: number
  codes: readonly { code: string; applicable: boolean }[]
  /** The code that won; codes do not add up. */
  code: { code: string; amount: number } | null
  /** Null until there is an address. */
  delivery: Delivery | null
  /** After all discounts, with delivery. */
  total: number
  /** What gift cards pay of the total. */
  payments: readonly Payment[]
}

/** Works out what a cart costs in its world. The only place that adds up money. */
export function priceCart(world: World, record: CartRecord): PricedCart {
  const settled = settle(world, record)
  const offers = applyOffers(record.region, settled)
  const totals = settled.map((line, index) => {
    const subtotal = line.unitPrice * line.quantity
    const saved = offers[index]?.reduce((sum, { amount }) => sum + amount, 0) ?? 0
    return { subtotal, total: subtotal - saved }
  })
  const subtotal = totals.reduce((sum, line) => sum + line.total, 0)
  const code = bestCode(record, subtotal)
  const shares = split(
    code?.amount ?? 0,
    totals.map((line) => line.total),
  )
  const lines = settled.map((line, index) => ({
    ...line,
    subtotal: totals[index]?.subtotal ?? 0,
    offers: offers[index] ?? [],
    total: totals[index]?.total ?? 0,
    codeDiscount: shares[index] ?? 0,
  }))
  const delivery = deliveryOf(record, worthOfShipped(lines))
  const total = subtotal - (code?.amount ?? 0) + (delivery?.chosen?.cost ?? 0)
  return {
    record,
    lines,
    quantity: settled.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    codes: record.discountCodes.map((each) => ({ code: each, applicable: each === code?.code })),
    code,
    delivery,
    total,
    payments: payWithGiftCards(world, record, total),
  }
}

/** What the goods that have to be sent cost after all discounts; null when nothing has to be sent. */
function worthOfShipped(lines: readonly PricedLine[]): number | null {
  const sent = lines.filter(({ product, quantity }) => quantity > 0 && isShipped(product))
  return sent.length === 0 ? null : sent.reduce((sum, line) => sum + line.total - line.codeDiscount, 0)
}

/** The code that saves most; of equal ones the first. */
function bestCode(record: CartRecord, subtotal: number): PricedCart['code'] {
  let best: PricedCart['code'] = null
  for (const code of record.discountCodes) {
    const amount = discountOf(code, subtotal, record.region)
    if (amount > (best?.amount ?? 0)) best = { code, amount }
  }
  return best
}

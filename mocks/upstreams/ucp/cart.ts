import type { Buyer, Cart, Total } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { UcpTool } from '#contracts/ucp/releases.ts'
import { type CartRecord, getCartExpiry } from '../../world/carts.ts'
import { getCheckoutUrl } from '../shopify/cart/checkout-url.ts'
import type { PricedCart } from '../shopify/pricing/price-cart.ts'
import { DISCOUNT } from './capabilities.ts'
import type { AgentContext } from './context.ts'
import { toLineItem } from './line-items.ts'
import { createEnvelope, createError, type Message } from './messages.ts'
import { describeChangedPrices } from './quotes.ts'

/** A cart for an agent: the same one that the Storefront API has. */
export function toCart(
  tool: UcpTool,
  cart: PricedCart,
  context: AgentContext,
  messagesOfCall: readonly Message[] = [],
): Cart {
  const { record } = cart
  const buyer = toBuyer(record)
  const messages = [...messagesOfCall, ...describeLines(cart), ...describeChangedPrices(cart, record.quoted ?? {})]
  return {
    ucp: createEnvelope(tool, context),
    id: record.id,
    ...describeContents(cart, context),
    ...(buyer && { buyer }),
    ...(messages.length > 0 && { messages }),
    continue_url: getCheckoutUrl(record, context),
    expires_at: getCartExpiry(record).toISOString(),
  }
}

/** What a cart and a checkout say of goods and amounts. */
export function describeContents(cart: PricedCart, context: AgentContext) {
  const applied = [
    ...listOffers(cart),
    ...(cart.code ? [{ code: cart.code.code, title: cart.code.code, amount: cart.code.amount }] : []),
  ]
  return {
    line_items: cart.lines.map((line) => toLineItem(line, context)),
    currency: cart.currency,
    totals: toTotals(cart),
    ...(context.capabilities.has(DISCOUNT) && { discounts: { codes: [...cart.record.discountCodes], applied } }),
  }
}

/** The offers of a cart, which need no code, each with what it takes off. */
function listOffers({ lines }: PricedCart) {
  const amounts = new Map<string, number>()
  for (const { offers } of lines)
    for (const { title, amount } of offers) amounts.set(title, (amounts.get(title) ?? 0) + amount)
  return [...amounts].map(([title, amount]) => ({ title, amount, automatic: true }))
}

function toTotals({ lines, code, delivery, total }: PricedCart): Total[] {
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0)
  const offers = lines.reduce((sum, line) => sum + line.subtotal - line.total, 0)
  return [
    { type: 'subtotal', display_text: 'Subtotal', amount: subtotal },
    ...(offers > 0 ? [{ type: 'items_discount' as const, display_text: 'Offers', amount: -offers }] : []),
    ...(code ? [{ type: 'discount' as const, display_text: `Discount ${code.code}`, amount: -code.amount }] : []),
    ...(delivery?.selected
      ? [{ type: 'fulfillment' as const, display_text: delivery.selected.title, amount: delivery.selected.cost }]
      : []),
    { type: 'total', display_text: 'Total', amount: total },
  ]
}

/** The reasons why lines and codes cannot be bought as requested. */
export function describeLines({ lines, codes }: PricedCart): Message[] {
  return [
    ...lines.flatMap(({ quantity }, index) =>
      quantity > 0 ? [] : [createError('out_of_stock', 'This is sold out.', { path: `$.line_items[${index}]` })],
    ),
    ...codes.flatMap(({ applicable }, index): Message[] =>
      applicable
        ? []
        : [
            {
              type: 'warning',
              code: 'discount_code_invalid',
              content: 'The code takes nothing off.',
              path: `$.discounts.codes[${index}]`,
            },
          ],
    ),
  ]
}

/** How the buyer of a cart can be reached, as far as it is known. */
export function toBuyer({ buyerEmail, buyer }: CartRecord, names: Partial<Buyer> = {}): Buyer | undefined {
  const known = {
    ...names,
    ...(buyerEmail !== null && { email: buyerEmail }),
    ...(buyer.phone !== null && { phone_number: buyer.phone }),
  }
  return Object.keys(known).length > 0 ? known : undefined
}

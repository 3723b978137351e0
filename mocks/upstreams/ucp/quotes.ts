import type { QuotedPrices } from '../../world/agents.ts'
import { formatPrice } from '../shopify/money.ts'
import type { PricedCart } from '../shopify/pricing/price-cart.ts'
import type { Message } from './messages.ts'

/** The current price of one piece of each variant, as agents are told. */
export const quotePrices = ({ lines }: PricedCart): QuotedPrices =>
  Object.fromEntries(lines.map(({ variant, unitPrice }) => [variant.id, unitPrice]))

/** Whether a price differs from the one that the agent was told. */
export const hasChangedPrice = (cart: PricedCart, quoted: QuotedPrices): boolean =>
  cart.lines.some(({ variant, unitPrice }) => (quoted[variant.id] ?? unitPrice) !== unitPrice)

/** The prices that differ from those that the agent was told. */
export const describeChangedPrices = (cart: PricedCart, quoted: QuotedPrices): Message[] =>
  cart.lines.flatMap(({ variant, unitPrice }, index): Message[] => {
    const before = quoted[variant.id] ?? unitPrice
    if (before === unitPrice) return []
    const list = { region: cart.record.region, currency: cart.currency }
    return [
      {
        type: 'warning',
        code: 'price_changed',
        content: `The price was ${formatPrice(before, list)} and is ${formatPrice(unitPrice, list)} now.`,
        path: `$.line_items[${index}].item.price`,
      },
    ]
  })

import type { QuotedPrices } from '../../world/agents.ts'
import { formatPrice } from '../shopify/money.ts'
import type { PricedCart } from '../shopify/pricing/price-cart.ts'
import type { Message } from './messages.ts'

/** What an agent is told now that one piece of each variant costs. */
export const quotePrices = ({ lines }: PricedCart): QuotedPrices =>
  Object.fromEntries(lines.map(({ variant, unitPrice }) => [variant.id, unitPrice]))

/** Whether a price is another one than the agent was told. */
export const hasChangedPrice = (cart: PricedCart, quoted: QuotedPrices): boolean =>
  cart.lines.some(({ variant, unitPrice }) => (quoted[variant.id] ?? unitPrice) !== unitPrice)

/** Which prices are others than the agent was told. */
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

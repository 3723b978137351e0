import type { OrderRecord } from '../../world/orders.ts'
import type { ShopifyContext } from '../shopify/context.ts'
import { storefrontUrl } from '../shopify/goods/storefront-url.ts'
import { html } from './html.ts'
import { page } from './page.ts'
import { summary } from './summary.ts'

/** The page of an order: its confirmation, and where its status is looked up later. */
export function orderPage(order: OrderRecord, context: ShopifyContext): Response {
  const { world, origin } = context
  const delivery = order.total - (order.subtotal - order.discount)
  const paid = order.giftCards.reduce((sum, { amount }) => sum + amount, 0)
  return page({
    title: `Order ${order.name}`,
    body: html`<h1>Thank you. Order ${order.name} is confirmed.</h1>
<p>${order.email ? `A confirmation is on its way to ${order.email}.` : 'Keep your order number for returns and exchanges.'}</p>
<p><a href="${storefrontUrl('/', context)}">Continue shopping</a></p>`,
    aside: summary({
      region: order.region,
      origin,
      total: order.total - paid,
      lines: order.lines.flatMap(({ variantId, quantity, unitPrice, attributes }) => {
        const known = world.catalogue.variantById.get(variantId)
        if (!known) return []
        const price = unitPrice * quantity
        return { ...known, quantity, attributes, subtotal: price, total: price, offers: [] }
      }),
      sums: [
        { label: 'Subtotal', amount: order.subtotal },
        ...(order.discount > 0 ? [{ label: 'Offers and discounts', amount: -order.discount }] : []),
        ...(delivery > 0 ? [{ label: 'Delivery', amount: delivery }] : []),
        ...order.giftCards.map(({ lastCharacters, amount }) => ({
          label: `Gift card ending in ${lastCharacters}`,
          amount: -amount,
        })),
      ],
    }),
  })
}

import { getProgress } from '../../world/order-progress.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { html } from '../html.ts'
import type { ShopifyContext } from '../shopify/context.ts'
import { getLineTitle } from '../shopify/customer/order.ts'
import { getFeaturedImage } from '../shopify/goods/image.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import { getShopName } from '../shopify/shop/shop-name.ts'
import { renderPage } from './page.ts'
import { renderSummary } from './summary.ts'

/** The page of an order: its confirmation and Shopify's order status page. */
export function renderOrderPage(order: OrderRecord, context: ShopifyContext): Response {
  const { world, urls } = context
  const deliveryCost = order.total - (order.subtotal - order.discount)
  const giftCardTotal = order.giftCards.reduce((sum, { amount }) => sum + amount, 0)
  return renderPage({
    title: `Order ${order.name}`,
    shopName: getShopName(context.world),
    body: html`${renderState(order, context)}
<p><a href="${getStorefrontUrl('/', context)}">Continue shopping</a></p>`,
    aside: renderSummary({
      list: order,
      urls,
      total: order.total - giftCardTotal,
      lines: order.lines.map((line) => {
        const { product, variant } = world.catalogue.variantById.get(line.variantId) ?? {}
        const price = line.unitPrice * line.quantity
        return {
          ...line,
          title: getLineTitle(world, line),
          variantTitle: variant?.values.join(' / ') ?? line.sold?.variantTitle ?? '',
          image: product ? getFeaturedImage(product) : null,
          subtotal: price,
          total: price,
          offers: [],
        }
      }),
      amounts: [
        { label: 'Subtotal', amount: order.subtotal },
        ...(order.discount > 0 ? [{ label: 'Offers and discounts', amount: -order.discount }] : []),
        ...(deliveryCost > 0 ? [{ label: 'Delivery', amount: deliveryCost }] : []),
        ...order.giftCards.map(({ lastCharacters, amount }) => ({
          label: `Gift card ending in ${lastCharacters}`,
          amount: -amount,
        })),
      ],
    }),
  })
}

/** How far the order is: a new one is thanked for. */
function renderState(order: OrderRecord, { world }: ShopifyContext) {
  const { fulfilment, deliveredAt } = getProgress(world, order)
  if (fulfilment === 'fulfilled')
    return html`<h1>Order ${order.name} is on its way.</h1>
<p>The carrier has the parcel.</p>`
  if (fulfilment === 'delivered')
    return html`<h1>Order ${order.name} is delivered.</h1>
<p>${deliveredAt ? `The parcel arrived on ${DAY.format(new Date(deliveredAt))}.` : 'The parcel has arrived.'}</p>`
  return html`<h1>Thank you. Order ${order.name} is confirmed.</h1>
<p>${order.email ? `A confirmation is on its way to ${order.email}.` : 'Keep your order number for returns and exchanges.'}</p>`
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

import type { Order, Total } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { AgentCheckout } from '../../world/agents.ts'
import { getExpectedDelivery, isSent } from '../../world/order-progress.ts'
import type { OrderLineRecord, OrderRecord } from '../../world/orders.ts'
import { getLineTitle } from '../shopify/customer/order.ts'
import { getOrderStatusUrl } from '../shopify/customer/order-status-url.ts'
import { toGid } from '../shopify/gid.ts'
import type { AgentContext, Tool } from './context.ts'
import { toPostalAddress } from './fulfillment.ts'
import { createEnvelope, refuseUnknown } from './messages.ts'
import { isOfCopy } from './sessions.ts'

/** Reads an order that the same agent placed or began, as far as the world's clock has brought it. */
export const getOrder: Tool<'get_order'> = ({ id }, context) => {
  const { world, region, agent } = context
  const order = world.orders.findFirst((query) => query.where({ id, region }))
  const checkout = world.agentCheckouts.findFirst((query) =>
    query.where(
      ({ cartId, agent: profile }) =>
        order && profile === agent.profile && (cartId === order.cartId || isOfCopy(order, cartId)),
    ),
  )
  return order && checkout ? toOrder(order, checkout, context) : refuseUnknown(context, 'order')
}

function toOrder(order: OrderRecord, checkout: AgentCheckout, context: AgentContext): Order {
  const sent = isSent(context.world, order)
  return {
    ucp: createEnvelope('get_order', context),
    id: order.id,
    label: order.name,
    checkout_id: checkout.id,
    permalink_url: getOrderStatusUrl(order, context.urls),
    line_items: order.lines.map((line) => ({
      id: line.id,
      item: {
        id: toGid('ProductVariant', line.variantId),
        title: getLineTitle(context.world, line),
        price: line.unitPrice,
      },
      quantity: { original: line.quantity, total: line.quantity, fulfilled: sent ? line.quantity : 0 },
      totals: toLineTotals(line),
      status: sent ? 'fulfilled' : 'processing',
    })),
    // where a shopper's own copy goes is not the agent's to read
    fulfillment: { expectations: order.cartId === checkout.cartId ? toExpectations(order) : [] },
    currency: order.currency,
    totals: toTotals(order),
  }
}

function toExpectations(order: OrderRecord) {
  const arrives = getExpectedDelivery(order)
  if (!order.shippingAddress) return []
  return [
    {
      id: `${order.id}/parcel`,
      line_items: order.lines.map(({ id, quantity }) => ({ id, quantity })),
      method_type: 'shipping' as const,
      destination: toPostalAddress(order.shippingAddress),
      ...(arrives && { description: `Arrives on ${arrives.slice(0, 10)}` }),
    },
  ]
}

function toLineTotals({ unitPrice, quantity, discounts }: OrderLineRecord): Total[] {
  const offers = discounts.filter(({ kind }) => kind === 'offer').reduce((sum, { amount }) => sum + amount, 0)
  const subtotal = unitPrice * quantity
  return [
    { type: 'subtotal', amount: subtotal },
    ...(offers > 0 ? [{ type: 'items_discount' as const, amount: -offers }] : []),
    { type: 'total', amount: subtotal - offers },
  ]
}

function toTotals({ subtotal, discount, total }: OrderRecord): Total[] {
  const delivery = total - (subtotal - discount)
  return [
    { type: 'subtotal', display_text: 'Subtotal', amount: subtotal },
    ...(discount > 0 ? [{ type: 'discount' as const, display_text: 'Offers and discounts', amount: -discount }] : []),
    ...(delivery > 0 ? [{ type: 'fulfillment' as const, display_text: 'Delivery', amount: delivery }] : []),
    { type: 'total', display_text: 'Total', amount: total },
  ]
}

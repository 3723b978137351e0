import type { Checkout, Link } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { UcpTool } from '#contracts/ucp/releases.ts'
import type { AgentCheckout } from '../../world/agents.ts'
import type { CartRecord } from '../../world/carts.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { getStoreSettings } from '../../world/store-settings.ts'
import { getCheckoutUrl } from '../shopify/cart/checkout-url.ts'
import { createPolicyResolver } from '../shopify/content/policies.ts'
import { getOrderStatusUrl } from '../shopify/customer/order-status-url.ts'
import { type PricedCart, priceCart } from '../shopify/pricing/price-cart.ts'
import { FULFILLMENT } from './capabilities.ts'
import { describeContents, describeLines, toBuyer } from './cart.ts'
import type { AgentContext } from './context.ts'
import { findDeliveryProblems, toFulfillment } from './fulfillment.ts'
import { createEnvelope, createError, type Message } from './messages.ts'
import { listPaymentHandlers } from './payment.ts'
import { describeChangedPrices } from './quotes.ts'

/** A checkout with the cart that it is of, and the order that it became. */
export type Session = { record: AgentCheckout; cart: CartRecord; order: OrderRecord | undefined }

/** How a checkout has ended; null while it is open. */
export function getEnd(
  { record, order }: Session,
  { world }: AgentContext,
): 'completed' | 'canceled' | 'expired' | null {
  if (order) return 'completed'
  if (record.canceledAt !== null) return 'canceled'
  return world.clock.now().toISOString() > record.expiresAt ? 'expired' : null
}

/** A checkout for an agent. */
export function toCheckout(
  tool: UcpTool,
  session: Session,
  context: AgentContext,
  messagesOfCall: readonly Message[] = [],
): Checkout {
  const { record, order } = session
  const cart = priceCart(context.world, session.cart)
  const end = getEnd(session, context)
  const messages = [...messagesOfCall, ...describeState(session, cart, context)]
  const names = {
    ...(record.firstName && { first_name: record.firstName }),
    ...(record.lastName && { last_name: record.lastName }),
  }
  const buyer = toBuyer(session.cart, names)
  return {
    ucp: { ...createEnvelope(tool, context), payment_handlers: listPaymentHandlers(context.release) },
    id: record.id,
    status: end === 'expired' ? 'canceled' : (end ?? getOpenStatus(messages)),
    ...describeContents(cart, context),
    ...(buyer && { buyer }),
    ...(context.capabilities.has(FULFILLMENT) && { fulfillment: toFulfillment(cart) }),
    ...(messages.length > 0 && { messages }),
    links: listLinks(context),
    ...(!order && { continue_url: getCheckoutUrl(session.cart, context) }),
    expires_at: record.expiresAt,
    ...(order && {
      order: { id: order.id, label: order.name, permalink_url: getOrderStatusUrl(order, context.urls) },
    }),
  }
}

/** The obstacles to an order: first those that an agent can remove, then those that only the buyer can. */
export function describeState(session: Session, cart: PricedCart, context: AgentContext): Message[] {
  const end = getEnd(session, context)
  if (end === 'completed') return []
  if (end === 'canceled') return [createError('canceled', 'The checkout was canceled.', { severity: 'unrecoverable' })]
  if (end === 'expired') return [createError('expired', 'The checkout has expired.', { severity: 'unrecoverable' })]
  const { agents } = getStoreSettings(context.world, context.region)
  return [
    ...describeLines(cart),
    ...(cart.lines.length === 0 ? [createError('missing', 'There is nothing in it.', { path: '$.line_items' })] : []),
    ...(session.cart.buyerEmail === null
      ? [createError('missing', 'The buyer’s email address is required.', { path: '$.buyer.email' })]
      : []),
    ...findDeliveryProblems(cart),
    ...describeChangedPrices(cart, session.record.quoted),
    ...(agents.needBuyer
      ? [createError('buyer_review_required', 'The buyer has to look at it.', { severity: 'requires_buyer_review' })]
      : []),
    ...(context.agent.isTrusted
      ? []
      : [createError('payment_required', 'The buyer pays in the browser.', { severity: 'requires_buyer_input' })]),
  ]
}

function getOpenStatus(messages: readonly Message[]): Checkout['status'] {
  const severities = messages.flatMap((message) => (message.type === 'error' ? [message.severity] : []))
  if (severities.includes('recoverable')) return 'incomplete'
  return severities.length > 0 ? 'requires_escalation' : 'ready_for_complete'
}

const LINKS = {
  privacy_policy: createPolicyResolver('PRIVACY_POLICY'),
  terms_of_service: createPolicyResolver('TERMS_OF_SERVICE'),
  refund_policy: createPolicyResolver('REFUND_POLICY'),
}

/** The pages of the store that an agent has to show: those that it has. */
const listLinks = (context: AgentContext): Link[] =>
  Object.entries(LINKS).flatMap(([type, resolve]) => {
    const policy = resolve(null, null, context)
    return policy && 'url' in policy && typeof policy.url === 'string' ? [{ type, url: policy.url }] : []
  })

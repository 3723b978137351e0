import { formatDetail, getLineDetails } from '#app/cart/line-attributes.ts'
import { copyMoney, type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import type {
  OrderDetailsFragment,
  OrderLineFragment,
  OrderReturnFragment,
  OrderSummaryFragment,
} from '#contracts/customer-account/generated/documents.ts'
import type { OrderedGoodsQuery } from '#contracts/shopify/generated/documents.ts'
import { toAddress } from '../addresses/address.wire.ts'
import type { LineStock, Order, OrderLine, OrderReturn, OrderStatus, OrderSummary, ReturnStatus } from './order.ts'

type StatusFields = Pick<OrderSummaryFragment, 'fulfillmentStatus' | 'cancelledAt'>

const toStatus = ({ fulfillmentStatus, cancelledAt }: StatusFields): OrderStatus =>
  cancelledAt ? 'cancelled' : STATUS[fulfillmentStatus]

/** Converts Shopify's order for a list. */
export const toOrderSummary = (wire: OrderSummaryFragment): OrderSummary => ({
  id: wire.id,
  name: wire.name,
  placedAt: wire.processedAt,
  status: toStatus(wire),
  total: copyMoney(wire.totalPrice),
  pieces: wire.lineItemsSummary?.totalQuantityOfLineItems ?? null,
  pictures: wire.lineItems.nodes.flatMap(({ id, title, image }) => {
    const address = toPictureAddress(image?.url)
    return address ? [{ id, title, image: address }] : []
  }),
})

/** Goods by id, as sold today; undefined if they could not be read. */
export type OrderedGoods = ReadonlyMap<string, NonNullable<OrderedGoodsQuery['nodes'][number]>> | undefined

/** The ids of the goods of these lines, variants first. */
export const listGoodsIds = (lines: readonly Pick<OrderLineFragment, 'variantId' | 'productId'>[]): string[] => [
  ...new Set([
    ...lines.flatMap(({ variantId }) => variantId ?? []),
    ...lines.flatMap(({ productId }) => productId ?? []),
  ]),
]

/** Whether a variant can be bought today. */
export function getStock(variantId: string | null, goods: OrderedGoods): LineStock {
  if (variantId === null) return 'withdrawn'
  if (!goods) return 'unknown'
  const variant = goods.get(variantId)
  if (variant?.__typename !== 'ProductVariant') return 'withdrawn'
  return variant.availableForSale ? 'available' : 'sold-out'
}

/** Converts Shopify's order for its page. `lines` are all of its lines, which Shopify gives in pages. */
export function toOrder(wire: OrderDetailsFragment, lines: readonly OrderLineFragment[], goods: OrderedGoods): Order {
  const returns = wire.returns.nodes.map((one) => toReturn(one, lines))
  const returned = Map.groupBy(
    returns.filter(({ status }) => status !== 'declined' && status !== 'cancelled').flatMap((one) => one.lines),
    ({ id }) => id,
  )
  const status = toStatus(wire)
  return {
    id: wire.id,
    name: wire.name,
    placedAt: wire.processedAt,
    status,
    // until delivery Shopify gives the estimated day
    deliveredAt: status === 'delivered' ? wire.latestFulfillmentDeliveryDate : null,
    statusUrl: wire.statusPageUrl,
    shippingAddress: wire.shippingAddress ? toAddress(wire.shippingAddress) : null,
    parcels: wire.fulfillments.nodes.map(({ id, createdAt, trackingInformation }) => ({
      id,
      sentAt: createdAt,
      tracking: trackingInformation.map(({ company, number, url }) => ({ company, number, url: toHttpUrl(url) })),
    })),
    lines: lines.map((line) => ({
      ...toLine(line, goods),
      returned: (returned.get(line.id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    totals: toTotals(wire),
    returns,
    refunds: wire.refunds.map(({ id, createdAt, totalRefunded }) => ({
      id,
      paidAt: createdAt,
      amount: copyMoney(totalRefunded),
    })),
  }
}

function toLine(wire: OrderLineFragment, goods: OrderedGoods): Omit<OrderLine, 'returned'> {
  const product = goods?.get(wire.productId ?? '')
  const options = (wire.variantOptions ?? []).map(({ name, value }) => ({ key: name, value }))
  // gift cards and one-size goods have a single option that Shopify adds
  const shown = options.filter(({ value }) => value !== 'Default Title')
  return {
    id: wire.id,
    title: wire.title,
    quantity: wire.quantity,
    image: toPictureAddress(wire.image?.url),
    handle: product?.__typename === 'Product' ? product.handle : null,
    details: getLineDetails(shown, wire.customAttributes).map(formatDetail),
    price: wire.price && copyMoney(wire.price),
    fullPrice: wire.price && toMoney(toMinorUnits(wire.price) * wire.quantity, wire.price.currencyCode),
    paid: wire.totalPriceWithDiscounts && copyMoney(wire.totalPriceWithDiscounts),
    discounts: wire.discountInformation.map(({ title, discountValue }) => ({
      name: title ?? '',
      amount: copyMoney(discountValue),
    })),
    isGiftCard: wire.giftCard,
    variantId: wire.variantId,
    stock: getStock(wire.variantId, goods),
    attributes: wire.customAttributes.flatMap(({ key, value }) => (value ? [{ key, value }] : [])),
  }
}

function toReturn(wire: OrderReturnFragment, lines: readonly OrderLineFragment[]): OrderReturn {
  return {
    id: wire.id,
    name: wire.name,
    status: RETURN_STATUS[wire.status],
    requestedAt: wire.createdAt,
    lines: wire.returnLineItems.nodes.map(({ lineItem, quantity }) => ({
      id: lineItem.id,
      title: lines.find(({ id }) => id === lineItem.id)?.title ?? '',
      quantity,
    })),
  }
}

/** Converts Shopify's totals. The subtotal is before discounts, so that the parts add up. */
function toTotals(wire: OrderDetailsFragment): Order['totals'] {
  const { subtotal: afterDiscounts, totalDiscountedShipping: delivery, totalPrice: total } = wire
  const subtotal = wire.subtotalBeforeDiscounts ?? afterDiscounts
  const extra = afterDiscounts && subtract(subtract(total, afterDiscounts), delivery)
  const giftCards = wire.transactions.flatMap(({ kind, status, giftCardDetails, transactionAmount }) =>
    giftCardDetails && kind !== 'REFUND' && status === 'SUCCESS'
      ? [{ lastCharacters: giftCardDetails.last4, amount: copyMoney(transactionAmount.presentmentMoney) }]
      : [],
  )
  return {
    subtotal: subtotal && copyMoney(subtotal),
    discount: subtotal && afterDiscounts && ifPositive(subtract(subtotal, afterDiscounts)),
    delivery: copyMoney(delivery),
    extra: extra && ifPositive(extra),
    total: copyMoney(total),
    giftCards,
    refunded: ifPositive(wire.totalRefunded),
  }
}

const subtract = (one: Money, other: Money): Money => toMoney(toMinorUnits(one) - toMinorUnits(other), one.currencyCode)

const ifPositive = (money: Money): Money | null => (toMinorUnits(money) > 0 ? copyMoney(money) : null)

/** Returns a tracking URL if it is a web address; null otherwise, because warehouse staff type these URLs. */
const toHttpUrl = (url: string | null): string | null => (url && /^https?:\/\//.test(url) ? url : null)

/** Shopify's fulfilment states as the customer sees them. */
const STATUS: Record<OrderSummaryFragment['fulfillmentStatus'], OrderStatus> = {
  CONFIRMED: 'received',
  PREPARING_FOR_SHIPPING: 'packing',
  MULTIPLE_SHIPMENTS: 'sent-in-part',
  ON_ITS_WAY: 'sent',
  IN_TRANSIT: 'sent',
  OUT_FOR_DELIVERY: 'out-for-delivery',
  ATTEMPTED_TO_DELIVER: 'not-delivered',
  READY_FOR_PICKUP: 'to-collect',
  PICKED_UP: 'delivered',
  DELIVERED: 'delivered',
  THERE_WAS_A_PROBLEM: 'on-hold',
}

const RETURN_STATUS: Record<OrderReturnFragment['status'], ReturnStatus> = {
  REQUESTED: 'requested',
  OPEN: 'open',
  CLOSED: 'closed',
  DECLINED: 'declined',
  CANCELED: 'cancelled',
}

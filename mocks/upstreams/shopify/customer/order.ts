import { isSent } from '../../../world/order-progress.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import { countRefunded, getRefunded } from '../../../world/return-progress.ts'
import type { World } from '../../../world/world.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { fromGid } from '../gid.ts'
import { findVariant } from '../goods/availability.ts'
import { getProductTitle } from '../goods/product.ts'
import { toMoney } from '../money.ts'
import { toDiscountAllocations, toDiscountApplications } from './order-discounts.ts'
import { getOrderStatusUrl } from './order-status-url.ts'
import { recordMetafields } from './record-metafields.ts'

type OrderLine = OrderRecord['lines'][number]
/** A line with its order, for Shopify's OrderLineItem. */
type LineItem = { order: OrderRecord; line: OrderLine }

const resolveZero = (order: OrderRecord) => toMoney(0, order)
const resolveRefunded = (order: OrderRecord, _args: unknown, { world }: Pick<ShopifyContext, 'world'>) =>
  toMoney(getRefunded(world, order), order)
const resolveSubtotal = ({ subtotal, discount, currency }: OrderRecord) => toMoney(subtotal - discount, { currency })
const resolveTotal = ({ total, currency }: OrderRecord) => toMoney(total, { currency })
const resolveShipping = ({ total, subtotal, discount, currency }: OrderRecord) =>
  toMoney(total - (subtotal - discount), { currency })

/** The number in an order's name: 1001 of '#1001' and '#SP1001'; else that of its id. */
export const getOrderNumber = ({ id, name }: OrderRecord): number =>
  Number(/(\d{1,9})\D*$/.exec(name)?.[1] ?? fromGid('Order', id))

/** The title of a line's product as it was sold, also if the product was withdrawn later. */
export function getLineTitle({ catalogue }: World, { variantId, sold }: OrderLine): string {
  if (sold) return sold.title
  const entry = catalogue.variantById.get(variantId)
  return entry ? getProductTitle(entry.product) : variantId
}

export const orderResolvers = {
  Order: {
    id: ({ id }: OrderRecord) => id,
    name: ({ name }: OrderRecord) => name,
    orderNumber: getOrderNumber,
    processedAt: ({ createdAt }: OrderRecord) => createdAt,
    email: ({ email }: OrderRecord) => email,
    phone: ({ shippingAddress }: OrderRecord) => shippingAddress?.phone ?? null,
    currencyCode: ({ currency }: OrderRecord) => currency,
    customAttributes: ({ attributes }: OrderRecord) => attributes,
    customerLocale: () => 'en',
    customerUrl: () => null,
    shippingAddress: ({ shippingAddress }: OrderRecord) => shippingAddress,
    statusUrl: (order: OrderRecord, _args, { urls }) => getOrderStatusUrl(order, urls),
    // The simulated checkout charges the whole price at once, and orders are never cancelled.
    financialStatus: (order: OrderRecord, _args, { world }) => getFinancialStatus(order, getRefunded(world, order)),
    fulfillmentStatus: (order: OrderRecord, _args, { world }) => (isSent(world, order) ? 'FULFILLED' : 'UNFULFILLED'),
    canceledAt: () => null,
    cancelReason: () => null,
    edited: () => false,
    subtotalPrice: resolveSubtotal,
    subtotalPriceV2: resolveSubtotal,
    currentSubtotalPrice: (order: OrderRecord, _args, { world }) =>
      toMoney(order.subtotal - order.discount - getRefunded(world, order), order),
    totalPrice: resolveTotal,
    totalPriceV2: resolveTotal,
    originalTotalPrice: resolveTotal,
    currentTotalPrice: (order: OrderRecord, _args, { world }) =>
      toMoney(order.total - getRefunded(world, order), order),
    totalShippingPrice: resolveShipping,
    totalShippingPriceV2: resolveShipping,
    currentTotalShippingPrice: resolveShipping,
    // The stores have no taxes configured and charge no duties.
    totalTax: resolveZero,
    totalTaxV2: resolveZero,
    currentTotalTax: resolveZero,
    totalRefunded: resolveRefunded,
    totalRefundedV2: resolveRefunded,
    billingAddress: ({ billingAddress }: OrderRecord) => billingAddress,
    discountApplications: (order: OrderRecord, args: PageArgs) =>
      toConnection(toDiscountApplications(order), args, ({ name }) => name),
    successfulFulfillments: (order: OrderRecord, { first }: { first?: number | null }, { world }) =>
      isSent(world, order) ? toFulfilments(order).slice(0, first ?? undefined) : [],
    currentTotalDuties: () => null,
    originalTotalDuties: () => null,
    lineItems: (order: OrderRecord, args: PageArgs) => toConnection(toLineItems(order), args, ({ line }) => line.id),
    shippingDiscountAllocations: () => [],
    ...recordMetafields,
  },
  OrderLineItem: {
    title: ({ line }: LineItem, _args, { world }) => getLineTitle(world, line),
    quantity: ({ line }: LineItem) => line.quantity,
    currentQuantity: ({ order, line }: LineItem, _args, { world }) =>
      line.quantity - countRefunded(world, order, line.id),
    customAttributes: ({ line }: LineItem) => line.attributes,
    discountAllocations: ({ order, line }: LineItem) => toDiscountAllocations(order, line),
    originalTotalPrice: ({ order, line }: LineItem) => toMoney(getFullPrice(line), order),
    discountedTotalPrice: ({ order, line }: LineItem) => {
      const discount = line.discounts.reduce((sum, { amount }) => sum + amount, 0)
      return toMoney(getFullPrice(line) - discount, order)
    },
    // Null if the product was withdrawn later.
    variant: ({ line }: LineItem, _args: unknown, { world }: ShopifyContext) =>
      findVariant(world, line.variantId) ?? null,
  },
} satisfies Record<string, Resolvers>

const getFinancialStatus = ({ total }: OrderRecord, refunded: number) => {
  if (refunded === 0) return 'PAID'
  return refunded < total ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

const getFullPrice = ({ unitPrice, quantity }: OrderLine) => unitPrice * quantity

const toLineItems = (order: OrderRecord): LineItem[] => order.lines.map((line) => ({ order, line }))

/** An order is sent as one parcel without tracking. */
function toFulfilments(order: OrderRecord) {
  const items = toLineItems(order).map((lineItem) => ({ lineItem, quantity: lineItem.line.quantity }))
  return [
    {
      trackingCompany: null,
      trackingInfo: [],
      fulfillmentLineItems: (args: PageArgs) => toConnection(items, args, ({ lineItem }) => lineItem.line.id),
    },
  ]
}
